// SPDX-License-Identifier: MIT

@available(
  *, unavailable,
  message: "Text renderers are not supported on Linux. Use #if !os(Linux), or draw a Canvas."
)
extension View {
  /// Sets the drawing of text.
  public nonisolated func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer { self }
}

/// The drawing of text.
@available(
  *, unavailable,
  message: "Text renderers are not supported on Linux. Use #if !os(Linux), or draw a Canvas."
)
public protocol TextRenderer {}

extension AttributeScopes.SwiftUIAttributes {
  /// The attributes for assistive technologies.
  @available(
    *, unavailable,
    message: "Foundation has no such attributes on Linux. Use the accessibility modifiers of Text."
  )
  public var accessibility: AttributeScopes.FoundationAttributes { foundation }

  /// The images in place of characters.
  @available(
    *, unavailable,
    message: "Adaptive image glyphs do not exist on Linux. Use Text(Image(…)) instead."
  )
  public var adaptiveImageGlyph: AttributeScopes.FoundationAttributes { foundation }
}
