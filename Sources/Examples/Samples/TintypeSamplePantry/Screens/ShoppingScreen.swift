// SPDX-License-Identifier: MIT

import SwiftUI

/// The shopping list by aisle.
struct ShoppingScreen: View {
  @Environment(Kitchen.self) private var kitchen
  @State private var name = ""
  @State private var isAdding = false
  @State private var isClearing = false

  var body: some View {
    NavigationStack {
      List {
        if !kitchen.shopping.isEmpty {
          Section { ShoppingProgress() }
            .listRowBackground(Color.plate)
        }
        ForEach(Aisle.allCases) { aisle in
          let items = kitchen.shopping.filter { $0.aisle == aisle }
          if !items.isEmpty {
            Section(aisle.title) {
              ForEach(items) { item in
                ShoppingRow(item: item) { kitchen.toggleBought(item.id) }
              }
              .onDelete { offsets in
                withAnimation { kitchen.delete(offsets.map { items[$0] }) }
              }
            }
            .listRowBackground(Color.plate)
          }
        }
      }
      .headerProminence(.increased)
      .undoBanner()
      .kitchenBackground()
      .overlay {
        if kitchen.shopping.isEmpty {
          ContentUnavailableView {
            Label("Nothing to Buy", systemImage: "cart")
          } description: {
            Text("Add what you need, or the missing ingredients of a recipe.")
          } actions: {
            Button("Add to List") { isAdding = true }
              .buttonStyle(.borderedProminent)
              .tint(.herbFill)
          }
        }
      }
      .navigationTitle("Shopping")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Clear") { isClearing = true }
            .disabled(kitchen.shopping.allSatisfy { !$0.isBought })
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add to List", systemImage: "plus") { isAdding = true }
        }
      }
      .alert("Add to List", isPresented: $isAdding) {
        TextField("Name", text: $name)
        Button("Cancel", role: .cancel) { name = "" }
        Button("Add", action: add)
      } message: {
        Text("What do you need?")
      }
      .confirmationDialog(
        "Delete everything you have bought?", isPresented: $isClearing,
        titleVisibility: .visible
      ) {
        Button("Delete Bought Items", role: .destructive) {
          withAnimation { kitchen.clearBought() }
        }
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  private func add() {
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    name = ""
    if !trimmed.isEmpty { kitchen.buy(trimmed) }
  }
}

/// The share of the items that have been bought, in a ring.
private struct ShoppingProgress: View {
  @Environment(Kitchen.self) private var kitchen

  var body: some View {
    let total = kitchen.shopping.count
    let bought = total - kitchen.openCount
    HStack(spacing: 16) {
      Circle()
        .stroke(Color.herb.opacity(0.18), lineWidth: 8)
        .overlay {
          Circle()
            .trim(from: 0, to: Double(bought) / Double(max(total, 1)))
            .stroke(.herb, style: StrokeStyle(lineWidth: 8, lineCap: .round))
            .rotationEffect(.degrees(-90))
        }
        .frame(width: 48, height: 48)
        .padding(4)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text("\(kitchen.openCount) items left")
          .font(.headline)
        Text("\(bought) of \(total) bought")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
  }
}

/// An item with a check mark.
private struct ShoppingRow: View {
  let item: ShoppingItem
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Image(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
          .font(.title3)
          .foregroundStyle(item.isBought ? AnyShapeStyle(.herb) : AnyShapeStyle(.tertiary))
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(item.name)
            .strikethrough(item.isBought)
            .foregroundStyle(item.isBought ? .secondary : .primary)
          if let recipe = item.recipe {
            Text("For \(recipe)")
              .font(.footnote)
              .foregroundStyle(.secondary)
          }
        }
        Spacer(minLength: 0)
      }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(item.isBought ? .isSelected : [])
    .accessibilityIdentifier(item.id)
  }
}
