// SPDX-License-Identifier: MIT

import CTintypeCairo
import CTintypePixels
import TintypeScene

extension ScenePainter {
  /// Fills an outline with glass: the blurred backdrop, refracted along the edge, with a bright line
  /// at the edge and a shadow around the outline.
  ///
  /// The distance from the edge is that from a rectangle with circular corners. For other paths, and
  /// for transformed outlines, it is the bounding rectangle.
  func fill(
    _ outline: PaintCommand.Outline, with backdrop: PaintCommand.Backdrop, _ glass: GlassOptics
  ) throws(RenderingError) {
    let shapes = [box(of: outline)] + glass.others.prefix(GlassOptics.maximumShapes - 1).map(box)
    var area = space.area(of: outline)
    for shape in glass.others { area = area.union(space.area(space.box(shape.rect))) }
    if shapes.count > 1 { area = area.expanded(by: space.distance(glass.spacing)) }
    let visible = area.intersection(clip)
    let scale = space.scale * space.magnification
    let merge = PixelBox.limited(glass.spacing * scale) * 2
    // The refraction shows pixels that are inside of the shape.
    let layer = try blurredBackdrop(backdrop, over: visible) { pixels, seen in
      Self.withGlass(shapes, merge, in: seen) {
        tintype_glass_refract(
          pixels, seen.width, seen.height, $0, PixelBox.limited(glass.edge * scale),
          PixelBox.limited(glass.refraction * scale))
      }
    }
    try paintShadow(of: shapes, merge, glass, around: area, scale)
    guard let layer, !visible.isEmpty else { return }
    try layer.surface.withPixels { pixels in
      Self.withGlass(shapes, merge, in: layer.surface.area) {
        let (width, height) = (layer.surface.area.width, layer.surface.area.height)
        tintype_glass_highlight(
          pixels, width, height, $0, PixelBox.limited(glass.line * scale), glass.highlight)
        if shapes.count > 1 { tintype_glass_cut(pixels, width, height, $0) }
      }
      return true
    }
    setSource(layer.surface)
    cairo_new_path(context)
    if shapes.count > 1 {
      paint(visible)
    } else {
      if !layer.isOpaque { cairo_set_operator(context, TINTYPE_CAIRO_OPERATOR_SOURCE) }
      trace(outline)
      withRule(of: outline) { cairo_fill(context) }
    }
    forgetPaint()
  }

  /// Paints the shadow outside of shapes.
  private func paintShadow(
    of shapes: [tintype_glass_box], _ merge: Double, _ glass: GlassOptics, around area: PixelArea,
    _ scale: Double
  ) throws(RenderingError) {
    guard glass.shadowOpacity > 0 else { return }
    let reach = area.expanded(by: space.distance(glass.shadowReach)).intersection(clip)
    guard !reach.isEmpty else { return }
    let surface = try Surface(reach, within: budget)
    try surface.withPixels { pixels in
      Self.withGlass(shapes, merge, in: reach) {
        tintype_glass_shadow(
          pixels, reach.width, reach.height, $0, PixelBox.limited(glass.shadowOffset * scale),
          PixelBox.limited(glass.shadowRadius * scale), glass.shadowOpacity)
      }
      return true
    }
    setSource(surface)
    cairo_new_path(context)
    paint(reach)
    forgetPaint()
  }

  /// Fills an area of the canvas with the source.
  private func paint(_ area: PixelArea) {
    inPixelsOfTheCanvas {
      cairo_rectangle(
        context, Double(area.left), Double(area.top), Double(area.width), Double(area.height))
      cairo_fill(context)
    }
  }

  /// Returns the box of an outline in pixels of the canvas.
  private func box(of outline: PaintCommand.Outline) -> tintype_glass_box {
    switch outline {
    case .box(let rect, let radius): return box(GlassOptics.Shape(rect: rect, cornerRadius: radius))
    case .roundedBox(let rect, let radii, _):
      let radius = max(
        radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing)
      return box(GlassOptics.Shape(rect: rect, cornerRadius: radius))
    case .ellipse(let rect):
      let radius = min(rect.width, rect.height) / 2
      return box(GlassOptics.Shape(rect: rect, cornerRadius: radius))
    case .path: return Self.box(space.area(of: outline), radius: 0)
    }
  }

  private func box(_ shape: GlassOptics.Shape) -> tintype_glass_box {
    let radius = PixelBox.limited(pixels(shape.cornerRadius) * space.magnification)
    let box = space.box(shape.rect)
    guard isTransformed else {
      let origin = space.place(0, 0)
      return tintype_glass_box(
        left: box.left + origin.x, top: box.top + origin.y, right: box.right + origin.x,
        bottom: box.bottom + origin.y, radius: radius)
    }
    return Self.box(space.area(box), radius: radius)
  }

  private static func box(_ area: PixelArea, radius: Double) -> tintype_glass_box {
    tintype_glass_box(
      left: Double(area.left), top: Double(area.top), right: Double(area.right),
      bottom: Double(area.bottom), radius: radius)
  }

  /// Calls a function with a shape in the coordinates of a surface.
  private static func withGlass<Result>(
    _ shapes: [tintype_glass_box], _ merge: Double, in area: PixelArea,
    _ body: (UnsafePointer<tintype_glass>) -> Result
  ) -> Result {
    let placed = shapes.map { shape in
      tintype_glass_box(
        left: shape.left - Double(area.left), top: shape.top - Double(area.top),
        right: shape.right - Double(area.left), bottom: shape.bottom - Double(area.top),
        radius: shape.radius)
    }
    return placed.withUnsafeBufferPointer { boxes in
      var glass = tintype_glass(boxes: boxes.baseAddress, count: boxes.count, merge: merge)
      return withUnsafePointer(to: &glass, body)
    }
  }
}

extension PixelSpace {
  /// Returns the pixels that a paint inside of an outline may change.
  func glassArea(of outline: PaintCommand.Outline, _ paint: PaintCommand.Paint) -> PixelArea {
    let reach = paint.glassReach
    guard reach > 0 else { return area(of: outline) }
    var area = area(of: outline)
    if case .backdrop(let backdrop) = paint {
      for shape in backdrop.glass?.others ?? [] { area = area.union(self.area(box(shape.rect))) }
    }
    return area.expanded(by: distance(reach))
  }

  /// Returns a length in points as whole pixels of the canvas, rounded up.
  func distance(_ points: Double) -> Int {
    Int(PixelBox.limited((points * scale * magnification).rounded(.up)))
  }

  /// The factor by which the transform of the groups magnifies lengths.
  var magnification: Double { matrix.magnification }
}
