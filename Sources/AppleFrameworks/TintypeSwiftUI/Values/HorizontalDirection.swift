// SPDX-License-Identifier: MIT

/// A direction on the horizontal axis.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Sendable {
  /// The direction to the leading edge.
  case leading
  /// The direction to the trailing edge.
  case trailing

  /// A set of horizontal directions.
  public struct Set: OptionSet, Equatable, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: Int8

    /// Creates a set from the bits of its directions.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }

    /// The direction to the leading edge.
    public static let leading = Set(.leading)
    /// The direction to the trailing edge.
    public static let trailing = Set(.trailing)
    /// Both directions.
    public static let all: Set = [.leading, .trailing]
  }
}
