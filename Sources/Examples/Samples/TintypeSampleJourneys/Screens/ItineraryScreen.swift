// SPDX-License-Identifier: MIT

import SwiftUI

/// The stops of a trip by day, which can be moved and deleted.
struct ItineraryScreen: View {
  @Environment(Journal.self) private var journal
  @State private var editMode = EditMode.inactive
  let id: Trip.ID

  var body: some View {
    let trip = journal.trip(id)
    List {
      ForEach(trip?.days ?? []) { day in
        Section {
          ForEach(day.stops) { stop in
            row(of: stop, on: day, in: trip?.days ?? [])
          }
          .onDelete { offsets in update(day) { $0.stops.remove(atOffsets: offsets) } }
          .onMove { source, destination in
            update(day) { $0.stops.move(fromOffsets: source, toOffset: destination) }
          }
        } header: {
          VStack(alignment: .leading, spacing: 2) {
            Text("Day \(day.id)")
              .font(.footnote.weight(.semibold))
              .foregroundStyle(.brand)
            Text(day.title)
              .font(.headline)
              .foregroundStyle(Color.primary)
          }
          .textCase(nil)
        } footer: {
          Text("\(day.stops.count) stops")
        }
        .listRowBackground(Color.card)
      }
    }
    .scrollContentBackground(.hidden)
    .screenBackground()
    .overlay {
      if trip?.days.isEmpty ?? true {
        ContentUnavailableView(
          "Nothing Planned", systemImage: "map",
          description: Text("Stops that you add to a day appear here."))
      }
    }
    .environment(\.editMode, $editMode)
    .navigationTitle("Itinerary")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        UndoButton()
        Button(editMode.isEditing ? "Done" : "Edit") {
          withAnimation { editMode = editMode.isEditing ? .inactive : .active }
        }
        .fontWeight(editMode.isEditing ? .semibold : .regular)
      }
    }
  }

  private func row(of stop: Stop, on day: Day, in days: [Day]) -> some View {
    let route = StopRoute(trip: id, stop: stop.id)
    return NavigationLink(value: route) { StopRow(stop: stop) }
      .contextMenu {
        Button(
          stop.isVisited ? "Mark as Not Visited" : "Mark as Visited",
          systemImage: stop.isVisited ? "circle" : "checkmark.circle"
        ) {
          journal.update(route) { $0.isVisited.toggle() }
        }
        Menu("Move to Day", systemImage: "calendar") {
          ForEach(days.filter { $0.id != day.id }) { other in
            Button("Day \(other.id)") { journal.move(route, to: other.id) }
          }
        }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) {
          update(day) { $0.stops.removeAll { $0.id == stop.id } }
        }
      }
      .accessibilityIdentifier(stop.id)
  }

  private func update(_ day: Day, _ change: (inout Day) -> Void) {
    journal.update(id) { trip in
      guard let index = trip.days.firstIndex(where: { $0.id == day.id }) else { return }
      change(&trip.days[index])
    }
  }
}

/// The name and the time of a stop.
struct StopRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let stop: Stop

  var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(spacing: 14))
    layout {
      SymbolTile(name: stop.kind.symbol, color: stop.kind.color)
      VStack(alignment: .leading, spacing: 2) {
        Text(stop.name)
          .font(.body.weight(.medium))
        PairedText {
          Text(stop.time, format: .dateTime.hour().minute())
        } second: {
          Text(stop.kind.title)
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
      if stop.isVisited {
        Spacer(minLength: 0)
        Image(systemName: "checkmark.circle.fill")
          .foregroundStyle(.green)
          .accessibilityLabel("Visited")
      }
    }
  }
}
