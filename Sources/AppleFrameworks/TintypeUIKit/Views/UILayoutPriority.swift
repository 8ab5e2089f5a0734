// SPDX-License-Identifier: MIT

public import Foundation

/// The priority of a constraint, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A condition.
  public static let required = UILayoutPriority(1000)
  /// The priority of content over a smaller size.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of content over a larger size.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the smallest size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A constraint between views, which are not laid out by constraints.
open class NSLayoutConstraint: NSObject {
  /// The axis of a constraint.
  @nonexhaustive(warn)
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
