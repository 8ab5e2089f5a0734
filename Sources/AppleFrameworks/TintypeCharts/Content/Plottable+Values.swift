// SPDX-License-Identifier: MIT

import SwiftUI

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number without its type.
  public var _plotValue: _PlotValue { _PlotValue(value: .number(Double(self))) }

  /// Creates the nearest integer to a number.
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue.value else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number without its type.
  public var _plotValue: _PlotValue { _PlotValue(value: .number(Double(self))) }

  /// Creates a number.
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue.value else { return nil }
    self.init(number)
  }
}

// Variants: Int -> Int8 | Int16 | Int32 | Int64 | UInt | UInt8 | UInt16 | UInt32 | UInt64 | Float |
//   Double | CGFloat
extension Int: Plottable, PrimitivePlottableProtocol {}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  /// The number without its type.
  public var _plotValue: _PlotValue {
    _PlotValue(value: .number(NSDecimalNumber(decimal: self).doubleValue))
  }

  /// Creates a number.
  public init?(_plotValue: _PlotValue) {
    guard case .number(let number) = _plotValue.value, number.isFinite else { return nil }
    self.init(number)
  }
}

extension String: Plottable, PrimitivePlottableProtocol {
  /// The category.
  public var _plotValue: _PlotValue { _PlotValue(value: .category(self)) }

  /// Creates the name of a category.
  public init?(_plotValue: _PlotValue) {
    guard case .category(let name) = _plotValue.value else { return nil }
    self = name
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  /// The date without its type.
  public var _plotValue: _PlotValue { _PlotValue(value: .date(self)) }

  /// Creates a date.
  public init?(_plotValue: _PlotValue) {
    guard case .date(let date) = _plotValue.value else { return nil }
    self = date
  }
}
