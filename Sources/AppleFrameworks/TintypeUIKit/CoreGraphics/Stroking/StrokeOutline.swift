// SPDX-License-Identifier: MIT

internal import TintypeScene

/// The outline of strokes: a rectangle for each segment, and the joins and caps.
struct StrokeOutline {
  let style: StrokeStyle
  var path = Path()

  private var half: Double { Double(style.lineWidth) / 2 }

  init(style: StrokeStyle) { self.style = style }

  mutating func add(_ line: Polyline) {
    let points = line.points
    let count = line.isClosed ? points.count : points.count - 1
    for index in 0..<count {
      let (start, end) = (points[index], points[(index + 1) % points.count])
      let normal = normal(start, end)
      add([
        start.moved(normal, 1), end.moved(normal, 1), end.moved(normal, -1),
        start.moved(normal, -1),
      ])
    }
    let corners =
      line.isClosed ? Array(points.indices) : Array(points.indices.dropFirst().dropLast())
    for index in corners {
      let before = points[(index + points.count - 1) % points.count]
      addJoin(before, points[index], points[(index + 1) % points.count])
    }
    guard !line.isClosed else { return }
    addCap(points[0], from: points[1])
    addCap(points[points.count - 1], from: points[points.count - 2])
  }

  private mutating func addJoin(_ before: Point, _ corner: Point, _ after: Point) {
    if style.lineJoin == .round { return addCircle(corner) }
    var (first, second) = (normal(before, corner), normal(corner, after))
    // The outer side is opposite to the direction of the turn.
    let turn = first.x * second.y - first.y * second.x
    if turn > 0 { (first, second) = (first.opposite, second.opposite) }
    var polygon = [corner, corner.moved(first, 1), corner.moved(second, 1)]
    let sum = Point(x: first.x + second.x, y: first.y + second.y)
    let square = sum.x * sum.x + sum.y * sum.y
    // The miter's length relative to the line width is the reciprocal of the half angle's sine.
    if style.lineJoin == .miter, square > 0,
      2 * half / square.squareRoot() <= Double(style.miterLimit)
    {
      polygon.insert(corner.moved(sum, 2 * half * half / square), at: 2)
    }
    add(polygon)
  }

  private mutating func addCap(_ end: Point, from inside: Point) {
    switch style.lineCap {
    case .round: addCircle(end)
    case .square:
      let normal = normal(inside, end)
      let forward = Point(x: normal.y, y: -normal.x)
      let tip = end.moved(forward, 1)
      add([
        end.moved(normal, 1), tip.moved(normal, 1), tip.moved(normal, -1), end.moved(normal, -1),
      ])
    default: break
    }
  }

  private mutating func addCircle(_ center: Point) {
    path.addPath(
      Path(
        ellipseIn: Rect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)))
  }

  /// Adds a polygon in clockwise order, which is that of circles.
  private mutating func add(_ polygon: [Point]) {
    var area = 0.0
    for (first, second) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
      area += first.x * second.y - first.y * second.x
    }
    path.addLines(area < 0 ? polygon.reversed() : polygon)
    path.closeSubpath()
  }

  /// Returns the normal of a segment, as long as half of the line width.
  private func normal(_ start: Point, _ end: Point) -> Point {
    let length = start.distance(to: end)
    return Point(x: -(end.y - start.y) / length * half, y: (end.x - start.x) / length * half)
  }
}

extension Point {
  /// The point on the other side of the origin.
  fileprivate var opposite: Point { Point(x: -x, y: -y) }

  fileprivate func moved(_ vector: Point, _ factor: Double) -> Point {
    Point(x: x + vector.x * factor, y: y + vector.y * factor)
  }
}
