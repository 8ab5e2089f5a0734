// SPDX-License-Identifier: MIT

/// A direction on the vertical axis.
public enum VerticalDirection: Int8, CaseIterable, Codable, Sendable {
  /// The direction to the top edge.
  case up
  /// The direction to the bottom edge.
  case down

  /// A set of vertical directions.
  public struct Set: OptionSet, Sendable {
    /// The bits of the directions.
    public let rawValue: Int8

    /// Creates a set from the bits of its directions.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }

    /// The direction to the top edge.
    public static let up = Set(.up)
    /// The direction to the bottom edge.
    public static let down = Set(.down)
    /// Both directions.
    public static let all: Set = [.up, .down]
  }
}
