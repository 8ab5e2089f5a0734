// SPDX-License-Identifier: MIT

import SwiftUI

/// The supplies by place.
struct PantryScreen: View {
  @Environment(Kitchen.self) private var kitchen
  @State private var text = ""
  @State private var isSearching = false
  @State private var place: Place?
  @State private var collapsed: Set<Place> = []
  @State private var edited: PantryItem?

  var body: some View {
    NavigationStack {
      ScrollViewReader { reader in
        List {
          if text.isEmpty, place == nil, kitchen.urgentCount > 0 {
            Section { UrgentRow(count: kitchen.urgentCount) }
              .listRowBackground(Color.orange.opacity(0.14))
          }
          ForEach(Place.allCases) { section(of: $0) }
        }
        .toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Menu("Jump To", systemImage: "list.bullet") {
              ForEach(Place.allCases) { place in
                Button(place.title, systemImage: place.symbol) {
                  withAnimation { reader.scrollTo(place, anchor: .top) }
                }
              }
            }
            Button("New Food", systemImage: "plus") { edited = .draft }
          }
        }
      }
      .undoBanner()
      .kitchenBackground()
      .overlay { emptyResults }
      .navigationTitle("Pantry")
      .searchable(text: $text, isPresented: $isSearching, prompt: "Search your food")
      .searchSuggestions {
        if text.isEmpty {
          ForEach(kitchen.pantry.filter(\.isUrgent)) { item in
            Label(item.name, systemImage: "clock")
              .searchCompletion(item.name)
          }
        }
      }
      .searchScopes($place) {
        Text("All").tag(Place?.none)
        ForEach(Place.allCases) { Text($0.title).tag(Place?.some($0)) }
      }
      .onChange(of: isSearching) {
        if !isSearching { place = nil }
      }
    }
    .sheet(item: $edited) { ItemEditor(item: $0) }
  }

  private func items(in place: Place) -> [PantryItem] {
    kitchen.pantry.filter {
      $0.place == place && (self.place ?? place) == place
        && (text.isEmpty || $0.name.localizedStandardContains(text))
    }
  }

  @ViewBuilder
  private var emptyResults: some View {
    if Place.allCases.allSatisfy({ items(in: $0).isEmpty }) {
      if text.isEmpty {
        ContentUnavailableView(
          "No Food", systemImage: "archivebox",
          description: Text("Add the food that you have at home."))
      } else {
        ContentUnavailableView.search(text: text)
      }
    }
  }

  @ViewBuilder
  private func section(of place: Place) -> some View {
    let items = items(in: place)
    if !items.isEmpty {
      Section {
        DisclosureGroup(isExpanded: isExpanded(place)) {
          ForEach(items) { row(of: $0) }
            .onDelete { for item in $0.map({ items[$0] }) { kitchen.delete(item) } }
        } label: {
          Label {
            Text(place.title).font(.headline)
          } icon: {
            Image(systemName: place.symbol).foregroundStyle(place.color)
          }
          .badge(items.count)
        }
      }
      .listRowBackground(Color.plate)
      .id(place)
    }
  }

  private func isExpanded(_ place: Place) -> Binding<Bool> {
    Binding {
      !collapsed.contains(place)
    } set: { isExpanded in
      if isExpanded {
        collapsed.remove(place)
      } else {
        collapsed.insert(place)
      }
    }
  }

  private func row(of item: PantryItem) -> some View {
    Button {
      edited = item
    } label: {
      ItemRow(item: item)
    }
    .buttonStyle(.plain)
    .swipeActions(edge: .leading) {
      Button("Use One", systemImage: "minus.circle") { kitchen.useOne(of: item) }
        .tint(.indigo)
    }
    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
      Button("Delete", systemImage: "trash", role: .destructive) {
        withAnimation { kitchen.delete(item) }
      }
      Button("Buy", systemImage: "cart") { kitchen.buy(item.name, id: item.id) }
        .tint(.orange)
    }
    .contextMenu {
      Button("Edit", systemImage: "pencil") { edited = item }
      Button("Buy", systemImage: "cart") { kitchen.buy(item.name, id: item.id) }
      Divider()
      Button("Delete", systemImage: "trash", role: .destructive) { kitchen.delete(item) }
    }
    .accessibilityIdentifier(item.id)
  }
}

/// The number of foods that should be used soon.
private struct UrgentRow: View {
  let count: Int

  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 2) {
        Text("Use \(count) foods soon")
          .font(.headline)
        Text("Look for a recipe that needs them.")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: "clock.fill").foregroundStyle(.orange)
    }
  }
}

/// A food with its date and its number.
private struct ItemRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let item: PantryItem

  var body: some View {
    HStack(spacing: 12) {
      FoodIcon(kind: item.icon)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      VStack(alignment: .leading, spacing: 2) {
        Text(item.name)
        if let days = item.daysLeft {
          Text("\(days) days left")
            .font(.footnote)
            .foregroundStyle(item.isUrgent ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
        }
        if dynamicTypeSize.isAccessibilitySize { count }
      }
      Spacer(minLength: 0)
      if !dynamicTypeSize.isAccessibilitySize { count }
    }
    .contentShape(.rect)
    .accessibilityElement(children: .combine)
  }

  private var count: some View {
    Text("× \(item.count)")
      .monospacedDigit()
      .foregroundStyle(.secondary)
  }
}

extension PantryItem {
  /// A food without a name.
  static var draft: PantryItem {
    PantryItem(id: UUID().uuidString, name: "", place: .fridge, icon: .jar, daysLeft: 7)
  }
}
