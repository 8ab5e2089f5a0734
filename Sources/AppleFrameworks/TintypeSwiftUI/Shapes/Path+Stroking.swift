// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

extension Path {
  /// Returns the outline of a stroke of the path.
  ///
  /// Curves are approximated by straight lines, which differ by less than 0.1 points for paths of
  /// the size of a screen. The parts of the outline overlap, so it must not be filled by the
  /// even-odd rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite, engine.isFinite else { return Path() }
    var outline = StrokeOutline(style: style)
    for line in polylines { for part in line.dashed(style) { outline.add(part) } }
    return Path(outline.path)
  }

  /// The subpaths as connected straight lines.
  private var polylines: [Polyline] {
    var lines: [Polyline] = []
    var current = Polyline()
    func point(_ t: Double, _ points: [CGPoint]) -> Point {
      // De Casteljau's algorithm.
      var points = points.map(\.point)
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { $0.mixed(with: $1, by: t) }
      }
      return points.first ?? .zero
    }
    func curve(_ points: [CGPoint]) {
      let length = zip(points, points.dropFirst())
        .reduce(0) { $0 + $1.0.point.distance(to: $1.1.point) }
      let count = Int(min(max((length.squareRoot() * 3).rounded(.up), 4), 256))
      for index in 1...count { current.points.append(point(Double(index) / Double(count), points)) }
    }
    for step in steps {
      let start = current.points.last.map { CGPoint($0) } ?? .zero
      switch step {
      case .move(let point):
        lines.append(current)
        current = Polyline(points: [point.point])
      case .line(let point): current.points.append(point.point)
      case .quadCurve(let end, let control): curve([start, control, end])
      case .curve(let end, let first, let second): curve([start, first, second, end])
      case .close:
        current.isClosed = true
        lines.append(current)
        current = Polyline(points: current.points.first.map { [$0] } ?? [])
      }
    }
    return (lines + [current]).compactMap(\.withoutRepetition)
  }
}

/// Connected straight lines.
private struct Polyline {
  var points: [Point] = []
  var isClosed = false

  /// The line without points that are equal to the one before; `nil` if no segment remains.
  var withoutRepetition: Polyline? {
    var line = Polyline(points: [], isClosed: isClosed)
    for point in points where line.points.last != point { line.points.append(point) }
    if isClosed, line.points.count > 1, line.points.first == line.points.last {
      line.points.removeLast()
    }
    return line.points.count > 1 ? line : nil
  }

  /// Returns the dashes of the line.
  func dashed(_ style: StrokeStyle) -> [Polyline] {
    let lengths = style.dash.map { max(Double($0), 0) }
    guard let pattern = lengths.isEmpty ? nil : lengths, pattern.reduce(0, +) > 0.01 else {
      return [self]
    }
    var index = 0
    var rest = pattern[0]
    var phase = Double(style.dashPhase).truncatingRemainder(dividingBy: pattern.reduce(0, +) * 2)
    if phase < 0 { phase += pattern.reduce(0, +) * 2 }
    func next() {
      index += 1
      rest = pattern[index % pattern.count]
    }
    while phase >= rest {
      phase -= rest
      next()
    }
    rest -= phase
    var dashes: [Polyline] = []
    var current = Polyline(points: [points[0]])
    for (start, end) in zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])) {
      let length = start.distance(to: end)
      var position = 0.0
      while length - position > rest {
        position += rest
        let point = start.mixed(with: end, by: position / length)
        current.points.append(point)
        if index.isMultiple(of: 2) { dashes.append(current) }
        current = Polyline(points: [point])
        next()
      }
      rest -= length - position
      current.points.append(end)
    }
    if index.isMultiple(of: 2) { dashes.append(current) }
    return dashes.compactMap(\.withoutRepetition)
  }
}

/// The outline of strokes: a rectangle for each segment, and the joins and caps.
private struct StrokeOutline {
  let style: StrokeStyle
  var path = TintypeScene.Path()

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
      TintypeScene.Path(
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

  /// Returns the distance to another point.
  func distance(to other: Point) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  fileprivate func moved(_ vector: Point, _ factor: Double) -> Point {
    Point(x: x + vector.x * factor, y: y + vector.y * factor)
  }

  /// Returns the point at a share of the line to another point.
  func mixed(with other: Point, by share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
