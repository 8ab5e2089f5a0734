// SPDX-License-Identifier: MIT

import SwiftUI

/// The overview of a trip.
struct TripScreen: View {
  @Environment(Journal.self) private var journal
  @Environment(Preferences.self) private var preferences
  @Environment(Router.self) private var router
  @State private var isDeleting = false
  let id: Trip.ID

  var body: some View {
    Group {
      if let trip = journal.trip(id) {
        content(trip)
      } else {
        ContentUnavailableView("Trip Deleted", systemImage: "trash")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .screenBackground()
    .navigationBarTitleDisplayMode(.large)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        UndoButton()
        menu
      }
    }
    .confirmationDialog("Delete this trip?", isPresented: $isDeleting, titleVisibility: .visible) {
      Button("Delete Trip", role: .destructive) {
        journal.delete(id)
        router.popToRoot()
      }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Its itinerary, packing list and memories are deleted, too.")
    }
  }

  private var menu: some View {
    Menu("More", systemImage: "ellipsis.circle") {
      Button("Edit Trip", systemImage: "pencil") { router.sheet = .editTrip(id) }
      Button("Write a Memory", systemImage: "square.and.pencil") { router.sheet = .newMemory(id) }
      Divider()
      Button("Delete Trip", systemImage: "trash", role: .destructive) { isDeleting = true }
    }
  }

  private func content(_ trip: Trip) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        TripHeader(trip: trip)
        TripFacts(trip: trip)
        VStack(spacing: 12) {
          NavigationLink(value: TripSection.itinerary(id)) {
            PlanRow("Itinerary", symbol: "map", color: .blue) { Text("\(trip.stopCount) stops") }
          }
          NavigationLink(value: TripSection.packing(id)) {
            PlanRow("Packing List", symbol: "bag.fill", color: .orange) {
              Text("\(trip.packedCount) of \(trip.packing.count) packed")
            }
          }
          NavigationLink(value: TripSection.memories(id)) {
            PlanRow("Memories", symbol: "heart.fill", color: .pink) {
              Text("\(trip.memories.count) memories")
            }
          }
        }
        .buttonStyle(.plain)
        if let day = trip.days.first { FirstDay(trip: trip, day: day) }
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 8)
    }
    .navigationTitle(trip.title)
  }
}

/// The artwork with the country and the dates.
private struct TripHeader: View {
  let trip: Trip

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      SceneryView(scenery: trip.scenery)
        .frame(height: 190)
        .clipShape(.rect(cornerRadius: 24))
        .shadow(color: .black.opacity(0.15), radius: 14, y: 6)
      PairedText {
        Text(trip.country)
      } second: {
        TripDates(trip: trip)
      }
      .font(.title3.weight(.medium))
      .foregroundStyle(.secondary)
    }
  }
}

/// The numbers of a trip.
private struct TripFacts: View {
  @Environment(Preferences.self) private var preferences
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let trip: Trip

  var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 0))
    layout {
      fact("Nights") { Text(trip.nights, format: .number) }
      fact("Travelers") { Text(trip.travelers, format: .number) }
      if preferences.showsCosts {
        fact("Budget") { Price(trip.budget) }
      }
    }
    .card()
  }

  private func fact(
    _ title: LocalizedStringKey, @ViewBuilder value: () -> some View
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      value()
        .font(.title2.weight(.semibold))
        .monospacedDigit()
      Text(title)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}

/// A link to a part of the trip.
private struct PlanRow<Detail: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  let color: Color
  let detail: Detail

  init(
    _ title: LocalizedStringKey, symbol: String, color: Color, @ViewBuilder detail: () -> Detail
  ) {
    self.title = title
    self.symbol = symbol
    self.color = color
    self.detail = detail()
  }

  var body: some View {
    HStack(spacing: 14) {
      SymbolTile(name: symbol, color: color)
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
          .font(.headline)
        detail
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.forward")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.tertiary)
        .accessibilityHidden(true)
    }
    .card()
    .accessibilityElement(children: .combine)
  }
}

/// The stops of the first day, on a line.
private struct FirstDay: View {
  let trip: Trip
  let day: Day

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      SectionTitle("First Day")
      VStack(alignment: .leading, spacing: 0) {
        ForEach(day.stops) { stop in
          NavigationLink(value: StopRoute(trip: trip.id, stop: stop.id)) {
            StopRow(stop: stop)
          }
          .buttonStyle(.plain)
          .padding(.vertical, 8)
          if stop.id != day.stops.last?.id { Divider().padding(.leading, 54) }
        }
      }
      .card()
    }
  }
}
