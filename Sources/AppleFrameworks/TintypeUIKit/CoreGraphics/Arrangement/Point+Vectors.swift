// SPDX-License-Identifier: MIT

internal import TintypeScene

extension Point {
  static func - (end: Point, start: Point) -> Point {
    Point(x: end.x - start.x, y: end.y - start.y)
  }

  /// Returns the cross product of two vectors.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// Returns the scalar product of two vectors.
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The length of a vector.
  var length: Double { (x * x + y * y).squareRoot() }
}
