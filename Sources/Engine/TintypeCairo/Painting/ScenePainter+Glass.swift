// SPDX-License-Identifier: MIT

import CTintypeCairo
import CTintypePixels
import TintypeScene

extension ScenePainter {
  /// Fills an outline with glass: the blurred backdrop, refracted along the edge, with a bright line
  /// at the edge and a shadow around the outline.
  func fill(
    _ outline: PaintCommand.Outline, with backdrop: PaintCommand.Backdrop, _ glass: GlassOptics
  ) throws(RenderingError) {
    let outlines =
      [outline] + glass.others.prefix(GlassOptics.maximumShapes - 1).map(\.usedOutline)
    var area = PixelArea.empty
    for outline in outlines { area = area.union(space.area(of: outline)) }
    if outlines.count > 1 { area = area.expanded(by: space.distance(glass.spacing)) }
    let visible = area.intersection(clip)
    let scale = space.scale * space.magnification
    let form = try glassForm(
      of: outlines, merge: PixelBox.limited(glass.spacing * scale) * 2,
      reach: space.distance(max(glass.shadowReach, glass.edge)), around: area)
    var isInverted = false
    // The refraction shows pixels that are inside of the shape.
    let layer = try blurredBackdrop(backdrop, over: visible) { pixels, seen in
      isInverted = glass.adaptation?.applies(to: luma(of: pixels, seen, in: visible)) == true
      return form.withGlass(in: seen) {
        tintype_glass_refract(
          pixels, seen.width, seen.height, $0, PixelBox.limited(glass.edge * scale),
          PixelBox.limited(glass.refraction * scale))
      }
    } tint: {
      isInverted ? glass.adaptation?.tint ?? backdrop.tint : backdrop.tint
    }
    glassContent.next =
      !isInverted ? nil : glass.adaptation?.darkens == true ? .lightens : .darkens
    try paintShadow(of: form, glass, around: area, scale)
    guard let layer, !visible.isEmpty else { return }
    let highlight = isInverted ? glass.adaptation?.highlight ?? glass.highlight : glass.highlight
    try layer.surface.withPixels { pixels in
      form.withGlass(in: layer.surface.area) {
        let (width, height) = (layer.surface.area.width, layer.surface.area.height)
        tintype_glass_highlight(
          pixels, width, height, $0, PixelBox.limited(glass.line * scale), highlight)
        if outlines.count > 1 { tintype_glass_cut(pixels, width, height, $0) }
      }
      return true
    }
    setSource(layer.surface)
    cairo_new_path(context)
    if outlines.count > 1 {
      paint(visible)
    } else {
      if !layer.isOpaque { cairo_set_operator(context, TINTYPE_CAIRO_OPERATOR_SOURCE) }
      trace(outline)
      withRule(of: outline) { cairo_fill(context) }
    }
    forgetPaint()
  }

  /// Returns the luma of the pixels of an area; `nil` if they are transparent.
  private func luma(
    of pixels: UnsafePointer<UInt32>, _ seen: PixelArea, in area: PixelArea
  ) -> Double? {
    let area = area.intersection(seen)
    guard !area.isEmpty else { return nil }
    let luma = tintype_mean_luma(
      pixels, seen.width, area.left - seen.left, area.top - seen.top, area.right - seen.left,
      area.bottom - seen.top)
    return luma < 0 ? nil : luma
  }

  /// Paints the shadow outside of a form.
  private func paintShadow(
    of form: GlassForm, _ glass: GlassOptics, around area: PixelArea, _ scale: Double
  ) throws(RenderingError) {
    guard glass.shadowOpacity > 0 else { return }
    let reach = area.expanded(by: space.distance(glass.shadowReach)).intersection(clip)
    guard !reach.isEmpty else { return }
    let surface = try Surface(reach, within: budget)
    try surface.withPixels { pixels in
      form.withGlass(in: reach) {
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
