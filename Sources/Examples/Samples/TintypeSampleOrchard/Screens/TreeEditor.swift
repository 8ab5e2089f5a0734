// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI

/// The form of a tree, which inserts a new one.
struct TreeEditor: View {
  @Environment(\.modelContext) private var context
  @Environment(\.today) private var today
  @Bindable var tree: Tree

  var body: some View {
    let isNew = tree.modelContext == nil
    EditorSheet(title: isNew ? "New Tree" : "Edit Tree", isLive: !isNew, isValid: tree.hasName) {
      if isNew { context.insert(tree) }
    } content: {
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
  }
}

#Preview(traits: .orchard) {
  TreeEditor(tree: Tree(name: "Golden Bell", place: "By the gate", planted: SampleOrchard.today))
}
