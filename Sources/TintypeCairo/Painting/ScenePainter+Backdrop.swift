// SPDX-License-Identifier: MIT

import CTintypeCairo
import CTintypePixels
import TintypeScene

extension ScenePainter {
  /// Makes what was painted so far, blurred and tinted, the source of the context.
  ///
  /// What lies behind is the canvas with the groups that have begun on top of it, each with its
  /// opacity. What else those groups will do when they end is not known yet: their blurs, shadows,
  /// masks, rounded clips, colours and blend modes do not reach what shines through.
  func setBackdrop(
    _ backdrop: PaintCommand.Backdrop, over area: PixelArea
  ) throws(RenderingError) -> Bool {
    guard !backdrop.blurRadius.isNaN, !backdrop.saturation.isNaN else { return false }
    let box = space.blurBox(radius: backdrop.blurRadius)
    var seen = area.expanded(by: Int(pk_blur_reach(box))).intersection(canvas.area)
    for case (.canvas(let rect), let space) in groups.map({ ($0.effect, $0.space) }) {
      // Without the margin that an area has for antialiasing.
      seen = seen.intersection(space.area(space.box(rect)).expanded(by: -1))
    }
    guard !seen.isEmpty else { return false }
    let surface = try Surface(seen, within: budget)
    for layer in layersBehind {
      cairo_set_source_surface(surface.context, layer.surface.raw, 0, 0)
      cairo_pattern_set_filter(
        cairo_get_source(surface.context), TINTYPE_CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(surface.context, layer.opacity)
    }
    let saturation = ColorMatrix.saturation(PixelBox.limited(backdrop.saturation))
      .values.map { Float($0) }
    var isOpaque = false
    try surface.withPixels { pixels in
      let (width, height) = (seen.width, seen.height)
      guard pk_blur(pixels, width, height, box, true) else { return false }
      if backdrop.saturation != 1 { pk_color_matrix(pixels, width * height, saturation) }
      isOpaque = pk_is_opaque(pixels, width * height)
      return true
    }
    cairo_set_source_rgba(
      surface.context, Self.unit(backdrop.tint.red), Self.unit(backdrop.tint.green),
      Self.unit(backdrop.tint.blue), Self.unit(backdrop.tint.opacity))
    cairo_paint(surface.context)
    try surface.check()
    setSource(surface)
    // What can be seen through is not seen twice, blurred and as it was.
    if !isOpaque { cairo_set_operator(context, TINTYPE_CAIRO_OPERATOR_SOURCE) }
    return true
  }

  /// The canvas and the surfaces of groups on it, from back to front, with their opacities.
  private var layersBehind: [(surface: Surface, opacity: Double)] {
    var layers: [(surface: Surface, opacity: Double)] = [(canvas, 1)]
    for group in groups {
      guard let surface = group.surface else { continue }
      var opacity = 1.0
      if case .opacity(let value) = group.effect { opacity = Self.unit(value) }
      layers.append((surface, opacity))
    }
    return layers
  }
}
