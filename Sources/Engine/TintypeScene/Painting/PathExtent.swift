// SPDX-License-Identifier: MIT

/// The extent of a path and the number of canvas rows that its elements cross.
struct PathExtent {
  /// The smallest rectangle that contains all points, including control points.
  private(set) var bounds: Rect?
  /// The sum of the elements' heights on the canvas, in points.
  private(set) var rows = 0.0
  /// An upper bound for the sum of the elements' lengths.
  private(set) var length = 0.0

  private var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
  private var (here, start) = (Point.zero, Point.zero)
  private let height: Double
  private var isEmpty = true

  /// Creates an extent; returns `nil` if the path has a coordinate that is not finite.
  init?(_ path: Path, _ origin: Point = .zero, height: Double = 0) {
    self.height = height
    for element in path.elements {
      switch element {
      case .move(let to):
        here = to.shifted(by: origin)
        start = here
        guard include(here) else { return nil }
      case .line(let to): guard advance(to: to.shifted(by: origin)) else { return nil }
      case .curve(let end, let first, let second):
        guard advance(to: first.shifted(by: origin)), advance(to: second.shifted(by: origin)),
          advance(to: end.shifted(by: origin))
        else { return nil }
      case .close: guard advance(to: start) else { return nil }
      }
    }
    guard !isEmpty else { return }
    bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private mutating func advance(to point: Point) -> Bool {
    guard include(point) else { return false }
    let (low, high) = (min(here.y, point.y), max(here.y, point.y))
    rows += max(min(high, height) - max(low, 0), 0)
    length += abs(point.x - here.x) + abs(point.y - here.y)
    here = point
    return true
  }

  private mutating func include(_ point: Point) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    if isEmpty {
      (left, top, right, bottom) = (point.x, point.y, point.x, point.y)
      isEmpty = false
    } else {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return true
  }
}

extension Point {
  fileprivate func shifted(by offset: Point) -> Point { Point(x: x + offset.x, y: y + offset.y) }
}

extension PaintCommand.Outline {
  /// An upper bound for the length of the outline, in points.
  var length: Double {
    switch self {
    case .box(let rect, _), .roundedBox(let rect, _, _), .ellipse(let rect):
      (abs(rect.width) + abs(rect.height)) * 2
    case .path(let path, _, _): PathExtent(path)?.length ?? 0
    }
  }
}

extension Rect {
  /// A Boolean value that indicates whether all edges are finite.
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && width.isFinite
      && height.isFinite
  }
}

extension RectangleCornerRadii {
  /// A Boolean value that indicates whether all radii are finite.
  var isFinite: Bool {
    [topLeading, bottomLeading, bottomTrailing, topTrailing].allSatisfy(\.isFinite)
  }
}

extension ResolvedColor {
  /// A Boolean value that indicates whether the color was created from valid numbers.
  var isUsable: Bool {
    name != Self.invalidName && red.isFinite && green.isFinite && blue.isFinite
      && opacity.isFinite
  }
}
