// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeComponents

/// Paints the commands of one scene with cairo, in pixels.
///
/// Lengths are scaled here, edges of boxes and origins of glyphs are moved onto whole pixels, and
/// cairo draws what it is told. cairo's own transformation is always that of the groups around, so
/// that glyphs and lines follow it; it is none or a move by whole pixels unless `isTransformed`.
final class ScenePainter {
  let engine: FontEngine
  let scene: Scene
  let canvas: Surface
  let budget: PixelBudget
  let plan: GroupPlan

  /// What is painted on: the canvas, or the surface of the innermost group that has one.
  var target: Surface
  /// Where commands are painted.
  var space: PixelSpace
  /// The pixels of the target that can change.
  var clip: PixelArea
  /// The groups that have begun and not ended.
  var groups: [OpenGroup] = []
  /// Where the pieces of an outline begin and end while each is traced as a path of its own.
  var pieces: Pieces?
  /// How many groups have begun inside of one that paints nothing, and that one.
  var unpaintedDepth = 0

  /// The context to paint with.
  var context: OpaquePointer { target.context }
  /// Pixels per point.
  var scale: Double { space.scale }
  /// Whether groups around do more than move by whole pixels; text is then painted as outlines.
  var isTransformed: Bool { space.isTransformed }
  /// From scaled points to pixels of the canvas, which is also cairo's transformation.
  var currentTransform: PixelMatrix { space.matrix }

  init(scene: Scene, canvas: Surface, budget: PixelBudget, engine: FontEngine) {
    self.scene = scene
    self.canvas = canvas
    self.budget = budget
    self.engine = engine
    target = canvas
    clip = canvas.area
    space = PixelSpace(scale: scene.canvas.scale)
    plan = GroupPlan(scene)
  }

  /// Paints the scene from back to front.
  func paint() throws(RenderingError) {
    if let background = scene.canvas.background {
      cairo_set_operator(context, TINTYPE_CAIRO_OPERATOR_SOURCE)
      setSource(background)
      cairo_paint(context)
      cairo_set_operator(context, TINTYPE_CAIRO_OPERATOR_OVER)
    }
    for (index, command) in scene.commands.enumerated() {
      switch command.paint {
      case .beginGroup(let effect): try begin(effect, at: index)
      case .endGroup: try endGroup()
      case _ where unpaintedDepth > 0: continue
      case .fill(let outline, let paint): try fill(outline, with: paint)
      case .stroke(let outline, let stroke): try paint(stroke, along: outline)
      case .text(let line): try paint(line)
      case .image(let placement): try paint(placement)
      }
    }
    // A group without an end ends with the scene.
    while !groups.isEmpty || unpaintedDepth > 0 { try endGroup() }
    try canvas.check()
  }

  /// Sets the colour to paint with; the numbers of a decoded one may lie anywhere.
  func setSource(_ color: ResolvedColor) {
    cairo_set_source_rgba(
      context, Self.unit(color.red), Self.unit(color.green), Self.unit(color.blue),
      Self.unit(color.opacity))
  }

  static func unit(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// A length in pixels, within what cairo's fixed-point numbers hold.
  func pixels(_ points: Double) -> Double { space.pixels(points) }

  /// Calls a function while cairo's coordinates are pixels of the canvas.
  func inPixelsOfTheCanvas(_ body: () -> Void) {
    guard space.matrix != .identity else { return body() }
    cairo_identity_matrix(context)
    body()
    useTransform()
  }

  /// Makes the groups' transformation that of the context.
  func useTransform() {
    var matrix = space.matrix.cairoValue
    cairo_set_matrix(context, &matrix)
  }

  // MARK: Fills

  func fill(
    _ outline: PaintCommand.Outline, with paint: PaintCommand.Paint
  ) throws(RenderingError) {
    guard outline.isDrawable else { return }
    if case .color(let color) = paint {
      setSource(color)
    } else {
      let area = space.area(of: outline).intersection(clip)
      guard try setPaint(paint, over: area) else { return }
    }
    cairo_new_path(context)
    trace(outline)
    withRule(of: outline) { cairo_fill(context) }
    forgetPaint()
  }

  /// Calls a function while cairo fills as an outline says.
  func withRule(of outline: PaintCommand.Outline, _ body: () -> Void) {
    guard case .path(_, _, .evenOdd) = outline else { return body() }
    cairo_set_fill_rule(context, TINTYPE_CAIRO_FILL_RULE_EVEN_ODD)
    body()
    cairo_set_fill_rule(context, TINTYPE_CAIRO_FILL_RULE_WINDING)
  }
}

extension RenderingError {
  /// The failure that a status of cairo's stands for.
  static func cairo(_ status: Int32) -> RenderingError {
    let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status)"
    return .libraryFailure(library: "cairo", reason: reason)
  }
}
