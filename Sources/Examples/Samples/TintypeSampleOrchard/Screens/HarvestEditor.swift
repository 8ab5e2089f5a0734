// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI
import WidgetKit

/// The form of a new harvest.
struct HarvestEditor: View {
  @Environment(\.modelContext) private var context
  @Environment(\.today) private var today
  @Query(sort: \Tree.name) private var trees: [Tree]
  @State private var tree: Tree?
  @State private var amount = 10.0
  @State private var date: Date?

  init(tree: Tree? = nil) { _tree = State(initialValue: tree) }

  var body: some View {
    EditorSheet(title: "New Harvest", isValid: tree != nil) {
      context.insert(Harvest(date: date ?? today, amount: amount, tree: tree))
      WidgetCenter.shared.reloadTimelines(ofKind: HarvestWidget.kind)
    } content: {
      Picker("Tree", selection: $tree) {
        Text("None").tag(Tree?.none)
        ForEach(trees) { Text($0.name).tag(Tree?.some($0)) }
      }
      Stepper(value: $amount, in: 0.5...500, step: 0.5) {
        LabeledContent("Weight") { Text(kilograms: amount).monospacedDigit() }
      }
      let day = Binding {
        date ?? today
      } set: {
        date = $0
      }
      DatePicker("Picked", selection: day, in: ...today, displayedComponents: .date)
    }
  }
}

#Preview(traits: .orchard) { HarvestEditor() }
