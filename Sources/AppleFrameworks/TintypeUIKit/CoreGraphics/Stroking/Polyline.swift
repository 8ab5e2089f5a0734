// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeScene

/// Connected straight lines.
struct Polyline {
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

  /// Returns the dashes of the line, whose lengths alternate with those of gaps.
  func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Polyline] {
    let pattern = dash.map { max(Double($0), 0) }
    guard let first = pattern.first, pattern.reduce(0, +) > 0.01 else { return [self] }
    var index = 0
    var rest = first
    var phase = Double(phase).truncatingRemainder(dividingBy: pattern.reduce(0, +) * 2)
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

extension CGPath {
  /// The subpaths as connected straight lines.
  var polylines: [Polyline] {
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
