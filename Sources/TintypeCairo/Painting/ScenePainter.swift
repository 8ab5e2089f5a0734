// SPDX-License-Identifier: MIT

import CCairo
import TintypeComponents

/// Paints the commands of one scene with cairo, in pixels.
///
/// Nothing is left to cairo's transformation: lengths are scaled here, edges of boxes and origins
/// of glyphs are moved onto whole pixels, and cairo draws what it is told.
struct ScenePainter {
  let context: OpaquePointer
  let engine: FontEngine
  let scale: Double

  /// Paints a scene from back to front.
  func paint(_ scene: Scene) throws(RenderingError) {
    cairo_set_antialias(context, TINTYPE_CAIRO_ANTIALIAS_GOOD)
    if let background = scene.canvas.background {
      cairo_set_operator(context, TINTYPE_CAIRO_OPERATOR_SOURCE)
      setSource(background)
      cairo_paint(context)
      cairo_set_operator(context, TINTYPE_CAIRO_OPERATOR_OVER)
    }
    var opacities: [Double] = []
    for command in scene.commands {
      switch command.paint {
      case .fill(let outline, .color(let color)):
        setSource(color)
        cairo_new_path(context)
        trace(outline, inset: 0)
        cairo_fill(context)
      case .stroke(let outline, let stroke): paint(stroke, along: outline)
      case .text(let line): try paint(line)
      case .beginGroup(.opacity(let opacity)):
        opacities.append(opacity)
        cairo_push_group(context)
      case .endGroup:
        guard let opacity = opacities.popLast() else { continue }
        endGroup(opacity)
      case .fill, .image, .beginGroup: continue
      }
    }
    // A group without an end ends with the scene.
    for opacity in opacities.reversed() { endGroup(opacity) }
    let status = cairo_status(context)
    guard status == TINTYPE_CAIRO_STATUS_SUCCESS else {
      throw .cairo(status)
    }
  }

  private func endGroup(_ opacity: Double) {
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, Self.unit(opacity))
  }

  /// Sets the colour to paint with; the numbers of a decoded one may lie anywhere.
  func setSource(_ color: ResolvedColor) {
    cairo_set_source_rgba(
      context, Self.unit(color.red), Self.unit(color.green), Self.unit(color.blue),
      Self.unit(color.opacity))
  }

  private static func unit(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }

  // MARK: Outlines

  /// Adds an outline to cairo's path, moved inwards by a number of pixels; a drawing never moves.
  func trace(_ outline: PaintCommand.Outline, inset: Double) {
    switch outline {
    case .box(let rect, let radius):
      let box = PixelBox(rect, scale: scale, inset: inset)
      guard box.width > 0, box.height > 0 else { return }
      let limit = min(box.width, box.height) / 2
      traceBox(box, radius: min(max(pixels(radius) - inset, 0), limit))
    case .ellipse(let rect):
      let box = PixelBox(rect, scale: scale, inset: inset)
      guard box.width > 0, box.height > 0 else { return }
      traceEllipse(box)
    case .path(let path, let origin, _): trace(path, origin)
    case .roundedBox(let rect, let radii, _):
      trace(.box(rect, cornerRadius: radii.topLeading), inset: inset)
    }
  }

  /// The distance of a quarter circle's control points from its ends, as a share of the radius:
  /// 4/3 · (√2 − 1), with which the curve passes through the middle of the arc.
  private static let kappa = 0.552_284_749_830_793_4

  private func traceBox(_ box: PixelBox, radius: Double) {
    guard radius > 0 else {
      cairo_rectangle(context, box.left, box.top, box.width, box.height)
      return
    }
    traceCorners(box, radiusX: radius, radiusY: radius)
  }

  private func traceEllipse(_ box: PixelBox) {
    traceCorners(box, radiusX: box.width / 2, radiusY: box.height / 2)
  }

  /// Four quarter ellipses joined by straight lines, clockwise from the top.
  ///
  /// Cubic curves take no sine, whose last digit depends on the machine.
  private func traceCorners(_ box: PixelBox, radiusX rx: Double, radiusY ry: Double) {
    let (left, top, right, bottom) = (box.left, box.top, box.right, box.bottom)
    let (kx, ky) = (rx * (1 - Self.kappa), ry * (1 - Self.kappa))
    cairo_new_sub_path(context)
    cairo_move_to(context, left + rx, top)
    cairo_line_to(context, right - rx, top)
    cairo_curve_to(context, right - kx, top, right, top + ky, right, top + ry)
    cairo_line_to(context, right, bottom - ry)
    cairo_curve_to(context, right, bottom - ky, right - kx, bottom, right - rx, bottom)
    cairo_line_to(context, left + rx, bottom)
    cairo_curve_to(context, left + kx, bottom, left, bottom - ky, left, bottom - ry)
    cairo_line_to(context, left, top + ry)
    cairo_curve_to(context, left, top + ky, left + kx, top, left + rx, top)
    cairo_close_path(context)
  }

  private func trace(_ path: Path, _ origin: Point) {
    func place(_ point: Point) -> (x: Double, y: Double) {
      (pixels(point.x + origin.x), pixels(point.y + origin.y))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        let to = place(point)
        cairo_move_to(context, to.x, to.y)
      case .line(let point):
        let to = place(point)
        cairo_line_to(context, to.x, to.y)
      case .curve(let end, let control1, let control2):
        let (first, second, to) = (place(control1), place(control2), place(end))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  /// A length in pixels, within what cairo's fixed-point numbers hold.
  func pixels(_ points: Double) -> Double { PixelBox.limited(points * scale) }
}

/// A rectangle in pixels whose edges were moved onto whole ones, then inwards.
struct PixelBox {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var width: Double { right - left }
  var height: Double { bottom - top }

  init(_ rect: Rect, scale: Double, inset: Double) {
    func edge(_ points: Double) -> Double { Self.limited((points * scale + 0.5).rounded(.down)) }
    left = edge(rect.minX) + inset
    top = edge(rect.minY) + inset
    right = edge(rect.maxX) - inset
    bottom = edge(rect.maxY) - inset
  }

  /// A coordinate within what cairo's numbers, 24 bits before the point, hold; NaN becomes 0.
  ///
  /// Far less, so that the corners of thick lines, which reach out further, are held as well.
  static func limited(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -1e6), 1e6)
  }
}

extension RenderingError {
  /// The failure that a status of cairo's stands for.
  static func cairo(_ status: Int32) -> RenderingError {
    let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status)"
    return .libraryFailure(library: "cairo", reason: reason)
  }
}
