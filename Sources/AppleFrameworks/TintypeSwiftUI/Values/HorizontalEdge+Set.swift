// SPDX-License-Identifier: MIT

import TintypeComponents

extension HorizontalEdge {
  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the edges.
    public let rawValue: Int8

    /// Creates a set from the bits of its edges.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }

    /// The leading edge.
    public static let leading = Set(rawValue: 1 << 0)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 1 << 1)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}
