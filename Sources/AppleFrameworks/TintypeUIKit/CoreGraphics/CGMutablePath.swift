// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeScene

/// A path to which elements can be added.
public class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(steps: [])
  }

  package override init(steps: [CGPathStep]) {
    super.init(steps: steps)
  }

  /// Adds elements after applying a transform.
  private func add(_ added: some Sequence<CGPathStep>, _ transform: CGAffineTransform) {
    if transform.isIdentity {
      steps += added
    } else {
      steps += added.map { $0.applying(transform) }
    }
  }

  /// Adds the elements of an engine's path after applying a transform.
  private func add(_ path: Path, _ transform: CGAffineTransform) {
    add(path.elements.map { CGPathStep($0) }, transform)
  }
}

extension CGMutablePath {
  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.move(point)], transform)
  }

  /// Adds a straight line to a point; does nothing if there is no current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard !isEmpty else { return }
    add([.line(point)], transform)
  }

  /// Adds a quadratic Bézier curve to a point; does nothing if there is no current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    add([.quadCurve(end, control: control)], transform)
  }

  /// Adds a cubic Bézier curve to a point; does nothing if there is no current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    add([.curve(end, control1: control1, control2: control2)], transform)
  }

  /// Closes the current subpath; does nothing if the path is empty.
  public func closeSubpath() {
    guard !isEmpty, steps.last != .close else { return }
    steps.append(.close)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(rect.rect), transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Moves to the first point and adds straight lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(Path { $0.addLines(points.map(\.point)) }, transform)
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(ellipseIn: rect.rect), transform)
  }

  /// Adds a rectangle with elliptical corners; their size is limited to half of each side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight).engineSize
    add(Path(roundedRect: rect.rect, cornerSize: size, style: .circular), transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.steps, transform)
  }
}

extension CGMutablePath {
  /// Adds an arc of a circle, with a straight line to its start if there is a current point.
  ///
  /// The angles are in radians from the positive x axis and increase toward the positive y axis.
  /// `clockwise` is for a y axis that points upward: on a screen, `false` is clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Path { path in
      path.addArc(
        center: center.point, radius: Double(radius), startAngle: .radians(Double(startAngle)),
        endAngle: .radians(Double(endAngle)), clockwise: clockwise)
    }
    addArc(arc, transform)
  }

  /// Adds an arc of a circle from a start angle and a difference, both in radians.
  ///
  /// A positive difference is clockwise on a screen. A difference of more than a full turn adds one
  /// full circle.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds an arc that touches two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`.
  ///
  /// A straight line is added to the start of the arc. If the points are collinear or the radius is
  /// 0, the line ends at `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let inverse = transform.inverted()
    let arc = TangentArc(
      start: currentPoint.applying(inverse), corner: tangent1End, end: tangent2End, radius: radius)
    add(arc?.steps ?? [.line(tangent1End)], transform)
  }

  /// Adds the elements of an arc; its first move becomes a line if there is a current point.
  private func addArc(_ arc: Path, _ transform: CGAffineTransform) {
    var added = arc.elements.map { CGPathStep($0) }
    if !isEmpty, case .move(let start)? = added.first { added[0] = .line(start) }
    add(added, transform)
  }
}
