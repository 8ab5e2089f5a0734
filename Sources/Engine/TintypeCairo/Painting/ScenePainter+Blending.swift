// SPDX-License-Identifier: MIT

import CTintypeCairo
import CTintypePixels
import TintypeScene

extension ScenePainter {
  /// Composites a group by a mode of the kernels, which replaces the backdrop in the group's area.
  func blend(_ surface: Surface, by mode: tintype_blend_mode) throws(RenderingError) {
    let backdrop = try Surface(surface.area, within: budget)
    cairo_set_source_surface(backdrop.context, target.raw, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(backdrop.context), TINTYPE_CAIRO_FILTER_NEAREST)
    cairo_paint(backdrop.context)
    try backdrop.check()
    // Both surfaces have the same area, so that their pixels have the same order.
    cairo_surface_flush(surface.raw)
    guard let bytes = cairo_image_surface_get_data(surface.raw) else { return }
    let count = surface.area.width * surface.area.height
    try backdrop.withPixels { pixels in
      bytes.withMemoryRebound(to: UInt32.self, capacity: count) {
        tintype_blend(pixels, $0, count, mode)
      }
      return true
    }
    setSource(backdrop)
    cairo_set_operator(context, TINTYPE_CAIRO_OPERATOR_SOURCE)
    inPixelsOfTheCanvas {
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(surface.area.left), Double(surface.area.top),
        Double(surface.area.width), Double(surface.area.height))
      cairo_fill(context)
    }
    forgetPaint()
  }
}

extension PaintCommand.CompositeOperator {
  /// cairo's operator.
  var cairoValue: cairo_operator_t {
    switch self {
    case .clear: TINTYPE_CAIRO_OPERATOR_CLEAR
    case .copy: TINTYPE_CAIRO_OPERATOR_SOURCE
    case .sourceIn: TINTYPE_CAIRO_OPERATOR_IN
    case .sourceOut: TINTYPE_CAIRO_OPERATOR_OUT
    case .destinationIn: TINTYPE_CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: TINTYPE_CAIRO_OPERATOR_DEST_ATOP
    case .xor: TINTYPE_CAIRO_OPERATOR_XOR
    }
  }
}

extension BlendMode {
  /// cairo's operator for the mode; the output of all of them is the same in versions 1.16 and
  /// 1.18.
  var cairoValue: cairo_operator_t {
    switch self {
    case .normal: TINTYPE_CAIRO_OPERATOR_OVER
    case .multiply: TINTYPE_CAIRO_OPERATOR_MULTIPLY
    case .screen: TINTYPE_CAIRO_OPERATOR_SCREEN
    case .overlay: TINTYPE_CAIRO_OPERATOR_OVERLAY
    case .darken: TINTYPE_CAIRO_OPERATOR_DARKEN
    case .lighten: TINTYPE_CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: TINTYPE_CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: TINTYPE_CAIRO_OPERATOR_COLOR_BURN
    case .softLight: TINTYPE_CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: TINTYPE_CAIRO_OPERATOR_HARD_LIGHT
    case .difference: TINTYPE_CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: TINTYPE_CAIRO_OPERATOR_EXCLUSION
    case .plusLighter: TINTYPE_CAIRO_OPERATOR_ADD
    case .sourceAtop: TINTYPE_CAIRO_OPERATOR_ATOP
    case .destinationOut: TINTYPE_CAIRO_OPERATOR_DEST_OUT
    case .destinationOver: TINTYPE_CAIRO_OPERATOR_DEST_OVER
    // The kernels blend them.
    case .hue, .saturation, .color, .luminosity, .plusDarker: TINTYPE_CAIRO_OPERATOR_OVER
    }
  }

  /// The mode of the kernels; `nil` for the modes that cairo blends.
  ///
  /// cairo does not have `plusDarker`, and versions 0.42 and 0.44 of pixman mix the others
  /// differently.
  var kernelMode: tintype_blend_mode? {
    switch self {
    case .hue: TINTYPE_BLEND_HUE
    case .saturation: TINTYPE_BLEND_SATURATION
    case .color: TINTYPE_BLEND_COLOR
    case .luminosity: TINTYPE_BLEND_LUMINOSITY
    case .plusDarker: TINTYPE_BLEND_PLUS_DARKER
    default: nil
    }
  }
}
