// SPDX-License-Identifier: MIT

import TintypeComponents

extension VerticalEdge {
  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the edges.
    public let rawValue: Int8

    /// Creates a set from the bits of its edges.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ e: VerticalEdge) { self = e == .top ? .top : .bottom }

    /// The top edge.
    public static let top = Set(rawValue: 1 << 0)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 1 << 1)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
