// SPDX-License-Identifier: MIT

import SwiftUI

/// The app: a stack of screens, and the sheets above it.
struct RootView: View {
  @Environment(Journal.self) private var journal
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      TripsScreen()
        .navigationDestination(for: TripRoute.self) { TripScreen(id: $0.trip) }
        .navigationDestination(for: TripSection.self) { section in
          switch section {
          case .itinerary(let id): ItineraryScreen(id: id)
          case .packing(let id): PackingScreen(id: id)
          case .memories(let id): MemoriesScreen(id: id)
          }
        }
        .navigationDestination(for: StopRoute.self) { StopScreen(route: $0) }
    }
    .sheet(item: $router.sheet) { content(of: $0) }
    .fullScreenCover(item: $router.memory) { MemoryReader(opened: $0) }
    .alert("Link Not Found", isPresented: $router.hasInvalidLink) {
      Button("OK") {}
    } message: {
      Text("The trip may have been deleted, or the link is incomplete.")
    }
    .tint(.brand)
    .onOpenURL { router.open($0, in: journal) }
  }

  @ViewBuilder
  private func content(of sheet: Sheet) -> some View {
    switch sheet {
    case .newTrip:
      TripEditor(title: "New Trip", draft: TripDraft(newTripAfter: journal.today))
    case .editTrip(let id):
      if let trip = journal.trip(id) {
        TripEditor(title: "Edit Trip", draft: TripDraft(trip))
      }
    case .newMemory(let id): MemoryEditor(trip: id)
    case .settings: SettingsScreen()
    }
  }
}
