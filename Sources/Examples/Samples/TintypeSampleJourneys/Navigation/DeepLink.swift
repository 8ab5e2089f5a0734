// SPDX-License-Identifier: MIT

import Foundation

/// A link to a screen of the app.
enum DeepLink: Hashable {
  case newTrip
  case settings
  case trip(Trip.ID)
  case section(TripSection, of: Trip.ID)
  case stop(StopRoute)

  /// Creates a link from a URL; `nil` for URLs of other forms.
  init?(_ url: URL) {
    guard url.scheme == "journeys", let host = url.host() else { return nil }
    switch [host] + url.pathComponents.filter({ $0 != "/" }) {
    case ["new"]: self = .newTrip
    case ["settings"]: self = .settings
    case let parts where parts.first == "trip" && parts.count > 1:
      let id = parts[1]
      switch parts.dropFirst(2) {
      case []: self = .trip(id)
      case ["itinerary"]: self = .section(.itinerary(id), of: id)
      case ["packing"]: self = .section(.packing(id), of: id)
      case ["memories"]: self = .section(.memories(id), of: id)
      case let rest where rest.count == 2 && rest.first == "stop":
        self = .stop(StopRoute(trip: id, stop: rest.last ?? ""))
      default: return nil
      }
    default: return nil
    }
  }

  /// The trip; `nil` for screens of no trip.
  var trip: Trip.ID? {
    switch self {
    case .newTrip, .settings: nil
    case .trip(let id), .section(_, let id): id
    case .stop(let stop): stop.trip
    }
  }
}
