// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The values of a trip while it is edited.
@MainActor
@Observable
final class TripDraft {
  private let original: Trip
  var trip: Trip

  init(_ trip: Trip) {
    original = trip
    self.trip = trip
  }

  /// Creates a draft of a trip that begins a month after a date.
  convenience init(newTripAfter date: Date) {
    self.init(
      Trip(
        id: UUID().uuidString, title: "", country: "", start: date.addingTimeInterval(30 * 86_400),
        nights: 3, scenery: .peaks))
  }

  var hasChanges: Bool { trip != original }
  var isValid: Bool { !trip.title.trimmingCharacters(in: .whitespaces).isEmpty }

  func save(in journal: Journal) {
    guard journal.trip(trip.id) != nil else { return journal.add(trip) }
    let trip = trip
    journal.update(trip.id) { $0 = trip }
  }
}
