// SPDX-License-Identifier: MIT

import SwiftUI

/// Adjacent bins of numbers.
public struct NumberBins<Value> where Value: Comparable, Value: Numeric {
  /// The bounds of the bins in ascending order.
  public let thresholds: [Value]

  /// Creates the bins between thresholds, which are sorted.
  public init(thresholds: [Value]) {
    self.thresholds = thresholds.sorted()
  }

  /// Returns the position of the bin that contains a number; that of the nearest bin for a number
  /// outside of the bins.
  public func index(for value: Value) -> Int {
    Thresholds.position(of: value, in: thresholds)
  }
}

extension NumberBins: Equatable {}

extension NumberBins: RandomAccessCollection {
  /// The position of the first bin, 0.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// The bin at a position; the nearest one for a position outside of the bins.
  public subscript(position: Int) -> ChartBinRange<Value> {
    Thresholds.bin(at: position, of: thresholds)
  }
}

// Variants: BinaryFloatingPoint; "= 0" -> BinaryInteger; "= 1"
extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins with nice bounds around numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - desiredCount: The desired number of bins; `nil` for one that suits the numbers.
  ///   - minimumStride: The smallest length of a bin.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    guard let lower = data.min(), let upper = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: lower...upper, desiredCount: desiredCount ?? Thresholds.count(for: data.count),
      minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates a number of bins of the same length.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(count, 1), Thresholds.limit)
    let length = range.upperBound - range.lowerBound
    self.init(
      thresholds: (0...count).map {
        $0 == count ? range.upperBound : range.lowerBound + length * Value($0) / Value(count)
      })
  }

  /// Creates bins with nice bounds around a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: The desired number of bins.
  ///   - minimumStride: The smallest length of a bin.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      thresholds: Thresholds.nice(
        Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
        minimum: Double(minimumStride)
      ).map { Value($0) })
  }

  /// Creates bins of a length that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let count = ((range.upperBound - range.lowerBound) / size).rounded(.up)
    guard size > 0, count.isFinite, count <= Value(Thresholds.limit) else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    self.init(thresholds: (0...Int(count)).map { range.lowerBound + size * Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates a number of bins of the same length, as far as integers allow it.
  public init(range: ClosedRange<Value>, count: Int) {
    let bins = NumberBins<Double>(
      range: Double(range.lowerBound)...Double(range.upperBound), count: count)
    self.init(thresholds: Self.integers(bins.thresholds))
  }

  /// Creates bins with nice bounds around a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - desiredCount: The desired number of bins.
  ///   - minimumStride: The smallest length of a bin.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    self.init(
      thresholds: Self.integers(
        Thresholds.nice(
          Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
          minimum: Swift.max(Double(minimumStride), 1))))
  }

  /// Creates bins of a length that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let bins = NumberBins<Double>(
      size: Double(size), range: Double(range.lowerBound)...Double(range.upperBound))
    self.init(thresholds: Self.integers(bins.thresholds))
  }

  /// Returns the different integers next to numbers.
  private static func integers(_ numbers: [Double]) -> [Value] {
    var integers: [Value] = []
    for value in numbers.compactMap({ Value(exactly: $0.rounded()) }) where value != integers.last {
      integers.append(value)
    }
    return integers
  }
}
