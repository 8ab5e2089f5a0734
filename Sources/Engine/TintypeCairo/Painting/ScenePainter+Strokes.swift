// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

extension ScenePainter {
  /// Draws a stroke along an outline, centered on it or inside of it.
  ///
  /// A line thinner than a pixel has a proportional opacity.
  func paint(
    _ stroke: PaintCommand.Stroke, along outline: PaintCommand.Outline
  ) throws(RenderingError) {
    // A pen beyond the range of cairo's numbers would take too long to approximate.
    let stretch = space.matrix.stretch
    let maximum = 1e6 / max(stretch.x, stretch.y, 1)
    let width = min(pixels(stroke.style.lineWidth), maximum)
    guard width > 0, outline.isDrawable else { return }
    if case .color(let color) = stroke.paint {
      setSource(color)
    } else {
      let area = space.area(of: outline, stroke).intersection(clip)
      guard try setPaint(stroke.paint, over: area) else { return }
    }
    if stroke.isInside, case .path(let path, _, _) = outline, path.elements.count > 256 {
      try paintInside(outline, of: stroke.style, width: width)
      return forgetPaint()
    }
    let isDashed = setPen(stroke.style, width: width, along: outline)
    cairo_new_path(context)
    if stroke.isInside {
      paintInside(outline, width: width, isDashed: isDashed, stroke.style)
    } else if !isDashed, case .ellipse(let rect) = outline, isDisc(rect, width: width) {
      trace(outline, inset: -width / 2)
      cairo_fill(context)
    } else {
      drawLine(along: outline, isDashed: isDashed, stroke.style)
    }
    if isDashed { cairo_set_dash(context, nil, 0, 0) }
    forgetPaint()
  }

  /// Returns a Boolean value that indicates whether a stroke around a circle leaves no hole.
  ///
  /// In that case, cairo would paint a hole on the other side of the center.
  private func isDisc(_ rect: Rect, width: Double) -> Bool {
    let box = space.box(rect)
    return box.width == box.height && width >= box.width
  }

