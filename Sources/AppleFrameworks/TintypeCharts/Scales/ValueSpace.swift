// SPDX-License-Identifier: MIT

import SwiftUI

/// The relation between the values of an axis and coordinates, which are numbers.
///
/// The coordinate of a date is its time interval, and that of a category is the center of its slot:
/// the slots have the length 1 and begin at 0.
struct ValueSpace {
  enum Kind {
    case number, date, category
  }

  let kind: Kind
  let categories: [String]
  let calendar: Calendar
  private let slots: [String: Int]

  init(_ kind: Kind, categories: [String] = [], calendar: Calendar) {
    self.kind = kind
    self.calendar = calendar
    var slots: [String: Int] = [:]
    self.categories = categories.filter { slots.updateValue(slots.count, forKey: $0) == nil }
    self.slots = Dictionary(
      self.categories.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the coordinate of a value; `nil` for a value of another kind or an unknown category.
  func coordinate(of value: PlotValue) -> Double? {
    switch (kind, value) {
    case (.number, .number(let number)): number
    case (.date, .date(let date)): date.timeIntervalSinceReferenceDate
    case (.category, .category(let name)): slots[name].map { Double($0) + 0.5 }
    default: nil
    }
  }

  /// Returns the value at a coordinate; `nil` outside of the slots of categories.
  func value(at coordinate: Double) -> PlotValue? {
    guard coordinate.isFinite else { return nil }
    switch kind {
    case .number: return .number(coordinate)
    case .date: return .date(Date(timeIntervalSinceReferenceDate: coordinate))
    case .category:
      guard coordinate >= 0, coordinate <= Double(categories.count) else { return nil }
      let slot = min(Int(coordinate), categories.count - 1)
      return categories.indices.contains(slot) ? .category(categories[slot]) : nil
    }
  }

  /// Returns the slot of a value: that of its category, of its unit or of its range; the coordinate
  /// twice for an instant or a number.
  func slot(of channel: Channel) -> (lower: Double, upper: Double)? {
    guard let coordinate = coordinate(of: channel.value) else { return nil }
    if let upper = channel.upper {
      guard let end = self.coordinate(of: upper) else { return nil }
      return kind == .category ? (coordinate - 0.5, end + 0.5) : (coordinate, end)
    }
    if kind == .category { return (coordinate - 0.5, coordinate + 0.5) }
    if let unit = channel.unit, case .date(let date) = channel.value,
      let interval = (channel.calendar ?? calendar).dateInterval(of: unit, for: date)
    {
      return (
        interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate
      )
    }
    return (coordinate, coordinate)
  }
}
