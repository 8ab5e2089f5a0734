// SPDX-License-Identifier: MIT

import TintypeComponents

/// The properties of a text editor, which only the styles of this module use.
public struct TextEditorStyleConfiguration {
  let content: StyleContent
}

extension View {
  /// Sets the style of the text editors within the view.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    addingStyle(style as any TextEditorStyle)
  }
}

/// The default text editor style.
@MainActor @preconcurrency
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The body of a text editor.
  public struct Body: View, StyleContentView {
    nonisolated(unsafe) let content: StyleContent
  }

  /// Creates the style.
  public init() {}

  /// Returns the editor.
  public func makeBody(configuration: Configuration) -> AutomaticTextEditorStyle.Body {
    Body(content: configuration.content)
  }
}

/// A text editor style without decoration.
@MainActor @preconcurrency
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}

  /// Returns the editor.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticTextEditorStyle.Body(content: configuration.content)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without decoration.
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { .init() }
}
