// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The trips of the user, whose changes can be undone.
@MainActor
@Observable
final class Journal {
  private(set) var trips: [Trip]
  private var history: [[Trip]] = []

  /// The start of the current day, from which countdowns are computed.
  let today: Date

  /// The maximum number of changes that can be undone.
  static let historyLimit = 20

  init(trips: [Trip] = [], today: Date) {
    self.trips = trips
    self.today = today
  }

  var canUndo: Bool { !history.isEmpty }

  func trip(_ id: Trip.ID) -> Trip? { trips.first { $0.id == id } }

  func daysUntil(_ trip: Trip) -> Int {
    Int((trip.start.timeIntervalSince(today) / 86_400).rounded(.up))
  }

  func isPast(_ trip: Trip) -> Bool { trip.dates.upperBound <= today }

  // MARK: Changes

  func undo() {
    guard let previous = history.popLast() else { return }
    trips = previous
  }

  func add(_ trip: Trip) { change { $0.append(trip) } }

  func delete(_ id: Trip.ID) { change { $0.removeAll { $0.id == id } } }

  func deleteAll() { change { $0.removeAll() } }

  func update(_ id: Trip.ID, _ edit: (inout Trip) -> Void) {
    guard let index = trips.firstIndex(where: { $0.id == id }) else { return }
    change { edit(&$0[index]) }
  }

  func update(_ stop: StopRoute, _ edit: (inout Stop) -> Void) {
    update(stop.trip) { trip in
      for day in trip.days.indices {
        guard let index = trip.days[day].stops.firstIndex(where: { $0.id == stop.stop }) else {
          continue
        }
        edit(&trip.days[day].stops[index])
      }
    }
  }

  /// Moves a stop to the end of another day.
  func move(_ stop: StopRoute, to day: Day.ID) {
    update(stop.trip) { trip in
      guard let moved = trip.stop(stop.stop),
        let index = trip.days.firstIndex(where: { $0.id == day })
      else { return }
      for other in trip.days.indices { trip.days[other].stops.removeAll { $0.id == moved.id } }
      trip.days[index].stops.append(moved)
    }
  }

  private func change(_ edit: (inout [Trip]) -> Void) {
    var changed = trips
    edit(&changed)
    guard changed != trips else { return }
    history = (history + [trips]).suffix(Self.historyLimit)
    trips = changed
  }
}
