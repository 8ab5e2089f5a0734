// SPDX-License-Identifier: MIT

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
