// SPDX-License-Identifier: MIT

public import Foundation

/// The destination of drawing, which records it in points from the top left corner.
public final class CGContext {
  /// The recorded drawing.
  package private(set) var commands: [Command] = []
  private var state = State()
  private var saved: [State] = []
  private var current = CGMutablePath()
  /// The memory that receives the drawing; `nil` for a recording.
  var bitmap: BitmapMemory?

  /// Creates an empty recording.
  package init() {}

  /// A drawing with the values of the context.
  package struct Command {
    package var kind: Kind
    package var state: State
  }

  /// The kind of a drawing.
  package enum Kind {
    case fill(CGPath, CGPathFillRule)
    case stroke(CGPath)
    case clear(CGRect)
    case image(UIImage, CGRect)
    case text(NSAttributedString, CGRect)
    case gradient(CGGradient, GradientShape)
  }

  /// The shape of a gradient.
  package enum GradientShape {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGFloat)
  }

  /// The values that affect drawing.
  package struct State {
    package var fill = UIColor.black
    package var stroke = UIColor.black
    package var lineWidth: CGFloat = 1
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dash: [CGFloat] = []
    package var dashPhase: CGFloat = 0
    package var alpha: CGFloat = 1
    package var blendMode = CGBlendMode.normal
    package var transform = CGAffineTransform.identity
    package var clips: [(path: CGPath, rule: CGPathFillRule)] = []
    package var shadow: (offset: CGSize, blur: CGFloat, color: UIColor)?
  }

  private func record(_ kind: Kind) { record(kind) { _ in } }

  /// Adds what another context has recorded.
  func append(_ other: CGContext) { commands += other.commands }

  /// Returns the drawing with the origin at the top instead of the bottom.
  func flipped(height: CGFloat) -> CGContext {
    var flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    let result = CGContext()
    result.commands = commands.map { command in
      var command = command
      command.state.transform = command.state.transform.concatenating(flip)
      command.state.clips = command.state.clips.map {
        ($0.path.copy(using: &flip) ?? $0.path, $0.rule)
      }
      command.state.shadow?.offset.height.negate()
      return command
    }
    return result
  }

  /// Records a drawing with other values.
  func record(_ kind: Kind, changing change: (inout State) -> Void) {
    var changed = state
    change(&changed)
    commands.append(Command(kind: kind, state: changed))
    // The app can read its own memory at any time.
    if bitmap?.isForeign == true { updateMemory() }
  }

  // MARK: State

  /// Saves the values.
  public func saveGState() { saved.append(state) }
  /// Restores the last saved values, if there are any.
  public func restoreGState() { state = saved.popLast() ?? state }
  /// Moves subsequent drawing in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }
  /// Scales subsequent drawing.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }
  /// Rotates subsequent drawing clockwise, by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Applies a transform to subsequent drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// The transform of subsequent drawing.
  public var ctm: CGAffineTransform { state.transform }
  /// Sets the color of interiors.
  public func setFillColor(_ color: CGColor) { state.fill = UIColor(cgColor: color) }
  /// Sets the color of strokes.
  public func setStrokeColor(_ color: CGColor) { state.stroke = UIColor(cgColor: color) }
  /// Sets the color of interiors.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the color of strokes.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  func setColors(fill: UIColor?, stroke: UIColor?) {
    if let fill { state.fill = fill }
    if let stroke { state.stroke = stroke }
  }
  /// Sets the width of strokes in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the style of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// Sets the style of line joins.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// Sets the maximum extent of a miter join.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the lengths of dashes and gaps, and the offset of the pattern, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.dash, state.dashPhase) = (lengths, phase)
  }
  /// Sets the opacity from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the shadow, black at an opacity of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = (offset, blur, UIColor(white: 0, alpha: 1 / 3))
  }
  /// Sets the shadow; none without a color.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, UIColor(cgColor: $0)) }
  }
  /// Has no effect, because edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect, because edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Has no effect, because images are resampled at high quality.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  // MARK: Paths

  /// Removes the path.
  public func beginPath() { current = CGMutablePath() }
  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.addPath(path) }
  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc of a circle, with angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Closes the current subpath.
  public func closePath() { current.closeSubpath() }
  /// The path.
  public var path: CGPath? { current.copy() }

  // MARK: Drawing

  /// Fills the path, and removes it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    record(.fill(taken(), rule))
  }
  /// Strokes the path, and removes it.
  public func strokePath() { record(.stroke(taken())) }
  /// Draws the path, and removes it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = taken()
    if mode.fills { record(.fill(path, mode.rule)) }
    if mode.strokes { record(.stroke(path)) }
  }
  /// Clips subsequent drawing to the path, and removes it.
  public func clip(using rule: CGPathFillRule = .winding) { addClip(taken(), rule) }
  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) { addClip(CGPath(rect: rect, transform: nil), .winding) }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { record(.fill(CGPath(rect: rect, transform: nil), .winding)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    record(.fill(CGPath(ellipseIn: rect, transform: nil), .winding))
  }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { record(.stroke(CGPath(rect: rect, transform: nil))) }
  /// Strokes a rectangle with a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    record(.stroke(CGPath(rect: rect, transform: nil))) { $0.lineWidth = width }
  }
  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    record(.stroke(CGPath(ellipseIn: rect, transform: nil)))
  }
  /// Removes all drawing in a rectangle.
  public func clear(_ rect: CGRect) { record(.clear(rect)) }
  /// Draws an image from the lower edge of a rectangle upward, as Core Graphics does.
  public func draw(_ image: CGImage, in rect: CGRect) {
    record(.image(UIImage(cgImage: image), rect)) { state in
      state.transform = state.transform.translatedBy(x: 0, y: rect.minY + rect.maxY)
        .scaledBy(x: 1, y: -1)
    }
  }
  /// Draws a gradient along a line, over the whole clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    record(.gradient(gradient, .linear(startPoint, endPoint)))
  }
  /// Draws a gradient between two circles around the center of the second one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    record(.gradient(gradient, .radial(endCenter, startRadius, endRadius)))
  }
  func drawImage(_ image: UIImage, in rect: CGRect, _ mode: CGBlendMode, alpha: CGFloat) {
    record(.image(image, rect)) {
      if mode != .normal { $0.blendMode = mode }
      $0.alpha *= alpha
    }
  }
  func drawText(_ text: NSAttributedString, in rect: CGRect) { record(.text(text, rect)) }
  func addClip(_ path: CGPath, _ rule: CGPathFillRule) {
    var transform = state.transform
    state.clips.append((path.copy(using: &transform) ?? path, rule))
  }
  private func taken() -> CGPath {
    defer { current = CGMutablePath() }
    return current.copy() ?? current
  }
}
