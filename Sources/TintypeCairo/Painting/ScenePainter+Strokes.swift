// SPDX-License-Identifier: MIT

import CCairo
import TintypeComponents

extension ScenePainter {
  /// Draws a line along an outline, with its middle on it or all of it inside.
  func paint(_ stroke: PaintCommand.Stroke, along outline: PaintCommand.Outline) {
    let width = pixels(stroke.style.lineWidth)
    guard width > 0 else { return }
    guard case .color(let color) = stroke.paint else { return }
    setSource(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, stroke.style.lineCap.cairoValue)
    cairo_set_line_join(context, stroke.style.lineJoin.cairoValue)
    cairo_new_path(context)
    guard stroke.isInside else {
      trace(outline, inset: 0)
      return cairo_stroke(context)
    }
    if case .path = outline {
      paintInside(outline, width: width)
    } else if isParallel(outline, width: width) {
      trace(outline, inset: width / 2)
      cairo_stroke(context)
    } else {
      // What lies between the outline and the same one moved inwards, if that leaves anything.
      trace(outline, inset: 0)
      trace(outline, inset: width)
      cairo_set_fill_rule(context, TINTYPE_CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
      cairo_set_fill_rule(context, TINTYPE_CAIRO_FILL_RULE_WINDING)
    }
  }

  /// Draws the half of a line twice as wide that lies inside of a drawing.
  private func paintInside(_ drawing: PaintCommand.Outline, width: Double) {
    cairo_save(context)
    trace(drawing, inset: 0)
    cairo_clip(context)
    trace(drawing, inset: 0)
    cairo_set_line_width(context, width * 2)
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// Whether a line of a width, moved inwards by half of it, ends where the outline does.
  ///
  /// It does not where corners are round by less than half the line, on an ellipse that is no circle,
  /// and where the line is as wide as what it surrounds.
  private func isParallel(_ outline: PaintCommand.Outline, width: Double) -> Bool {
    switch outline {
    case .box(let rect, let radius):
      let box = PixelBox(rect, scale: scale, inset: 0)
      let corner = pixels(radius)
      return min(box.width, box.height) > width && (corner <= 0 || corner >= width / 2)
    case .ellipse(let rect):
      let box = PixelBox(rect, scale: scale, inset: 0)
      return box.width == box.height && box.width > width
    case .path, .roundedBox: return true
    }
  }
}

extension StrokeStyle.LineCap {
  fileprivate var cairoValue: Int32 {
    switch self {
    case .butt: TINTYPE_CAIRO_LINE_CAP_BUTT
    case .round: TINTYPE_CAIRO_LINE_CAP_ROUND
    case .square: TINTYPE_CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.LineJoin {
  fileprivate var cairoValue: Int32 {
    switch self {
    case .miter: TINTYPE_CAIRO_LINE_JOIN_MITER
    case .round: TINTYPE_CAIRO_LINE_JOIN_ROUND
    case .bevel: TINTYPE_CAIRO_LINE_JOIN_BEVEL
    }
  }
}
