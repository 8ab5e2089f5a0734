// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeScene

/// A path of lines and curves with the style of its stroke, in points.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path: CGMutablePath
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// The width of the stroke in points, 1 by default.
  open var lineWidth: CGFloat = 1
  /// The style of line ends, butt by default.
  open var lineCapStyle = CGLineCap.butt
  /// The style of line joins, miter by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum extent of a miter join, as a multiple of the line width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves, which has no effect here; 0.6 by default.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether the path is filled by the even-odd rule.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Creates a path along the edges of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path(rect.rect))
  }

  /// Creates a path along the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect.rect))
  }

  /// Creates a path along a rectangle with continuous corners of a radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      Path(roundedRect: rect.rect, cornerRadius: Double(cornerRadius), style: .continuous))
  }

  /// Creates a path along a rectangle with some continuous corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are round.
  ///   - cornerRadii: The radius of the round corners as the width; the height has no effect.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> Double {
      corners.contains(corner) ? Double(cornerRadii.width) : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(Path(roundedRect: rect.rect, cornerRadii: radii, style: .continuous))
  }

  /// Creates a path along an arc of a circle, with angles in radians.
  ///
  /// `clockwise` has its meaning on the screen, unlike that of `CGMutablePath`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  private convenience init(_ path: Path) {
    self.init()
    self.path = CGMutablePath(steps: path.elements.map { CGPathStep($0) })
  }

  /// Returns `nil`, because paths cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because paths cannot be archived on Linux.
  open func encode(with coder: NSCoder) {}

  /// The value `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a copy of the path with its style.
  open func copy(with zone: NSZone? = nil) -> Any { copied(with: path.steps) }

  /// The path without its style.
  open var cgPath: CGPath {
    get { CGPath(steps: path.steps) }
    set { path = CGMutablePath(steps: newValue.steps) }
  }

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the lines and curves; null for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// The end of the last element; the origin if the path is empty.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns a Boolean value that indicates whether a point is inside of the filled path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with angles in radians and a line to its start if there is a current
  /// point.
  ///
  /// `clockwise` has its meaning on the screen, unlike that of `CGMutablePath`.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath.
  open func close() {
    path.closeSubpath()
  }

  /// Removes all elements.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(steps: path.steps.map { $0.applying(transform) })
  }

  /// Returns the path with its style, and with its elements in the opposite direction.
  open func reversing() -> UIBezierPath {
    copied(with: CGPathStep.reversed(path.steps))
  }

  /// Sets the lengths of alternating dashes and gaps, and the offset of the pattern, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Stores the dash pattern, the number of its lengths, and its offset.
  ///
  /// The memory for the pattern must have the capacity for all lengths.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.enumerated() { pattern?[index] = length }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  /// The lengths of dashes and gaps in points.
  var dashes: [CGFloat] { dash }
  /// The offset of the dashes in points.
  var dashOffset: CGFloat { dashPhase }

  private func copied(with steps: [CGPathStep]) -> UIBezierPath {
    let copy = UIBezierPath()
    copy.path = CGMutablePath(steps: steps)
    copy.dash = dash
    copy.dashPhase = dashPhase
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
