// SPDX-License-Identifier: MIT

extension Path {
  /// The drawing where a transform takes it.
  public func applying(_ transform: Transform2D) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// The drawing moved to the right and downwards by points.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    applying(Transform2D(translationX: dx, y: dy))
  }

  /// Adds the steps of another drawing, moved by a transform; by default they stay where they are.
  public mutating func addPath(_ path: Path, transform: Transform2D = .identity) {
    for element in path.elements {
      switch element {
      case .move(let point): move(to: point.applying(transform))
      case .line(let point): addLine(to: point.applying(transform))
      case .curve(let end, let control1, let control2):
        addCurve(
          to: end.applying(transform),
          control1: control1.applying(transform),
          control2: control2.applying(transform)
        )
      case .close: closeSubpath()
      }
    }
  }
}
