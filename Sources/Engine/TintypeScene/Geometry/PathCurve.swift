// SPDX-License-Identifier: MIT

/// A cubic Bézier curve.
struct CubicCurve {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  /// Returns the point at a parameter from 0 to 1.
  func point(at t: Double) -> Point { split(at: t).before.end }

  /// Returns the two parts at a parameter from 0 to 1, by de Casteljau's algorithm.
  func split(at t: Double) -> (before: CubicCurve, after: CubicCurve) {
    let (a, b, c) = (
      start.mixed(with: control1, by: t), control1.mixed(with: control2, by: t),
      control2.mixed(with: end, by: t)
    )
    let (d, e) = (a.mixed(with: b, by: t), b.mixed(with: c, by: t))
    let middle = d.mixed(with: e, by: t)
    return (
      CubicCurve(start: start, control1: a, control2: d, end: middle),
      CubicCurve(start: middle, control1: e, control2: c, end: end)
    )
  }

  /// Returns the part between two parameters; the first must not be greater than the second.
  func part(from first: Double, to last: Double) -> CubicCurve {
    let head = last < 1 ? split(at: last).before : self
    return first > 0 && last > 0 ? head.split(at: first / last).after : head
  }

  /// Returns the parameters within the curve, in order, at which a coordinate has an extremum.
  ///
  /// They are the roots of the derivative, a quadratic polynomial, computed in the form that is
  /// accurate if its leading coefficient is small.
  func turns(of coordinate: KeyPath<Point, Double>) -> [Double] {
    let (p0, p1) = (start[keyPath: coordinate], control1[keyPath: coordinate])
    let (p2, p3) = (control2[keyPath: coordinate], end[keyPath: coordinate])
    let (low, high) = (min(p0, p3), max(p0, p3))
    if p1 >= low, p1 <= high, p2 >= low, p2 <= high, p0 == low ? p1 <= p2 : p1 >= p2 { return [] }
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    let q = -(b + (b < 0 ? -root : root)) / 2
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

extension CubicCurve {
  /// The length of the curve.
  var length: Double { length(from: 0, to: 1) }

  /// Returns the parameter at which the curve has a given length, found by bisection.
  func parameter(atLength target: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var before = 0.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      let piece = length(from: low, to: middle)
      if before + piece < target {
        (low, before) = (middle, before + piece)
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  /// Returns the length between two parameters.
  ///
  /// The speed is integrated by Gauss–Legendre quadrature with five points, over the whole interval
  /// and over both halves. If the results disagree, the halves are refined recursively; 10 levels
  /// are sufficient for the cusps of curves.
  private func length(from first: Double, to last: Double) -> Double {
    refined(from: first, to: last, whole: rule(from: first, to: last), depth: 0)
  }

  private func refined(from first: Double, to last: Double, whole: Double, depth: Int) -> Double {
    let middle = (first + last) / 2
    let (left, right) = (rule(from: first, to: middle), rule(from: middle, to: last))
    let sum = left + right
    guard depth < 10, abs(sum - whole) > 1e-10 * sum else { return sum }
    return refined(from: first, to: middle, whole: left, depth: depth + 1)
      + refined(from: middle, to: last, whole: right, depth: depth + 1)
  }

  private func rule(from first: Double, to last: Double) -> Double {
    let (middle, half) = ((first + last) / 2, (last - first) / 2)
    var sum = Self.middleWeight * speed(at: middle)
    for (node, weight) in Self.nodes {
      sum += weight * (speed(at: middle - half * node) + speed(at: middle + half * node))
    }
    return sum * half
  }

  /// The nodes other than the middle one and their weights: the roots of the fifth Legendre
  /// polynomial (Abramowitz and Stegun, table 25.4).
  private static let nodes = [
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
  ]
  private static let middleWeight = 128.0 / 225

  private func speed(at t: Double) -> Double {
    let u = 1 - t
    func derivative(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> Double {
      3 * (u * u * (p1 - p0) + 2 * u * t * (p2 - p1) + t * t * (p3 - p2))
    }
    let x = derivative(start.x, control1.x, control2.x, end.x)
    let y = derivative(start.y, control1.y, control2.y, end.y)
    return (x * x + y * y).squareRoot()
  }
}

extension Point {
  /// Returns the point at a share of the line to another point.
  package func mixed(with other: Point, by share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// Returns the distance to another point.
  package func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
