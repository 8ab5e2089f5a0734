// SPDX-License-Identifier: MIT

import Foundation

/// A planned or a past journey.
struct Trip: Identifiable, Hashable, Sendable {
  let id: String
  var title: String
  var country: String
  var start: Date
  var nights: Int
  var scenery: Scenery
  var travelers = 2
  var budget = 1_200.0
  var hasReminder = true
  var days: [Day] = []
  var packing: [PackingItem] = []
  var memories: [Memory] = []

  var dates: Range<Date> { start..<start.addingTimeInterval(Double(nights) * 86_400) }
  var stopCount: Int { days.reduce(0) { $0 + $1.stops.count } }
  var packedCount: Int { packing.count(where: \.isPacked) }

  /// The share of the items that are packed, from 0 to 1.
  var packingProgress: Double {
    packing.isEmpty ? 0 : Double(packedCount) / Double(packing.count)
  }

  func stop(_ id: Stop.ID) -> Stop? { days.lazy.flatMap(\.stops).first { $0.id == id } }
}

/// A day of a trip.
struct Day: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var stops: [Stop]
}

/// A place that is visited at a time of a day.
struct Stop: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var kind: StopKind
  var time: Date
  var minutes: Int
  var cost = 0.0
  var note = ""
  var isVisited = false

  var duration: Duration { .seconds(minutes * 60) }
}

/// An item of the packing list.
struct PackingItem: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var category: PackingCategory
  var isPacked = false
}

/// An entry of the journal of a trip.
struct Memory: Identifiable, Hashable, Sendable {
  let id: String
  var title: String
  var text: String
  var date: Date
  var mood: Mood
  var scenery: Scenery
  var isFavorite = false
}