  /// Sets the pen of the context from a style and returns `false` for a solid line.
  private func setPen(
    _ style: StrokeStyle, width: Double, along outline: PaintCommand.Outline
  ) -> Bool {
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, style.lineCap.cairoValue)
    cairo_set_line_join(context, style.lineJoin.cairoValue)
    cairo_set_miter_limit(context, style.usableMiterLimit)
    return setDashes(of: style, along: outline)
  }

  /// Draws a line with the context's width along an outline.
  ///
  /// cairo 1.18 bevels flat corners that should be round, and 1.16 does not (`outer_join` in
  /// cairo-path-stroke-polygon.c). Therefore cairo draws no round joins: each is drawn as two round
  /// caps. With other caps, an endless dash selects another code path in cairo.
  private func drawLine(
    along outline: PaintCommand.Outline, inset: Double = 0, isDashed: Bool, _ style: StrokeStyle
  ) {
    guard !isDashed, style.lineJoin == .round else {
      trace(outline, inset: inset)
      cairo_stroke(context)
      return
    }
    if style.lineCap == .round || outline.isClosed {
      pieces = Pieces()
      trace(outline, inset: inset)
      pieces = nil
      cairo_set_line_cap(context, TINTYPE_CAIRO_LINE_CAP_ROUND)
      cairo_stroke(context)
    } else {
      trace(outline, inset: inset)
      withUnsafePointer(to: 1e9) { cairo_set_dash(context, $0, 1, 0) }
      cairo_stroke(context)
      cairo_set_dash(context, nil, 0, 0)
    }
  }

  /// Draws the inner half of a stroke along a long path on a separate surface.
  ///
  /// With a clip, cairo would compute the intersections of all pairs of elements.
  private func paintInside(
    _ outline: PaintCommand.Outline, of style: StrokeStyle, width: Double
  ) throws(RenderingError) {
    let area = space.area(of: outline).intersection(clip)
    guard !area.isEmpty else { return }
    let outer = target
    let line = try Surface(area, alphaOnly: true, within: budget)
    target = line
    useTransform()
    let isDashed = setPen(style, width: width * 2, along: outline)
    cairo_new_path(context)
    drawLine(along: outline, isDashed: isDashed, style)
    cairo_set_operator(context, TINTYPE_CAIRO_OPERATOR_IN)
    trace(outline)
    withRule(of: outline) { cairo_fill(context) }
    target = outer
    try line.check()
    inPixelsOfTheCanvas { cairo_mask_surface(context, line.raw, 0, 0) }
  }

  private func paintInside(
    _ outline: PaintCommand.Outline, width: Double, isDashed: Bool, _ style: StrokeStyle
  ) {
    switch innerLine(of: outline, width: width) {
    case .parallel:
      drawLine(along: outline, inset: width / 2, isDashed: isDashed, style)
    case .between where !isDashed:
      // The area between the outline and the inset outline, if it is not empty.
      trace(outline)
      trace(outline, inset: width)
      cairo_set_fill_rule(context, TINTYPE_CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
      cairo_set_fill_rule(context, TINTYPE_CAIRO_FILL_RULE_WINDING)
    case .between, .clipped:
      cairo_save(context)
      trace(outline)
      withRule(of: outline) { cairo_clip(context) }
      if isDashed, isWider(outline, than: width) {
        // The ends of dashes are as wide as the line, so the outline is inset, exactly or
        // approximately.
        drawLine(along: outline, inset: width / 2, isDashed: isDashed, style)
      } else {
        // The inner half of a line with twice the width.
        cairo_set_line_width(context, width * 2)
        drawLine(along: outline, isDashed: isDashed, style)
      }
      cairo_restore(context)
    }
  }

  /// Returns a Boolean value that indicates whether a stroke leaves a hole in a box or an ellipse.
  private func isWider(_ outline: PaintCommand.Outline, than width: Double) -> Bool {
    switch outline {
    case .box(let rect, _), .roundedBox(let rect, _, _), .ellipse(let rect):
      let box = space.box(rect)
      return min(box.width, box.height) > width
    case .path: return false
    }
  }

  /// The method for a stroke inside of an outline.
  private enum InnerLine {
    /// A stroke along the outline inset by half of the width.
    case parallel
    /// The area between the outline and the outline inset by the width.
    case between
    /// A stroke of twice the width, clipped to the outline.
    case clipped
  }

  /// Returns the method for a stroke inside of an outline.
  ///
  /// A stroke along the outline inset by half of its width ends at the outline, with these
  /// exceptions: corners with a radius less than half of the width, ellipses and curves that are
  /// not circles, and strokes as wide as their outline.
  private func innerLine(of outline: PaintCommand.Outline, width: Double) -> InnerLine {
    func isSharpOrRound(_ radius: Double) -> Bool { radius <= 0 || radius >= width / 2 }
    switch outline {
    case .box(_, let radius):
      return isWider(outline, than: width) && isSharpOrRound(pixels(radius)) ? .parallel : .between
    case .ellipse(let rect):
      let box = space.box(rect)
      return box.width == box.height && box.width > width ? .parallel : .between
    case .roundedBox(let rect, let radii, let style):
      let box = space.box(rect)
      let corners = PaintedCorners(radii, style, scale: scale, in: box)
      guard corners.areCircular else { return isWider(outline, than: width) ? .clipped : .between }
      return isWider(outline, than: width)
        && corners.clockwise.allSatisfy({ isSharpOrRound($0.radius) }) ? .parallel : .between
    case .path: return .clipped
    }
  }

  // MARK: Dashes

  /// Sets the dashes of the context from a style and returns `false` for a solid line.
  ///
  /// A pattern is ignored if a length is negative or not finite, if all lengths are 0, if it has
  /// more than 10,000 lengths, or if it would divide the outline into more than 100,000 dashes.
  private func setDashes(of style: StrokeStyle, along outline: PaintCommand.Outline) -> Bool {
    let lengths = style.dash
    guard !lengths.isEmpty, lengths.count <= 10_000,
      lengths.allSatisfy({ $0 >= 0 && $0.isFinite })
    else { return false }
    let dashes = lengths.map { pixels($0) }
    let sum = dashes.reduce(0, +)
    guard sum > 0, length(of: outline) / sum * Double(dashes.count) <= 100_000 else { return false }
    // A pattern with an odd number of lengths repeats after two passes.
    let phase = (style.dashPhase * scale).truncatingRemainder(dividingBy: sum * 2)
    let offset = phase.isNaN ? 0 : phase < 0 ? phase + sum * 2 : phase
    dashes.withUnsafeBufferPointer {
      cairo_set_dash(context, $0.baseAddress, Int32(clamping: $0.count), offset)
    }
    return true
  }

  /// Returns an upper bound for the length of an outline, in scaled points.
  private func length(of outline: PaintCommand.Outline) -> Double {
    switch outline {
    case .box(let rect, _), .roundedBox(let rect, _, _), .ellipse(let rect):
      let box = space.box(rect)
      return (abs(box.width) + abs(box.height)) * 2
    case .path(let path, let origin, _):
      var (length, here, start) = (0.0, Point.zero, Point.zero)
      func advance(to point: Point) {
        let to = Point(x: pixels(point.x + origin.x), y: pixels(point.y + origin.y))
        length += abs(to.x - here.x) + abs(to.y - here.y)
        here = to
      }
      for element in path.elements {
        switch element {
        case .move(let to):
          here = Point(x: pixels(to.x + origin.x), y: pixels(to.y + origin.y))
          start = here
        case .line(let to): advance(to: to)
        case .curve(let end, let first, let second):
          advance(to: first)
          advance(to: second)
          advance(to: end)
        case .close:
          length += abs(start.x - here.x) + abs(start.y - here.y)
          here = start
        }
      }
      return length
    }
  }
}

extension PaintCommand.Outline {
  /// A Boolean value that indicates whether strokes along the outline have no ends.
  fileprivate var isClosed: Bool {
    guard case .path(let path, _, _) = self else { return true }
    var isOpen = false
    for element in path.elements {
      switch element {
      case .move: if isOpen { return false }
      case .line, .curve: isOpen = true
      case .close: isOpen = false
      }
    }
    return !isOpen
  }
}

extension StrokeStyle {
  /// The miter limit, clamped to 1 to 10,000; 10, the default, for NaN.
  var usableMiterLimit: Double { miterLimit.isNaN ? 10 : min(max(miterLimit, 1), 10_000) }
}

extension StrokeStyle.LineCap {
  fileprivate var cairoValue: cairo_line_cap_t {
    switch self {
    case .butt: TINTYPE_CAIRO_LINE_CAP_BUTT
    case .round: TINTYPE_CAIRO_LINE_CAP_ROUND
    case .square: TINTYPE_CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.LineJoin {
  fileprivate var cairoValue: cairo_line_join_t {
    switch self {
    case .miter: TINTYPE_CAIRO_LINE_JOIN_MITER
    case .round: TINTYPE_CAIRO_LINE_JOIN_ROUND
    case .bevel: TINTYPE_CAIRO_LINE_JOIN_BEVEL
    }
  }
}
