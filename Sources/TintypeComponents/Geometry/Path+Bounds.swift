// SPDX-License-Identifier: MIT

extension Path {
  /// The smallest upright rectangle around the lines and curves themselves, not their control
  /// points.
  ///
  /// Points at which the pen is put down without drawing do not count, nor does the width of a
  /// stroke. It is `Rect.zero` for a path that draws nothing or has a coordinate that is not
  /// finite.
  public var boundingRect: Rect {
    guard isFinite else { return .zero }
    var bounds = PathBounds()
    for subpath in subpaths {
      bounds.include(subpath.start)
      for segment in subpath.segments {
        bounds.include(segment.end)
        guard case .curve(let curve) = segment else { continue }
        for t in curve.turns(of: \.x) + curve.turns(of: \.y) { bounds.include(curve.point(at: t)) }
      }
    }
    return bounds.rect
  }
}

/// The extent of points.
struct PathBounds {
  private var least: Point?
  private var most = Point.zero

  /// Extends the bounds to a point.
  mutating func include(_ point: Point) {
    guard let least else {
      (least, most) = (point, point)
      return
    }
    self.least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
    most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
  }

  /// The rectangle around the points, 0 where it is not finite.
  var rect: Rect {
    guard let least else { return .zero }
    return Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y).finite
  }
}
