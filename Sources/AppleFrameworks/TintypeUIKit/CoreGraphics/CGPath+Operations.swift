// SPDX-License-Identifier: MIT

// Each curve in a result is a part of a given curve. It begins and ends at intersections, which are
// exact to about a thousandth of a point on paths as large as a screen.
extension CGPath {
  /// Returns the outline of the filled area, without overlaps.
  ///
  /// - Parameter rule: The rule that determines the filled area.
  /// - Returns: The outline, whose area both rules fill.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, CGPath(steps: [])).outline(rule) { first, _ in first }
  }

  /// Returns the outline of the area that both paths fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other).outline(rule) { $0 && $1 }
  }

  /// Returns the outline of the area that one path or both fill.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other).outline(rule) { $0 || $1 }
  }

  /// Returns the outline of the area that this path fills and the other one does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other).outline(rule) { $0 && !$1 }
  }

  /// Returns the outline of the area that exactly one of the paths fills.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    PathArrangement(self, other).outline(rule) { $0 != $1 }
  }

  /// Returns the parts of this path's line that are in the area of another path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, closesFirst: false).lines(rule, inside: true)
  }

  /// Returns the parts of this path's line that are outside another path's area.
  public func lineSubtraction(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathArrangement(self, other, closesFirst: false).lines(rule, inside: false)
  }

  /// Returns a Boolean value that indicates whether the areas of both paths overlap.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}
