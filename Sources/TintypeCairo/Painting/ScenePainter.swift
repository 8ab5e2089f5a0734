// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

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
  static func cairo(_ status: cairo_status_t) -> RenderingError {
    let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status)"
    return .libraryFailure(library: "cairo", reason: reason)
  }
}

extension ScenePainter {
  /// Paints glyphs that are pictures, as images are painted; of the text's paint only a colour's
  /// opacity is seen.
  func paintPictures(_ group: ShapedLine.Group) throws(RenderingError) {
    var opacity = 1.0
    if case .color(let color) = group.span.span.paint { opacity = Self.unit(color.opacity) }
    let size = group.span.piece.font.size
    for glyph in group.glyphs {
      guard
        let picture = try engine.colorGlyphs.picture(
          of: glyph.index, in: group.span.piece.face.file)
      else { continue }
      let placement = PaintCommand.ImagePlacement(
        image: picture.image.reference, frame: frame(of: picture, at: glyph, size: size))
      try paint(picture.image, placement, opacity: opacity)
    }
  }

  /// Where a picture lies, in points: on whole pixels, and as many of them wherever it stands.
  private func frame(
    of picture: ColorGlyphs.Picture, at glyph: ShapedLine.Glyph, size: Double
  ) -> Rect {
    let size = FontEngine.usableSize(size)
    func length(_ pixels: Int) -> Double { Double(pixels) / picture.pixelsPerEm * size }
    let (width, height) = (
      length(picture.image.reference.pixelWidth), length(picture.image.reference.pixelHeight)
    )
    if isTransformed {
      return Rect(
        x: glyph.x + picture.left * size, y: glyph.y - picture.top * size, width: width,
        height: height)
    }
    func whole(_ points: Double) -> Double { wholePixel(points) / scale }
    return Rect(
      x: (wholePixel(glyph.x) + wholePixel(picture.left * size)) / scale,
      y: (wholePixel(glyph.y) - wholePixel(picture.top * size)) / scale,
      width: max(whole(width), 1 / scale), height: max(whole(height), 1 / scale))
  }
}

extension ScenePainter {
  /// Paints each word as a solid block from the top of its capitals to the baseline, in the colours
  /// of its spans.
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
    // The first character stands on the right where lines begin there.
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
