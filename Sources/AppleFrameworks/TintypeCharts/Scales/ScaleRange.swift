// SPDX-License-Identifier: MIT

import SwiftUI

/// The visual values that a scale assigns to its domain.
public protocol ScaleRange {
  /// The type of the visual values.
  associatedtype VisualValue

  /// The visual values without their type.
  var _range: _ScaleRange<VisualValue> { get }
}

/// Visual values without their container.
public struct _ScaleRange<VisualValue> {
  let values: [VisualValue]
}

/// The positions that a scale assigns to its domain.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  /// The positions in the plot.
  var _positions: _PositionRange { get }
}

/// The positions of a scale in a plot, in points.
public struct _PositionRange: Sendable {
  /// The distances of the domain from the edges of the plot.
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
  /// The positions of both ends of the domain; `nil` for the edges of the plot.
  var bounds: ClosedRange<CGFloat>?
}

/// The positions between the edges of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// The positions in the plot.
  public let _positions: _PositionRange

  /// No values, because they depend on the size of the plot.
  public var _range: _ScaleRange<CGFloat> { _ScaleRange(values: []) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The positions between the edges of the plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

  /// Returns the positions between the edges of the plot, with a distance from both in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// Returns the positions between the edges of the plot, with distances in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(
      _positions: _PositionRange(
        startPadding: startPadding.isFinite ? startPadding : 0,
        endPadding: endPadding.isFinite ? endPadding : 0))
  }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  /// Both bounds.
  public var _range: _ScaleRange<CGFloat> { _ScaleRange(values: [lowerBound, upperBound]) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// The positions in the plot.
  public var _positions: _PositionRange {
    let isFinite = lowerBound.isFinite && upperBound.isFinite
    return _PositionRange(bounds: isFinite ? self : nil)
  }
}

extension Array: ScaleRange {
  /// The elements.
  public var _range: _ScaleRange<Element> { _ScaleRange(values: self) }
}

extension Gradient: ScaleRange {
  /// The colors of the stops.
  public var _range: _ScaleRange<Color> { _ScaleRange(values: stops.map(\.color)) }
}

/// The relation between values and positions.
public struct ScaleType: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case linear, log, date, category, squareRoot
    case symmetricLog(slopeAtZero: Double)
  }

  let storage: Storage

  /// Numbers in proportion to positions.
  public static let linear = ScaleType(storage: .linear)
  /// Positive numbers, whose logarithms are in proportion to positions.
  public static let log = ScaleType(storage: .log)
  /// Dates in proportion to positions.
  public static let date = ScaleType(storage: .date)
  /// Categories with equal lengths.
  public static let category = ScaleType(storage: .category)
  /// Numbers, whose square roots are in proportion to positions.
  public static let squareRoot = ScaleType(storage: .squareRoot)
  /// Numbers on a logarithmic scale in both directions from zero.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)

  /// Returns a logarithmic scale in both directions from zero with a slope at zero.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(storage: .symmetricLog(slopeAtZero: slopeAtZero))
  }

  /// The name in messages.
  var name: String {
    switch storage {
    case .linear: "linear"
    case .log: "logarithmic"
    case .date: "date"
    case .category: "category"
    case .squareRoot: "square root"
    case .symmetricLog: "symmetric logarithmic"
    }
  }
}
