// SPDX-License-Identifier: MIT

import SwiftUI

/// The next trip, and cards of all other trips.
struct TripsScreen: View {
  @Environment(Journal.self) private var journal
  @Environment(Preferences.self) private var preferences
  @Environment(Router.self) private var router
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    Group {
      if journal.trips.isEmpty {
        empty
      } else {
        content
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .screenBackground()
    .navigationTitle("Journeys")
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Settings", systemImage: "gearshape") { router.sheet = .settings }
      }
      ToolbarItemGroup(placement: .topBarTrailing) {
        UndoButton()
        OrderMenu()
        Button("New Trip", systemImage: "plus") { router.sheet = .newTrip }
      }
    }
  }

  private var content: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        if let next {
          VStack(alignment: .leading, spacing: 12) {
            SectionTitle("Up Next")
            NavigationLink(value: TripRoute(trip: next.id)) { NextTripCard(trip: next) }
              .buttonStyle(.plain)
              .contextMenu { TripActions(trip: next) }
          }
        }
        grid("Later", trips.filter { !journal.isPast($0) && $0.id != next?.id })
        grid("Looking Back", trips.filter(journal.isPast))
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 8)
    }
  }

  private var empty: some View {
    ContentUnavailableView {
      Label("No Journeys Yet", systemImage: "globe")
    } description: {
      Text("Plan a trip, pack for it, and keep the memories in one place.")
    } actions: {
      Button("Plan a Trip") { router.sheet = .newTrip }
        .buttonStyle(.borderedProminent)
        .tint(.brandFill)
    }
  }

  private var trips: [Trip] {
    switch preferences.order {
    case .date: journal.trips.sorted { $0.start < $1.start }
    case .title: journal.trips.sorted { $0.title < $1.title }
    }
  }

  private var next: Trip? {
    journal.trips.filter { !journal.isPast($0) }.min { $0.start < $1.start }
  }

  @ViewBuilder
  private func grid(_ title: LocalizedStringKey, _ trips: [Trip]) -> some View {
    if !trips.isEmpty {
      VStack(alignment: .leading, spacing: 12) {
        SectionTitle(title)
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(trips) { trip in
            NavigationLink(value: TripRoute(trip: trip.id)) { TripCard(trip: trip) }
              .buttonStyle(.plain)
              .contextMenu { TripActions(trip: trip) }
          }
        }
      }
    }
  }

  private var columns: [GridItem] {
    let column = GridItem(.flexible(), spacing: 16, alignment: .top)
    return dynamicTypeSize.isAccessibilitySize ? [column] : [column, column]
  }
}

/// The menu with the order of the trips.
private struct OrderMenu: View {
  @Environment(Preferences.self) private var preferences

  var body: some View {
    @Bindable var preferences = preferences
    Menu("Sort By", systemImage: "arrow.up.arrow.down") {
      Picker("Sort By", selection: $preferences.order) {
        ForEach(TripOrder.allCases) { Text($0.label) }
      }
    }
  }
}

/// The actions of a trip's context menu.
private struct TripActions: View {
  @Environment(Journal.self) private var journal
  @Environment(Router.self) private var router
  let trip: Trip

  var body: some View {
    Button("Edit Trip", systemImage: "pencil") { router.sheet = .editTrip(trip.id) }
    Button("Write a Memory", systemImage: "square.and.pencil") {
      router.sheet = .newMemory(trip.id)
    }
    Divider()
    Button("Delete Trip", systemImage: "trash", role: .destructive) {
      withAnimation { journal.delete(trip.id) }
    }
  }
}
