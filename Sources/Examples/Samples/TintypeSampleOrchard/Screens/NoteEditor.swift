// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI

/// The form of a new note.
struct NoteEditor: View {
  @Environment(\.modelContext) private var context
  @Environment(\.today) private var today
  @FocusState private var isFocused: Bool
  @State private var text = ""
  var tree: Tree?

  var body: some View {
    EditorSheet(title: "New Note", isValid: !text.isEmpty) {
      context.insert(Note(date: today, text: text, tree: tree))
    } content: {
      TextField("What did you observe?", text: $text, axis: .vertical)
        .lineLimit(5...)
        .focused($isFocused)
    }
    .onAppear { isFocused = true }
  }
}
