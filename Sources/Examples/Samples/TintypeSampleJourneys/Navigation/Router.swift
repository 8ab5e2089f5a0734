// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

/// A screen of a trip.
struct TripRoute: Hashable {
  var trip: Trip.ID
}

/// A part of a trip.
enum TripSection: Hashable {
  case itinerary(Trip.ID)
  case packing(Trip.ID)
  case memories(Trip.ID)
}

/// A stop of a trip.
struct StopRoute: Hashable {
  var trip: Trip.ID
  var stop: Stop.ID
}

/// The memory that covers the screen.
struct OpenedMemory: Identifiable, Hashable {
  var trip: Trip.ID
  var id: Memory.ID
}

/// A sheet.
enum Sheet: Identifiable, Hashable {
  case newTrip
  case editTrip(Trip.ID)
  case newMemory(Trip.ID)
  case settings

  var id: Self { self }
}

/// The screens that are shown.
@MainActor
@Observable
final class Router {
  var path = NavigationPath()
  var sheet: Sheet?
  var memory: OpenedMemory?
  var hasInvalidLink = false

  func show(_ screens: any Hashable...) {
    for screen in screens { path.append(screen) }
  }

  func popToRoot() { path = NavigationPath() }

  /// Shows the screen of a link, such as `journeys://trip/lisbon/packing`.
  func open(_ url: URL, in journal: Journal) {
    guard let link = DeepLink(url), link.trip.map({ journal.trip($0) != nil }) ?? true else {
      hasInvalidLink = true
      return
    }
    sheet = nil
    memory = nil
    popToRoot()
    switch link {
    case .newTrip: sheet = .newTrip
    case .settings: sheet = .settings
    case .trip(let id): show(TripRoute(trip: id))
    case .section(let section, let id): show(TripRoute(trip: id), section)
    case .stop(let stop): show(TripRoute(trip: stop.trip), TripSection.itinerary(stop.trip), stop)
    }
  }
}
