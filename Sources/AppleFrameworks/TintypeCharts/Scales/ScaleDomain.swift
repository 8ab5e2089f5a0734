// SPDX-License-Identifier: MIT

import SwiftUI

/// The values that a scale shows: a range of numbers or dates, an array of categories, or the
/// values of the data.
public protocol ScaleDomain {
  /// The domain without its type.
  var _domain: _ScaleDomain { get }
}

/// A domain without its type.
public struct _ScaleDomain {
  enum Storage {
    case automatic(AutomaticScaleDomain)
    case range(PlotValue, PlotValue)
    case values([PlotValue])
  }

  let storage: Storage
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The domain from the lower to the upper bound.
  public var _domain: _ScaleDomain {
    _ScaleDomain(storage: .range(lowerBound.plotValue, upperBound.plotValue))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The domain of categories in their order, or from the first to the last number or date.
  public var _domain: _ScaleDomain { _ScaleDomain(storage: .values(map(\.plotValue))) }
}

/// The domain of the data.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  let modify: (([PlotValue]) -> [PlotValue])?

  /// The domain without its type.
  public var _domain: _ScaleDomain { _ScaleDomain(storage: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// Returns the domain of the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether a domain of numbers includes zero; `nil` for `true`.
  ///   - reversed: Whether the scale is reversed; `nil` for `false`.
  /// - Returns: The domain.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false, modify: nil)
  }

  /// Returns the domain of the data after a change.
  ///
  /// - Parameters:
  ///   - includesZero: Whether a domain of numbers includes zero; `nil` for `true`.
  ///   - reversed: Whether the scale is reversed; `nil` for `false`.
  ///   - dataType: The type of the values.
  ///   - modifyInferredDomain: Changes the values: the categories, or the first and the last value.
  /// - Returns: The domain.
  public static func automatic<DataValue>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain where DataValue: Plottable {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { values in
      var domain = values.compactMap { DataValue($0) }
      modifyInferredDomain(&domain)
      return domain.map(\.plotValue)
    }
  }
}
