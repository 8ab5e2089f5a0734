// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScene

/// The horizontal or vertical dimension of a coordinate system.
public enum Axis: Int8, CaseIterable, Sendable {
  /// The horizontal dimension.
  case horizontal
  /// The vertical dimension.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// The bits of the axes.
    public let rawValue: Int8

    /// Creates a set from the bits of its axes.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)

    /// The axes of the engine.
    var engine: TintypeScene.Axis.Set {
      var axes: TintypeScene.Axis.Set = []
      if contains(.horizontal) { axes.insert(.horizontal) }
      if contains(.vertical) { axes.insert(.vertical) }
      return axes
    }
  }

  /// The axis of the engine.
  var engine: TintypeScene.Axis { self == .horizontal ? .horizontal : .vertical }
}

extension Axis: CustomStringConvertible {
  /// A textual description.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
