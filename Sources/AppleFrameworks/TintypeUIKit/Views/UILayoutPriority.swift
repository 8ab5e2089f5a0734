// SPDX-License-Identifier: MIT

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
  /// The priority of a size that the user drags.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority of the size of a scene.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a size that the user drags within a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority of the smallest size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
