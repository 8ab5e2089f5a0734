// SPDX-License-Identifier: MIT

import SwiftUI

/// The values of an axis that have axis marks.
public struct AxisMarkValues {
  enum Storage {
    case automatic(desiredCount: Int?, minimumStride: Double?)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
    case values([PlotValue])
  }

  let storage: Storage
  var roundsLower: Bool?
  var roundsUpper: Bool?

  /// Round numbers, dates at which calendar units start, or all categories.
  public static var automatic: AxisMarkValues { automatic() }

  /// Returns about a number of nice values.
  ///
  /// - Parameters:
  ///   - desiredCount: The number of values; `nil` for as many as suit the size.
  ///   - roundLowerBound: Whether the domain begins at such a value; `nil` for `true`.
  ///   - roundUpperBound: Whether the domain ends at such a value; `nil` for `true`.
  /// - Returns: The values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .automatic(desiredCount: desiredCount, minimumStride: nil),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// Returns about a number of nice values with at least a distance.
  ///
  /// - Parameters:
  ///   - minimumStride: The smallest distance between values.
  ///   - desiredCount: The number of values; `nil` for as many as suit the size.
  ///   - roundLowerBound: Whether the domain begins at such a value; `nil` for `true`.
  ///   - roundUpperBound: Whether the domain ends at such a value; `nil` for `true`.
  /// - Returns: The values.
  public static func automatic<P>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: Plottable {
    AxisMarkValues(
      storage: .automatic(
        desiredCount: desiredCount, minimumStride: minimumStride.plotValue.number),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// Returns the multiples of a number.
  ///
  /// - Parameters:
  ///   - stepSize: The distance between values.
  ///   - roundLowerBound: Whether the domain begins at such a value; `nil` for `true`.
  ///   - roundUpperBound: Whether the domain ends at such a value; `nil` for `true`.
  /// - Returns: The values.
  public static func stride<P>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues where P: Plottable {
    AxisMarkValues(
      storage: .stride(stepSize.plotValue.number ?? .nan), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// Returns the starts of calendar units.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: The number of units between values.
  ///   - roundLowerBound: Not used: the domain of dates is that of the data.
  ///   - roundUpperBound: Not used: the domain of dates is that of the data.
  ///   - calendar: The calendar; `nil` for that of the environment.
  /// - Returns: The values.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .dates(component, count, calendar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
}

/// A value of an axis that has axis marks.
public struct AxisValue {
  /// The position of the value among all values.
  public let index: Int
  /// The number of values.
  public let count: Int
  let value: PlotValue

  /// Returns the value as a type; `nil` if it has another type.
  public func `as`<P>(_ type: P.Type) -> P? where P: Plottable { P(value) }
}

/// The edge of the plot where axis marks are.
public struct AxisMarkPosition: Sendable, Equatable {
  enum Storage: Sendable {
    case automatic, leading, trailing, top, bottom
  }

  let storage: Storage

  /// The bottom for the x axis, and the trailing edge for the y axis; the leading edge for
  /// categories.
  public static let automatic = AxisMarkPosition(storage: .automatic)
  /// The leading edge.
  public static let leading = AxisMarkPosition(storage: .leading)
  /// The trailing edge.
  public static let trailing = AxisMarkPosition(storage: .trailing)
  /// The top.
  public static let top = AxisMarkPosition(storage: .top)
  /// The bottom.
  public static let bottom = AxisMarkPosition(storage: .bottom)
}

/// The arrangement of axis marks.
///
/// All presets look like the automatic one, except for the labels of `inset`, which are inside of
/// the plot.
public struct AxisMarkPreset: Sendable, Equatable {
  enum Storage: Sendable {
    case automatic, extended, aligned, inset
  }

  let storage: Storage

  /// Labels beside the plot.
  public static let automatic = AxisMarkPreset(storage: .automatic)
  /// Labels beside the plot.
  public static let extended = AxisMarkPreset(storage: .extended)
  /// Labels beside the plot.
  public static let aligned = AxisMarkPreset(storage: .aligned)
  /// Labels inside of the plot.
  public static let inset = AxisMarkPreset(storage: .inset)
}
