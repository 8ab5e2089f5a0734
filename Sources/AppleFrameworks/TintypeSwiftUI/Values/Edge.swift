// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

/// One edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top
  /// The leading edge.
  case leading
  /// The bottom edge.
  case bottom
  /// The trailing edge.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the edges.
    public let rawValue: Int8

    /// Creates a set from the bits of its edges.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]

    /// The edges of the engine.
    var engine: TintypeScene.Edge {
      var edges: TintypeScene.Edge = []
      if contains(.top) { edges.insert(.top) }
      if contains(.leading) { edges.insert(.leading) }
      if contains(.bottom) { edges.insert(.bottom) }
      if contains(.trailing) { edges.insert(.trailing) }
      return edges
    }
  }
}

/// The distances between the edges of two rectangles, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ insets: TintypeScene.EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// The insets of the engine.
  var engine: TintypeScene.EdgeInsets {
    TintypeScene.EdgeInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom),
      trailing: Double(trailing))
  }
}
