// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI

/// The form of a new note.
struct NoteEditor: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.modelContext) private var context
  @Environment(\.today) private var today
  @FocusState private var isFocused: Bool
  @State private var text = ""
  var tree: Tree?

  var body: some View {
    NavigationStack {
      Form {
        TextField("What did you observe?", text: $text, axis: .vertical)
          .lineLimit(5...)
          .focused($isFocused)
      }
      .navigationTitle("New Note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            context.insert(Note(date: today, text: text, tree: tree))
            dismiss()
          }
          .disabled(text.isEmpty)
        }
      }
    }
    .presentationDetents(size.isAccessibilitySize ? [.large] : [.medium, .large])
    .onAppear { isFocused = true }
  }
}
