// SPDX-License-Identifier: MIT

import SwiftUI

struct TextEditors: View {
  @State private var text = ""
  @State private var selection: TextSelection?

  var body: some View {
    VStack {
      TextEditor(text: $text)
      TextEditor(text: $text, selection: $selection)
      TextEditor(text: $text).textEditorStyle(.automatic)
      TextEditor(text: $text).textEditorStyle(.plain)
      TextEditor(text: $text).textEditorStyle(AutomaticTextEditorStyle())
      TextEditor(text: $text).textEditorStyle(PlainTextEditorStyle())
      TextEditor(text: $text).textEditorStyle(Unavailable())
    }
    .scrollContentBackground(.hidden)
  }
}

private struct Unavailable: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View { Text("No editor") }
}
