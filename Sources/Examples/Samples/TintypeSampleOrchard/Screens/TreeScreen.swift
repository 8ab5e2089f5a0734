// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI

/// A tree with its harvests and notes.
struct TreeScreen: View {
  private enum Sheet: Identifiable {
    case tree, harvest, note

    var id: Self { self }
  }

  @Environment(\.modelContext) private var context
  @State private var sheet: Sheet?
  let tree: Tree

  var body: some View {
    List {
      Section { TreeHeader(tree: tree) }
      Section("Harvests") {
        ForEach(tree.harvests.sorted { $0.date > $1.date }) { harvest in
          LabeledContent {
            Text(kilograms: harvest.amount).monospacedDigit()
          } label: {
            Text(harvest.date, format: .dateTime.day().month(.wide).year())
          }
          .deleteAction { context.delete(harvest) }
        }
        Button("Add Harvest", systemImage: "basket") { sheet = .harvest }
      }
      Section("Notes") {
        ForEach(tree.notes.sorted { $0.date > $1.date }) { note in
          VStack(alignment: .leading, spacing: 4) {
            Text(note.text)
            Text(note.date, format: .dateTime.day().month(.wide).year())
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
          .accessibilityElement(children: .combine)
          .deleteAction { context.delete(note) }
        }
        Button("Add Note", systemImage: "square.and.pencil") { sheet = .note }
      }
    }
    .navigationTitle(tree.name)
    .toolbar { Button("Edit") { sheet = .tree } }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .tree: TreeEditor(tree: tree)
      case .harvest: HarvestEditor(tree: tree)
      case .note: NoteEditor(tree: tree)
      }
    }
  }
}

extension View {
  /// Adds a button that deletes the row.
  func deleteAction(_ delete: @escaping () -> Void) -> some View {
    swipeActions {
      Button("Delete", systemImage: "trash", role: .destructive) { withAnimation { delete() } }
    }
  }
}

/// The species, place and age of a tree.
private struct TreeHeader: View {
  @Environment(\.today) private var today
  let tree: Tree

  var body: some View {
    AdaptiveRow {
      FruitIcon(tree.species, size: 64)
      VStack(alignment: .leading, spacing: 4) {
        Text(tree.species.title).font(.headline)
        if !tree.place.isEmpty { Label(tree.place, systemImage: "mappin.and.ellipse") }
        Label("\(tree.age(on: today)) years", systemImage: "calendar")
      }
      .labelStyle(DetailLabelStyle())
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

/// A small gray label with its icon close to the title.
private struct DetailLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      configuration.icon.imageScale(.small)
      configuration.title
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
  }
}

#Preview(traits: .orchard) {
  @Previewable @Query(sort: \Tree.planted) var trees: [Tree]
  NavigationStack {
    if let tree = trees.first { TreeScreen(tree: tree) }
  }
}
