// SPDX-License-Identifier: MIT

// Digits that no pixel shows would enlarge compact references.
extension Path {
  /// The path with coordinates in thousandths of a point.
  var rounded: Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point.rounded)
      case .line(let point): path.addLine(to: point.rounded)
      case .curve(let end, let first, let second):
        path.addCurve(to: end.rounded, control1: first.rounded, control2: second.rounded)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension Point {
  /// The point with coordinates in thousandths.
  fileprivate var rounded: Point { Point(x: x.inThousandths, y: y.inThousandths) }
}

extension Double {
  /// The number rounded to thousandths.
  var inThousandths: Double { (self * 1000).rounded() / 1000 }
}
