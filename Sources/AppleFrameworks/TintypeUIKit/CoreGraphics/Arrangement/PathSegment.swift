// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeScene

/// A line or a curve of a path, of the degree 1 to 3.
struct PathSegment {
  /// The start, the control points and the end.
  let points: [Point]
  /// The number of the path: 0 or 1.
  let owner: Int

  /// Returns the position for a parameter from 0 to 1, by de Casteljau's algorithm.
  func position(at t: Double) -> Point {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { $0.mixed(with: $1, by: t) }
    }
    return points.first ?? .zero
  }

  /// Returns the derivative for a parameter from 0 to 1.
  func derivative(at t: Double) -> Point {
    let degree = Double(points.count - 1)
    let differences = zip(points, points.dropFirst()).map {
      Point(x: ($1.x - $0.x) * degree, y: ($1.y - $0.y) * degree)
    }
    return PathSegment(points: differences, owner: owner).position(at: t)
  }

  /// Returns the control points of the part between two parameters, in its direction.
  func part(from start: Double, to end: Double) -> [Point] {
    if start > end { return part(from: end, to: start).reversed() }
    let tail = Self.split(points, at: start).second
    return Self.split(tail, at: start < 1 ? (end - start) / (1 - start) : 1).first
  }

  private static func split(_ points: [Point], at t: Double) -> (first: [Point], second: [Point]) {
    var (row, first, second) = (points, [Point](), [Point]())
    while let start = row.first, let end = row.last {
      first.append(start)
      second.insert(end, at: 0)
      row = zip(row, row.dropFirst()).map { $0.mixed(with: $1, by: t) }
    }
    return (first, second)
  }

  /// The number of straight lines that approximate the segment.
  var count: Int {
    guard points.count > 2 else { return 1 }
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return Int(min(max((length.squareRoot() * 2).rounded(.up), 6), 64))
  }
}

extension CGPath {
  /// The segments of the subpaths.
  ///
  /// - Parameters:
  ///   - owner: The number of the path.
  ///   - isClosed: Whether a line closes each subpath.
  /// - Returns: The segments, by subpath.
  func segments(of owner: Int, isClosed: Bool) -> [[PathSegment]] {
    var subpaths: [[PathSegment]] = []
    var current: [PathSegment] = []
    var (start, last) = (Point.zero, Point.zero)
    func add(_ points: [Point]) {
      if Set(points).count > 1 { current.append(PathSegment(points: points, owner: owner)) }
      last = points.last ?? last
    }
    func finish(closes: Bool) {
      if closes, last != start { add([last, start]) }
      if !current.isEmpty { subpaths.append(current) }
      current = []
    }
    for step in steps {
      switch step {
      case .move(let point):
        finish(closes: isClosed)
        (start, last) = (point.point, point.point)
      case .line(let end): add([last, end.point])
      case .quadCurve(let end, let control): add([last, control.point, end.point])
      case .curve(let end, let first, let second):
        add([last, first.point, second.point, end.point])
      case .close:
        finish(closes: true)
        last = start
      }
    }
    finish(closes: isClosed)
    return subpaths
  }
}
