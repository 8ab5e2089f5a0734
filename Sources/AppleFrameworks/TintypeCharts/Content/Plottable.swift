// SPDX-License-Identifier: MIT

import SwiftUI

/// A type whose values can be plotted.
///
/// Numbers, strings, dates and raw representable types whose raw values are numbers or strings can
/// be plotted.
public protocol Plottable {
  /// The type of the number, string or date that represents a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, string or date that represents the value.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from the number, string or date that represents it; `nil` if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a string or a date.
public protocol PrimitivePlottableProtocol {
  /// The value without its type.
  var _plotValue: _PlotValue { get }

  /// Creates a value from a value without a type; `nil` if it has another kind.
  init?(_plotValue: _PlotValue)
}

/// A value of a chart without its type.
public struct _PlotValue: Sendable {
  let value: PlotValue
}

/// A value of a chart: a number, a date or a category.
enum PlotValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// A Boolean value that indicates whether the value has a position on a scale.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite
    case .category: true
    }
  }

  /// The name of the kind in messages.
  var kindName: String {
    switch self {
    case .number: "a number"
    case .date: "a date"
    case .category: "a category"
    }
  }
}

extension Plottable {
  /// The value without its type.
  var plotValue: PlotValue { primitivePlottable._plotValue.value }

  /// Creates a value from a value without a type.
  init?(_ value: PlotValue) {
    guard let primitive = PrimitivePlottable(_plotValue: _PlotValue(value: value)) else {
      return nil
    }
    self.init(primitivePlottable: primitive)
  }
}

extension Plottable where Self: PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Creates the same value.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Creates a value from its raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
