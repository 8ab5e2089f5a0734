// SPDX-License-Identifier: MIT

import SwiftUI

/// The packing list of a trip.
struct PackingScreen: View {
  @Environment(Journal.self) private var journal
  @State private var isAdding = false
  @State private var isResetting = false
  @State private var name = ""
  let id: Trip.ID

  var body: some View {
    let trip = journal.trip(id)
    List {
      if let trip, !trip.packing.isEmpty {
        Section { PackingProgress(trip: trip) }
          .listRowBackground(Color.card)
      }
      ForEach(PackingCategory.allCases) { category in
        let items = trip?.packing.filter { $0.category == category } ?? []
        if !items.isEmpty {
          Section {
            ForEach(items) { item in
              PackingRow(item: item) { toggle(item) }
            }
            .onDelete { offsets in delete(offsets.map { items[$0] }) }
          } header: {
            Label(category.title, systemImage: category.symbol)
              .textCase(nil)
          }
          .listRowBackground(Color.card)
        }
      }
    }
    .scrollContentBackground(.hidden)
    .screenBackground()
    .overlay {
      if trip?.packing.isEmpty ?? true {
        ContentUnavailableView(
          "Nothing to Pack", systemImage: "bag",
          description: Text("Add the things that you must not forget."))
      }
    }
    .navigationTitle("Packing List")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        UndoButton()
        Button("Add Item", systemImage: "plus") { isAdding = true }
      }
      ToolbarItem(placement: .bottomBar) {
        Button("Unpack All") { isResetting = true }
          .disabled(trip?.packedCount == 0)
      }
    }
    .alert("New Item", isPresented: $isAdding) {
      TextField("Name", text: $name)
      Button("Cancel", role: .cancel) { name = "" }
      Button("Add", action: add)
    } message: {
      Text("It is added to your gear.")
    }
    .confirmationDialog("Start over?", isPresented: $isResetting, titleVisibility: .visible) {
      Button("Unpack All", role: .destructive, action: unpackAll)
      Button("Cancel", role: .cancel) {}
    }
  }

  private func toggle(_ item: PackingItem) {
    journal.update(id) { trip in
      guard let index = trip.packing.firstIndex(where: { $0.id == item.id }) else { return }
      trip.packing[index].isPacked.toggle()
    }
  }

  private func delete(_ items: [PackingItem]) {
    journal.update(id) { trip in trip.packing.removeAll { items.contains($0) } }
  }

  private func add() {
    let trimmed = name.trimmingCharacters(in: .whitespaces)
    name = ""
    guard !trimmed.isEmpty else { return }
    journal.update(id) {
      $0.packing.append(PackingItem(id: UUID().uuidString, name: trimmed, category: .gear))
    }
  }

  private func unpackAll() {
    journal.update(id) { trip in
      for index in trip.packing.indices { trip.packing[index].isPacked = false }
    }
  }
}

/// The number of packed items on a bar.
private struct PackingProgress: View {
  let trip: Trip

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        Text(trip.packingProgress, format: .percent.precision(.fractionLength(0)))
          .font(.title.bold())
          .monospacedDigit()
        Spacer()
        Text("\(trip.packedCount) of \(trip.packing.count) packed")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      ProgressView(value: trip.packingProgress)
        .accessibilityHidden(true)
    }
    .padding(.vertical, 6)
    .accessibilityElement(children: .combine)
  }
}

/// An item with a check mark.
private struct PackingRow: View {
  let item: PackingItem
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Image(systemName: item.isPacked ? "checkmark.circle.fill" : "circle")
          .font(.title3)
          .foregroundStyle(item.isPacked ? AnyShapeStyle(.brand) : AnyShapeStyle(.tertiary))
          .accessibilityHidden(true)
        Text(item.name)
          .foregroundStyle(item.isPacked ? .secondary : .primary)
          .strikethrough(item.isPacked)
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(item.isPacked ? .isSelected : [])
    .sensoryFeedback(.selection, trigger: item.isPacked)
  }
}
