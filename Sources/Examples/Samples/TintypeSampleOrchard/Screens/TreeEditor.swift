// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI

/// The form of a tree, which is inserted by it if it is new.
struct TreeEditor: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.modelContext) private var context
  @Environment(\.today) private var today
  @Bindable var tree: Tree
  private let isNew: Bool

  init(tree: Tree) {
    self.tree = tree
    isNew = tree.modelContext == nil
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $tree.name)
          TextField("Place", text: $tree.place)
        } footer: {
          if !tree.hasName { Text("A tree needs a name.") }
        }
        Section {
          Picker("Species", selection: $tree.species) {
            ForEach(Species.allCases) { Text($0.title) }
          }
          DatePicker("Planted", selection: $tree.planted, in: ...today, displayedComponents: .date)
        }
      }
      .navigationTitle(isNew ? "New Tree" : "Edit Tree")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        if isNew {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(isNew ? "Save" : "Done") {
            if isNew { context.insert(tree) }
            dismiss()
          }
          .disabled(!tree.hasName)
        }
      }
    }
    .interactiveDismissDisabled(!tree.hasName)
  }
}

#Preview(traits: .orchard) {
  TreeEditor(tree: Tree(name: "Golden Bell", place: "By the gate", planted: SampleOrchard.today))
}
