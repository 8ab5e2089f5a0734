// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// A painter for the commands of a scene, which uses cairo in pixels.
///
/// The painter scales lengths and rounds the edges of boxes and the origins of glyphs to whole
/// pixels. cairo's transform is always that of the enclosing groups, so that it applies to glyphs
/// and lines. Unless `isTransformed` is set, it is the identity or a translation by whole pixels.
final class ScenePainter {
  let engine: FontEngine
  let scene: Scene
  let canvas: Surface
  let budget: PixelBudget
  let plan: GroupPlan

  /// The current target: the canvas, or the surface of the innermost group that has one.
  var target: Surface
  /// The current coordinate space.
  var space: PixelSpace
  /// The pixels of the target that can change.
  var clip: PixelArea
  /// The groups that have begun and not ended.
  var groups: [OpenGroup] = []
  /// The start and the end of pieces while each piece of an outline is traced as a separate path.
  var pieces: Pieces?
  /// The colors of content in front of glass.
  var glassContent = GlassContent()
  /// The nesting depth of open groups, counted from the outermost one that paints nothing.
  var unpaintedDepth = 0

  /// The cairo context of the target.
  var context: OpaquePointer { target.context }
  /// Pixels per point.
  var scale: Double { space.scale }
  /// A Boolean value that indicates whether enclosing groups do more than translate by whole
  /// pixels.
  ///
  /// If they do, text is painted as outlines.
  var isTransformed: Bool { space.isTransformed }
  /// The transform from scaled points to pixels of the canvas, which is also cairo's transform.
  var currentTransform: Transform2D { space.matrix }

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
      switch glassContent.current == nil ? command.paint : adapted(command.paint) {
      case .beginGroup(let effect): try begin(effect, at: index)
      case .endGroup: try endGroup()
      case _ where unpaintedDepth > 0: continue
      case .fill(let outline, let paint): try fill(outline, with: paint)
      case .stroke(let outline, let stroke): try paint(stroke, along: outline)
      case .text(let line): try paint(line)
      case .image(let placement): try paint(placement)
      }
    }
    // Groups that are still open end with the scene.
    while !groups.isEmpty || unpaintedDepth > 0 { try endGroup() }
    try canvas.check()
  }

  /// Sets the source color; components of decoded colors can be out of range.
  func setSource(_ color: ResolvedColor) {
    cairo_set_source_rgba(
      context, Self.unit(color.red), Self.unit(color.green), Self.unit(color.blue),
      Self.unit(color.opacity))
  }

  static func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }

  /// Returns a length in pixels, in the range of cairo's fixed-point numbers.
  func pixels(_ points: Double) -> Double { space.pixels(points) }

  /// Calls a function while cairo's coordinates are pixels of the canvas.
  func inPixelsOfTheCanvas(_ body: () -> Void) {
    guard space.matrix != .identity else { return body() }
    cairo_identity_matrix(context)
    body()
    useTransform()
  }

  /// Sets the transform of the context to that of the groups.
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
      if case .backdrop(let backdrop) = paint, let glass = backdrop.glass {
        try fill(outline, with: backdrop, glass)
        return
      }
      guard try setPaint(paint, over: area) else { return }
    }
    cairo_new_path(context)
    trace(outline)
    withRule(of: outline) { cairo_fill(context) }
    forgetPaint()
  }

  /// Calls a function with the fill rule of an outline.
  func withRule(of outline: PaintCommand.Outline, _ body: () -> Void) {
    guard case .path(_, _, .evenOdd) = outline else { return body() }
    cairo_set_fill_rule(context, TINTYPE_CAIRO_FILL_RULE_EVEN_ODD)
    body()
    cairo_set_fill_rule(context, TINTYPE_CAIRO_FILL_RULE_WINDING)
  }
}

extension RenderingError {
  /// Returns the error for a cairo status.
  static func cairo(_ status: cairo_status_t) -> RenderingError {
    let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status)"
    return .libraryFailure(library: "cairo", reason: reason)
  }
}

extension ScenePainter {
  /// Paints bitmap glyphs as images.
  ///
  /// Of the text's paint, only the opacity of a color applies.
  func paintImages(_ group: ShapedLine.Group) throws(RenderingError) {
    var opacity = 1.0
    if case .color(let color) = group.span.span.paint { opacity = Self.unit(color.opacity) }
    let size = group.span.piece.font.size
    for glyph in group.glyphs {
      guard
        let image = try engine.colorGlyphs.image(
          of: glyph.index, in: group.span.piece.face.file)
      else { continue }
      let placement = PaintCommand.ImagePlacement(
        image: image.image.reference, frame: frame(of: image, at: glyph, size: size))
      try paint(image.image, placement, opacity: opacity)
    }
  }

  /// Returns the frame of a bitmap glyph in points: on whole pixels, with the same size at every
  /// position.
  private func frame(
    of image: ColorGlyphs.GlyphImage, at glyph: ShapedLine.Glyph, size: Double
  ) -> Rect {
    let size = FontEngine.usableSize(size)
    func length(_ pixels: Int) -> Double { Double(pixels) / image.pixelsPerEm * size }
    let (width, height) = (
      length(image.image.reference.pixelWidth), length(image.image.reference.pixelHeight)
    )
    if isTransformed {
      return Rect(
        x: glyph.x + image.left * size, y: glyph.y - image.top * size, width: width,
        height: height)
    }
    func whole(_ points: Double) -> Double { wholePixel(points) / scale }
    return Rect(
      x: (wholePixel(glyph.x) + wholePixel(image.left * size)) / scale,
      y: (wholePixel(glyph.y) - wholePixel(image.top * size)) / scale,
      width: max(whole(width), 1 / scale), height: max(whole(height), 1 / scale))
  }
}

extension ScenePainter {
  /// Paints each word as a solid block from its cap height to the baseline, in the colors of its
  /// spans.
  func paintBlocks(_ line: PaintCommand.Line) throws(RenderingError) {
    let characters = Array(line.string)
    let advance = line.width / Double(max(characters.count, 1))
    var block: (start: Int, span: Int)?
    var place = 0
    var span = 0
    var end = line.spans.first.map { max($0.length, 0) } ?? 0
    func finish(at index: Int) throws(RenderingError) {
      if let begun = block, index > begun.start {
        try paintBlock(begun.start..<index, of: characters.count, advance, line, span: begun.span)
      }
      block = nil
    }
    for (index, character) in characters.enumerated() {
      while place >= end, span + 1 < line.spans.count {
        span += 1
        end += min(max(line.spans[span].length, 0), line.string.utf8.count)
      }
      if character == " " || (block?.span ?? span) != span { try finish(at: index) }
      if character != " ", block == nil { block = (index, span) }
      place += character.utf8.count
    }
    try finish(at: characters.count)
  }

  private func paintBlock(
    _ range: Range<Int>,
    of count: Int,
    _ advance: Double,
    _ line: PaintCommand.Line,
    span: Int
  ) throws(RenderingError) {
    guard line.spans.indices.contains(span) else { return }
    // In right-to-left text, the first character is on the right.
    let first = line.direction == .rightToLeft ? count - range.upperBound : range.lowerBound
    let rect = Rect(
      x: line.origin.x + Double(first) * advance,
      y: line.origin.y - line.ascent * 0.75,
      width: Double(range.count) * advance,
      height: line.ascent * 0.75
    )
    try fill(.box(rect, cornerRadius: 0), with: line.spans[span].paint)
  }
}
