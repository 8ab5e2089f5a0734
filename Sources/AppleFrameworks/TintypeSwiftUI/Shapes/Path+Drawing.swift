// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { steps.append(.move(end)) }

  /// Adds a straight line to a point; does nothing if the path is empty.
  public mutating func addLine(to end: CGPoint) {
    guard !isEmpty else { return }
    steps.append(.line(end))
  }

  /// Adds a quadratic Bézier curve to a point; does nothing if the path is empty.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !isEmpty else { return }
    steps.append(.quadCurve(end, control: control))
  }

  /// Adds a cubic Bézier curve to a point; does nothing if the path is empty.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !isEmpty else { return }
    steps.append(.curve(end, control1: control1, control2: control2))
  }

  /// Closes the current subpath; does nothing if the path is empty.
  public mutating func closeSubpath() {
    guard !isEmpty, steps.last != .close else { return }
    steps.append(.close)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add { $0.addRect(rect, transform: transform) }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    add { $0.addRects(rects, transform: transform) }
  }

  /// Adds a rectangle with rounded corners of a width and height in points.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let path = TintypeScene.Path(
      roundedRect: rect.rect, cornerSize: Size(cornerSize), style: style)
    addPath(Path(path), transform: transform)
  }

  /// Adds a rectangle with different rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let path = TintypeScene.Path(
      roundedRect: rect.rect, cornerRadii: cornerRadii.engine, style: style)
    addPath(Path(path), transform: transform)
  }

  /// Adds the ellipse inscribed in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Moves to the first point and adds straight lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) { add { $0.addLines(between: lines) } }

  /// Adds an arc of a circle from a start angle and a difference.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
        delta: CGFloat(delta.radians), transform: transform)
    }
  }

  /// Adds an arc of a circle, with a straight line to its start if the path is not empty.
  ///
  /// `clockwise` is for a y axis that points upward: on a screen, `false` is clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
        endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
    }
  }

  /// Adds an arc that touches the line from the current point to a point, and the line from there
  /// to another point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    steps += transform.isIdentity ? path.steps : path.steps.map { $0.applying(transform) }
  }

  private mutating func add(_ draw: (CGMutablePath) -> Void) {
    let path = CGMutablePath(steps: steps)
    draw(path)
    steps = path.steps
  }
}
