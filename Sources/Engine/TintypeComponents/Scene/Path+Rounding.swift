// SPDX-License-Identifier: MIT

// Digits that no pixel shows would enlarge compact references.
extension Path {
  /// The path with coordinates in thousandths of a point.
  var inThousandths: Path { rounded(to: 1000) }

  /// The path with coordinates in millionths of a point, which may be enlarged by a transform.
  var inMillionths: Path { rounded(to: 1_000_000) }

  private func rounded(to fractions: Double) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point.rounded(to: fractions))
      case .line(let point): path.addLine(to: point.rounded(to: fractions))
      case .curve(let end, let first, let second):
        path.addCurve(
          to: end.rounded(to: fractions), control1: first.rounded(to: fractions),
          control2: second.rounded(to: fractions))
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension Point {
  fileprivate func rounded(to fractions: Double) -> Point {
    Point(x: x.rounded(to: fractions), y: y.rounded(to: fractions))
  }
}

extension Double {
  /// The number in thousandths.
  var inThousandths: Double { rounded(to: 1000) }

  fileprivate func rounded(to fractions: Double) -> Double {
    // Numbers this large have no such fractions, and infinite ones are invalid elsewhere.
    abs(self) < 1e9 ? (self * fractions).rounded() / fractions : self
  }
}
