// SPDX-License-Identifier: MIT

import SwiftData
import SwiftUI

/// The trees with search and an order.
struct TreesScreen: View {
  @AppStorage("treeOrder") private var order = TreeOrder.name
  @Environment(\.today) private var today
  @State private var search = ""
  @State private var newTree: Tree?

  var body: some View {
    NavigationStack {
      TreeList(search: search, order: order) { newTree = Tree(planted: today) }
        .navigationTitle("Trees")
        .navigationDestination(for: Tree.self) { TreeScreen(tree: $0) }
        .searchable(text: $search, prompt: "Name or place")
        .toolbar {
          Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Sort By", selection: $order.animation()) {
              ForEach(TreeOrder.allCases) { Text($0.title) }
            }
          }
          Button("New Tree", systemImage: "plus") { newTree = Tree(planted: today) }
        }
        .sheet(item: $newTree) { TreeEditor(tree: $0) }
    }
  }
}

/// The trees whose name or place contains a text.
private struct TreeList: View {
  @Environment(\.modelContext) private var context
  @Query private var trees: [Tree]
  @State private var deletion: Tree?
  private let search: String
  private let add: @MainActor () -> Void

  init(search: String, order: TreeOrder, add: @escaping @MainActor () -> Void) {
    self.search = search
    self.add = add
    let filter = #Predicate<Tree> { tree in
      search.isEmpty || tree.name.localizedStandardContains(search)
        || tree.place.localizedStandardContains(search)
    }
    _trees = Query(filter: filter, sort: order.descriptors, animation: .default)
  }

  var body: some View {
    List(trees) { tree in
      NavigationLink(value: tree) { TreeRow(tree: tree) }
        .swipeActions {
          Button("Delete", systemImage: "trash") { deletion = tree }.tint(.red)
        }
    }
    .overlay {
      if trees.isEmpty {
        if search.isEmpty { noTrees } else { ContentUnavailableView.search(text: search) }
      }
    }
    .confirmationDialog(
      "Delete this tree?",
      isPresented: Binding {
        deletion != nil
      } set: {
        if !$0 { deletion = nil }
      },
      titleVisibility: .visible, presenting: deletion
    ) { tree in
      Button("Delete Tree", role: .destructive) {
        withAnimation { context.delete(tree) }
      }
    } message: { _ in
      Text("Its harvests are deleted. Its notes stay in the diary.")
    }
  }

  private var noTrees: some View {
    ContentUnavailableView {
      Label("No Trees", systemImage: "tree")
    } description: {
      Text("Add the trees that you look after.")
    } actions: {
      Button("New Tree", action: add).buttonStyle(.bordered)
    }
  }
}

/// A tree with the weight of its harvests in this year.
private struct TreeRow: View {
  @Environment(\.today) private var today
  let tree: Tree

  var body: some View {
    let amount = tree.amount(inYearOf: today)
    AdaptiveRow {
      FruitIcon(tree.species)
      VStack(alignment: .leading, spacing: 2) {
        Text(tree.name).font(.headline)
        Text(tree.place).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      if amount > 0 {
        Text(kilograms: amount).monospacedDigit().foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 2)
    .accessibilityElement(children: .combine)
  }
}

#Preview("No trees") {
  TreesScreen().modelContainer(for: Tree.self, inMemory: true).tint(.orchard)
}
