// SPDX-License-Identifier: MIT

import SwiftUI

/// The values from a lower bound up to an upper one.
///
/// The last bin of a collection contains its upper bound.
public struct ChartBinRange<Bound> where Bound: Comparable {
  /// The lower bound, which the bin contains.
  public let lowerBound: Bound
  /// The upper bound.
  public let upperBound: Bound
  let isClosed: Bool
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange: RangeExpression {
  /// Returns the positions of a collection in the bin.
  public func relative<C>(to collection: C) -> Range<Bound>
  where C: Collection, Bound == C.Index {
    isClosed
      ? (lowerBound...upperBound).relative(to: collection)
      : (lowerBound..<upperBound).relative(to: collection)
  }

  /// Returns a Boolean value that indicates whether the bin contains a value.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || isClosed && element == upperBound)
  }
}

extension PlottableValue where Value: Comparable {
  // Variants: string(labelKey) | text(labelKey, label)
  /// Creates a range of values with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    value(labelKey, range.lowerBound..<range.upperBound)
  }
}

/// Adjacent bins between thresholds in ascending order.
enum Thresholds {
  /// The largest number of thresholds.
  static let limit = 10_000

  /// Returns the bin at a position; the nearest one for a position outside of the bins.
  static func bin<Value: Comparable>(
    at position: Int, of thresholds: [Value]
  ) -> ChartBinRange<Value> {
    let index = min(max(position, 0), thresholds.count - 2)
    // Without two thresholds there are no positions.
    precondition(index >= 0, "There are no bins.")
    return ChartBinRange(
      lowerBound: thresholds[index], upperBound: thresholds[index + 1],
      isClosed: index == thresholds.count - 2)
  }

  /// Returns the position of the bin that contains a value; that of the nearest bin for a value
  /// outside of the bins.
  static func position<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return min(max(above - 1, 0), max(thresholds.count - 2, 0))
  }

  /// Returns the thresholds from a lower bound through an upper one by nice numbers.
  static func nice(_ lower: Double, _ upper: Double, count: Int, minimum: Double) -> [Double] {
    guard lower.isFinite, upper.isFinite, (upper - lower).isFinite else { return [] }
    guard upper > lower else { return [lower, lower + max(minimum, 1)] }
    var step = NiceNumbers.step(length: upper - lower, count: max(count, 1) + 1)
    while step.value < minimum, step.exponent < 300 {
      step = NiceNumbers.step(length: step.value * 2.4, count: 2)
    }
    let (first, last) = NiceNumbers.rounded(lower, upper, to: step)
    return NiceNumbers.ticks(from: first, through: last, step: step, limit: limit)
  }

  /// The number of bins for a number of values.
  ///
  /// Source: H. A. Sturges, “The Choice of a Class Interval”, 1926.
  static func count(for values: Int) -> Int {
    Int(log2(Double(max(values, 1))).rounded(.up)) + 1
  }
}
