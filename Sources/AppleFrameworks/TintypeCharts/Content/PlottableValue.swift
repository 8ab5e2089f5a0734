// SPDX-License-Identifier: MIT

import SwiftUI

/// A labeled value, a range of values, or a date with a calendar unit that a mark plots.
public struct PlottableValue<Value> where Value: Plottable {
  let channel: Channel
}

/// A value of a mark without its type.
struct Channel: Sendable {
  /// The description of the value.
  let label: Text
  /// The value, or the lower bound of a range.
  let value: PlotValue
  /// The upper bound of a range; `nil` for a value.
  var upper: PlotValue?
  /// The calendar unit that a date represents; `nil` for an instant.
  var unit: Calendar.Component?
  /// The calendar of the unit; `nil` for that of the environment.
  var calendar: Calendar?
}

extension PlottableValue {
  init(_ label: Text, _ value: Value) {
    channel = Channel(label: label, value: value.plotValue)
  }

  init(_ label: Text, _ lower: Value, _ upper: Value) {
    channel = Channel(label: label, value: lower.plotValue, upper: upper.plotValue)
  }

  // Variants: string(labelKey) | text(labelKey, label)
  /// Creates a value with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Value
  ) -> PlottableValue<Value> {
    PlottableValue(Text(labelKey), value)
  }

  // Variants: string(labelKey) | text(labelKey, label)
  /// Creates a range of values with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue<Value> where Value: Comparable {
    PlottableValue(Text(labelKey), range.lowerBound, range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  init(
    _ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?
  ) {
    channel = Channel(label: label, value: .date(date), unit: unit, calendar: calendar)
  }

  // Variants: string(labelKey) | text(labelKey, label)
  /// Creates a date with a label that represents a calendar unit, such as its month.
  ///
  /// Without a calendar, the environment's counts.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(Text(labelKey), value, unit, calendar)
  }
}
