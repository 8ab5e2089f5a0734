// SPDX-License-Identifier: MIT

import Foundation

/// Curves as points, of which the sample sketches and the shapes consist.
enum Curves {
  /// Returns a wave from left to right.
  static func wave(
    from start: CGPoint, width: Double, height: Double, periods: Double, phase: Double = 0
  ) -> [CGPoint] {
    let count = max(Int(periods * 8), 8)
    return (0...count).map { index in
      let share = Double(index) / Double(count)
      return point(
        start.x + share * width, start.y + height * sin((share * periods + phase) * 2 * .pi))
    }
  }

  /// Returns an arc; angles are in turns, clockwise from the right.
  static func arc(
    _ center: CGPoint, radius: Double, from start: Double = 0, to end: Double = 1
  ) -> [CGPoint] {
    spiral(center, radii: radius...radius, from: start, turns: end - start)
  }

  /// Returns a circle, which is closed when it is filled.
  static func circle(_ center: CGPoint, radius: Double) -> [CGPoint] {
    // A curve is inside of its points.
    Array(arc(center, radius: radius * 1.025).dropLast())
  }

  /// Returns a spiral from the inside to the outside.
  static func spiral(
    _ center: CGPoint, radii: ClosedRange<Double>, from start: Double = 0, turns: Double
  ) -> [CGPoint] {
    let count = max(Int((abs(turns) * 14).rounded(.up)), 4)
    return (0...count).map { index in
      let share = Double(index) / Double(count)
      let radius = radii.lowerBound + share * (radii.upperBound - radii.lowerBound)
      let angle = (start + share * turns) * 2 * .pi
      return point(center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
  }

  /// Returns the outline of a petal, from its tip to the base and back.
  static func petal(
    at base: CGPoint, length: Double, width: Double, angle: Double
  ) -> [CGPoint] {
    let (x, y) = (cos(angle * 2 * .pi), sin(angle * 2 * .pi))
    let side = { (share: Double, sign: Double) -> CGPoint in
      let offset = sign * width / 2 * sin(share * .pi)
      return point(
        base.x + share * length * x - offset * y, base.y + share * length * y + offset * x)
    }
    let shares = (0...4).map { Double($0) / 4 }
    return shares.reversed().map { side($0, 1) } + shares.dropFirst().map { side($0, -1) }
  }

  /// Returns the area between points and the bottom edge of the paper.
  static func area(below points: [CGPoint]) -> [CGPoint] {
    guard let first = points.first, let last = points.last else { return [] }
    let bottom = Sketch.size.height + 40
    // The corners are repeated, because curves pass through the centers between points.
    let (end, start) = (CGPoint(x: last.x, y: bottom), CGPoint(x: first.x, y: bottom))
    return points + [last, end, end, start, start]
  }

  /// Returns points with straight lines between them, which strokes don't round.
  static func corners(_ points: [CGPoint]) -> [CGPoint] {
    points.flatMap { [$0, $0] }
  }

  private static func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100)
  }
}
