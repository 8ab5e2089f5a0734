// SPDX-License-Identifier: MIT

import CTintypeCairo
import CTintypePixels
import TintypeScene

extension ScenePainter {
  /// Paints the silhouette of a surface: its alpha, blurred, in one color.
  func paint(_ shadow: PaintCommand.Shadow, of surface: Surface) throws(RenderingError) {
    guard shadow.isDrawable, Self.unit(shadow.color.opacity) > 0 else { return }
    let offset = space.wholeOffset(x: shadow.x, y: shadow.y)
    let box = space.blurBox(radius: shadow.radius)
    var silhouette = surface
    if box > 0 {
      let reach = Int(tintype_blur_reach(box))
      let seen = clip.offset(x: -offset.x, y: -offset.y).expanded(by: reach)
      let area = surface.area.expanded(by: reach).intersection(seen)
      guard !area.isEmpty else { return }
      silhouette = try Surface(area, alphaOnly: true, within: budget)
      cairo_set_source_surface(silhouette.context, surface.raw, 0, 0)
      cairo_paint(silhouette.context)
      try silhouette.withBytes { tintype_blur_alpha($0, $1, area.height, box) }
    }
    setSource(shadow.color)
    inPixelsOfTheCanvas {
      cairo_mask_surface(context, silhouette.raw, Double(offset.x), Double(offset.y))
    }
    forgetPaint()
  }
}
