// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The preferred distances of a view from its neighbors.
public struct ViewSpacing: Sendable {
  /// A distance of 0 at each edge.
  public static let zero = ViewSpacing(
    ComponentSpacing(top: 0, leading: 0, bottom: 0, trailing: 0))

  private(set) var engine: ComponentSpacing

  /// Creates the default distances.
  public init() { self.init(ComponentSpacing()) }

  init(_ engine: ComponentSpacing) { self.engine = engine }

  /// Returns the distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(engine.distance(to: next.engine, along: axis.engine))
  }

  /// Replaces the distances at edges by the greater ones of both values.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    engine.formUnion(other.engine, edges: edges.engine)
  }

  /// Returns the distances with the greater ones of both values at edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }
}
