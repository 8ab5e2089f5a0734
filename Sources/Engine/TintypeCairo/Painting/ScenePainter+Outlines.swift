// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

extension ScenePainter {
  /// Adds an outline to cairo's path, inset by a number of pixels; paths are never inset.
  ///
  /// The path is traced in pixels of the canvas and transformed here, because large numbers
  /// overflow in cairo.
  func trace(_ outline: PaintCommand.Outline, inset: Double = 0) {
    inPixelsOfTheCanvas {
      switch outline {
      case .box(let rect, let radius):
        let box = space.box(rect, inset: inset)
        guard box.width > 0, box.height > 0 else { return }
        let limit = min(box.width, box.height) / 2
        traceBox(box, radius: min(max(pixels(radius) - inset, 0), limit))
      case .roundedBox(let rect, let radii, let style):
        let box = space.box(rect, inset: inset)
        guard box.width > 0, box.height > 0 else { return }
        let outer = space.box(rect)
        trace(PaintedCorners(radii, style, scale: scale, in: outer).inset(by: inset), of: box)
      case .ellipse(let rect):
        let box = space.box(rect, inset: inset)
        guard box.width > 0, box.height > 0 else { return }
        traceEllipse(box)
      case .path(let path, let origin, _): trace(path, origin)
      }
    }
  }

  // MARK: Steps in scaled points

  private func move(_ x: Double, _ y: Double) {
    let to = space.place(x, y)
    if pieces != nil { pieces = Pieces(start: to, end: to) }
    cairo_move_to(context, to.x, to.y)
  }

  private func line(_ x: Double, _ y: Double) {
    let to = space.place(x, y)
    beginPiece(endingAt: to)
    cairo_line_to(context, to.x, to.y)
  }

  private func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double
  ) {
    let (first, second, to) = (space.place(x1, y1), space.place(x2, y2), space.place(x3, y3))
    beginPiece(endingAt: to)
    cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
  }

  private func close() {
    guard let start = pieces?.start else {
      cairo_close_path(context)
      return
    }
    beginPiece(endingAt: start)
    cairo_line_to(context, start.x, start.y)
  }

  /// Begins a new piece at the end of the last one, if pieces are traced separately.
  private func beginPiece(endingAt end: (x: Double, y: Double)) {
    guard let here = pieces?.end else { return }
    cairo_move_to(context, here.x, here.y)
    pieces?.end = end
  }

  /// The start of an outline that is traced in pieces, and the end of the last piece.
  struct Pieces {
    var start: (x: Double, y: Double)?
    var end: (x: Double, y: Double)?
  }

  // MARK: Boxes

  /// The distance of the control points of a quarter circle from its end points, relative to the
  /// radius.
  ///
  /// The value is 4/3 · (√2 − 1), with which the curve passes through the middle of the arc.
  private static let kappa = 0.552_284_749_830_793_4

  private func traceBox(_ box: PixelBox, radius: Double) {
    guard radius > 0 else {
      move(box.left, box.top)
      line(box.right, box.top)
      line(box.right, box.bottom)
      line(box.left, box.bottom)
      close()
      return
    }
    traceCorners(box, radius: radius)
  }

  /// Adds four quarters clockwise from the right.
  ///
  /// `Path.addEllipse(in:)` starts at the same point, so the dashes of a circle are equal for a
  /// shape and a path.
  private func traceEllipse(_ box: PixelBox) {
    let (left, top, right, bottom) = (box.left, box.top, box.right, box.bottom)
    let (x, y) = (left + box.width / 2, top + box.height / 2)
    let kx = box.width / 2 * (1 - Self.kappa)
    let ky = box.height / 2 * (1 - Self.kappa)
    cairo_new_sub_path(context)
    move(right, y)
    curve(right, bottom - ky, right - kx, bottom, x, bottom)
    curve(left + kx, bottom, left, bottom - ky, left, y)
    curve(left, top + ky, left + kx, top, x, top)
    curve(right - kx, top, right, top + ky, right, y)
    close()
  }

  /// Adds four quarter circles joined by straight lines, clockwise from the top.
  ///
  /// Cubic curves need no sine, whose last digit depends on the machine.
  private func traceCorners(_ box: PixelBox, radius: Double) {
    let (left, top, right, bottom) = (box.left, box.top, box.right, box.bottom)
    let inset = radius * (1 - Self.kappa)
    cairo_new_sub_path(context)
    move(left + radius, top)
    line(right - radius, top)
    curve(right - inset, top, right, top + inset, right, top + radius)
    line(right, bottom - radius)
    curve(right, bottom - inset, right - inset, bottom, right - radius, bottom)
    line(left + radius, bottom)
    curve(left + inset, bottom, left, bottom - inset, left, bottom - radius)
    line(left, top + radius)
    curve(left, top + inset, left + inset, top, left + radius, top)
    close()
  }

  /// Adds a box with different corners, clockwise from the top.
  private func trace(_ corners: PaintedCorners, of box: PixelBox) {
    cairo_new_sub_path(context)
    for (index, corner) in corners.clockwise.enumerated() {
      // `back` is along the edge toward the corner, `on` along the next edge away from it.
      let (x, y, backX, backY, onX, onY) =
        switch index {
        case 0: (box.left, box.top, 0.0, 1.0, 1.0, 0.0)
        case 1: (box.right, box.top, -1.0, 0.0, 0.0, 1.0)
        case 2: (box.right, box.bottom, 0.0, -1.0, -1.0, 0.0)
        default: (box.left, box.bottom, 1.0, 0.0, 0.0, -1.0)
        }
      func at(_ back: Double, _ on: Double) -> (x: Double, y: Double) {
        (x + backX * back + onX * on, y + backY * back + onY * on)
      }
      let start = at(corner.reach, 0)
      if index == 0 { move(start.x, start.y) } else { line(start.x, start.y) }
      for step in corner.curves {
        let (first, second, end) = (
          at(step.first.back, step.first.on), at(step.second.back, step.second.on),
          at(step.end.back, step.end.on)
        )
        curve(first.x, first.y, second.x, second.y, end.x, end.y)
      }
    }
    close()
  }

  // MARK: Drawings

  private func trace(_ path: Path, _ origin: Point) {
    func x(_ point: Point) -> Double { pixels(point.x + origin.x) }
    func y(_ point: Point) -> Double { pixels(point.y + origin.y) }
    for element in path.elements {
      switch element {
      case .move(let to): move(x(to), y(to))
      case .line(let to): line(x(to), y(to))
      case .curve(let end, let first, let second):
        curve(x(first), y(first), x(second), y(second), x(end), y(end))
      case .close: close()
      }
    }
  }
}
