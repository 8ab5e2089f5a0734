// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

extension BlendMode {
  /// cairo's operator for the mode; all of them paint alike in its versions 1.16 and 1.18.
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
    }
  }
}
