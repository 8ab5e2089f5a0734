// SPDX-License-Identifier: MIT

import SwiftUI

/// The relation between the coordinates of an axis and positions in the plot.
struct PositionScale {
  let space: ValueSpace
  let lower: Double
  let upper: Double
  var type = ScaleType.linear
  var isReversed = false
  var positions = _PositionRange()
  /// A Boolean value that indicates whether positions increase from the top to the bottom.
  var isVertical = false
  /// The distance between ticks by which the domain was rounded, and the number of ticks that it was
  /// computed for.
  var rounding: (step: NiceNumbers.Step, count: Int)?

  /// Returns the part of the domain before a coordinate: 0 at the lower bound, 1 at the upper one.
  func fraction(of coordinate: Double) -> Double {
    let (start, end) = (transformed(lower), transformed(upper))
    let fraction = (transformed(coordinate) - start) / (end - start)
    // For example, zero on a logarithmic scale.
    guard fraction.isFinite else { return 0 }
    return isFlipped ? 1 - fraction : fraction
  }

  /// Returns the position of a coordinate in a plot of a length in points.
  func position(of coordinate: Double, in length: CGFloat) -> CGFloat {
    let (start, end) = ends(in: length)
    return start + CGFloat(fraction(of: coordinate)) * (end - start)
  }

  /// Returns the coordinate at a position in a plot of a length in points.
  func coordinate(at position: CGFloat, in length: CGFloat) -> Double? {
    let (start, end) = ends(in: length)
    var fraction = Double((position - start) / (end - start))
    if isFlipped { fraction = 1 - fraction }
    let (first, last) = (transformed(lower), transformed(upper))
    let coordinate = inverse(first + fraction * (last - first))
    return coordinate.isFinite ? coordinate : nil
  }

  /// A Boolean value that indicates whether a part of the domain is visible.
  private(set) var isPartial = false

  /// Returns the scale of a visible part of the domain.
  ///
  /// - Parameters:
  ///   - length: The length of the part.
  ///   - start: The first value; `nil` for the start of the domain.
  /// - Returns: The scale; the same one if the whole domain is visible.
  func visible(length: Double, from start: PlotValue?) -> PositionScale {
    guard length > 0, upper - lower > length else { return self }
    var first = lower
    if let start, let coordinate = space.coordinate(of: start), coordinate.isFinite {
      first = space.kind == .category ? coordinate - 0.5 : coordinate
    }
    first = min(max(first, lower), upper - length)
    var scale = PositionScale(space: space, lower: first, upper: first + length, type: type)
    scale.isReversed = isReversed
    scale.positions = positions
    scale.isVertical = isVertical
    scale.isPartial = true
    return scale
  }

  /// The first category is at the top, and the lowest number at the bottom.
  private var isFlipped: Bool { (isVertical && space.kind != .category) != isReversed }

  private func ends(in length: CGFloat) -> (CGFloat, CGFloat) {
    if let bounds = positions.bounds { return (bounds.lowerBound, bounds.upperBound) }
    let isFlipped = isVertical && space.kind != .category
    let (first, last) =
      isFlipped
      ? (positions.endPadding, positions.startPadding)
      : (positions.startPadding, positions.endPadding)
    return (first, max(first, length - last))
  }

  private func transformed(_ coordinate: Double) -> Double {
    switch type.storage {
    case .log: log10(coordinate)
    case .squareRoot: coordinate < 0 ? -(-coordinate).squareRoot() : coordinate.squareRoot()
    case .symmetricLog(let slope):
      (coordinate < 0 ? -1 : 1) * log1p(abs(coordinate) * max(slope, .leastNormalMagnitude))
    case .linear, .date, .category: coordinate
    }
  }

  private func inverse(_ value: Double) -> Double {
    switch type.storage {
    case .log: pow(10, value)
    case .squareRoot: value < 0 ? -value * value : value * value
    case .symmetricLog(let slope):
      (value < 0 ? -1 : 1) * expm1(abs(value)) / max(slope, .leastNormalMagnitude)
    case .linear, .date, .category: value
    }
  }
}
