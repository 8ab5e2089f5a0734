// SPDX-License-Identifier: MIT

import SwiftUI

/// Adjacent bins of dates.
public struct DateBins: Equatable {
  /// The bounds of the bins in ascending order.
  public let thresholds: [Date]

  /// Creates the bins between thresholds, which are sorted.
  public init(thresholds: [Date]) {
    self.thresholds = thresholds.sorted()
  }

  /// Creates bins of calendar units around dates.
  ///
  /// - Parameters:
  ///   - data: The dates.
  ///   - desiredCount: The desired number of bins; `nil` for one that suits the dates.
  ///   - calendar: The calendar.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    guard let lower = data.min(), let upper = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: lower...upper, desiredCount: desiredCount ?? Thresholds.count(for: data.count),
      calendar: calendar)
  }

  /// Creates bins of calendar units around a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: The desired number of bins.
  ///   - calendar: The calendar.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
    let step = DateStep.automatic(
      from: range.lowerBound, through: range.upperBound, count: desiredCount)
    self.init(unit: step.component, by: step.count, range: range, calendar: calendar)
  }

  /// Creates bins of a length in seconds that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let bins = NumberBins<Double>(
      size: timeInterval,
      range: range.lowerBound
        .timeIntervalSinceReferenceDate...range.upperBound
        .timeIntervalSinceReferenceDate)
    self.init(thresholds: bins.thresholds.map { Date(timeIntervalSinceReferenceDate: $0) })
  }

  /// Creates bins of calendar units that cover a range.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - count: The number of units of a bin.
  ///   - range: The range.
  ///   - calendar: The calendar.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    guard count > 0, var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    var thresholds = [date]
    while date < range.upperBound, thresholds.count < Thresholds.limit,
      let next = calendar.date(byAdding: unit, value: count, to: date), next > date
    {
      thresholds.append(next)
      date = next
    }
    self.init(thresholds: thresholds)
  }

  /// Returns the position of the bin that contains a date; that of the nearest bin for a date
  /// outside of the bins.
  public func index(for value: Date) -> Int {
    Thresholds.position(of: value, in: thresholds)
  }
}

extension DateBins: RandomAccessCollection {
  /// The position of the first bin, 0.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// The bin at a position; the nearest one for a position outside of the bins.
  public subscript(position: Int) -> ChartBinRange<Date> {
    Thresholds.bin(at: position, of: thresholds)
  }
}
