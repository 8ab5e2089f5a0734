// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

// Drawn by TintypeComponents/Controls/TextInput/TextEditor.swift.

/// A control for editing text of several lines.
public struct TextEditor: View, PrimitiveView {
  private nonisolated(unsafe) let text: FieldText

  /// Creates an editor.
  public nonisolated init(text: Binding<String>) { self.text = FieldText(text) }

  /// Creates an editor with a selection, which is not shown.
  ///
  /// When a user enters a text, the insertion point is at its end.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = FieldText(text, selection: selection)
  }

  /// Creates an editor of an attributed text, whose attributes and selection are not shown.
  ///
  /// Characters that a user does not change keep their attributes.
  public nonisolated init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = FieldText(text, selection: selection)
  }
}

extension TextEditor {
  func nodes(in scope: ViewScope) -> [Node] {
    let editor = TintypeComponents.TextEditor(text: scope.binding(text))
    guard let style = scope.environment.style((any TextEditorStyle).self),
      !(style is AutomaticTextEditorStyle), !(style is PlainTextEditorStyle)
    else { return scope.nodes(of: editor) }
    return scope.nodes(of: style, TextEditorStyleConfiguration(content: StyleContent(editor)))
  }
}
