// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeDoubles

extension GomaUI {
  /// The fonts and colors of the design system.
  package enum StyleProvider {
    /// The font weights of the design system.
    package enum FontType: String, Hashable, Sendable, CaseIterable {
      /// 300.
      case light
      /// 400.
      case regular
      /// 500.
      case medium
      /// 700.
      case bold

      var weight: Font.Weight {
        switch self {
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .bold: .bold
        }
      }
    }

    /// Returns the design system's font of a weight at a size in points.
    package static func fontWith(type: FontType, size: Double) -> Font {
      .system(size: size, weight: type.weight)
    }

    /// The colors, each with a name and a light and a dark value.
    ///
    /// Text on a fill or on the test background has a contrast ratio of at least 4.5 to 1, as WCAG
    /// 2.2, success criterion 1.4.3, requires; disabled controls are exempt from it.
    package enum Color {
      /// Runs an operation with other colors for some names, to try a theme.
      package static func withReplacements<R>(
        _ replacements: [String: TintypeComponents.Color], operation: () throws -> R
      ) rethrows -> R {
        try withDependencies {
          $0[ColorReplacements.self] = replacements
        } operation: {
          try operation()
        }
      }

      /// The names of all colors, sorted.
      package static let names = [
        "alertPrimary", "alertText", "disabledBackground", "disabledText", "highlightPrimary",
        "highlightSelected", "highlightText", "highlightTint", "onHighlight", "onSelected",
        "success", "surface", "textPrimary", "textSecondary", "warning",
      ]

      /// Titles and body text.
      package static var textPrimary: TintypeComponents.Color {
        token("textPrimary", 0x1B1F27, 0xF4F6FA)
      }
      /// Labels and secondary text.
      package static var textSecondary: TintypeComponents.Color {
        token("textSecondary", 0x5B6472, 0xA7B0BF)
      }
      /// The fill of primary elements.
      package static var highlightPrimary: TintypeComponents.Color {
        token("highlightPrimary", 0x2356D8, 0x3464DC)
      }
      /// The fill of selected elements.
      package static var highlightSelected: TintypeComponents.Color {
        token("highlightSelected", 0x14327F, 0xDCE6FF)
      }
      /// A light fill in the highlight color.
      package static var highlightTint: TintypeComponents.Color {
        token("highlightTint", 0xDAE4FC, 0x26345A)
      }
      /// Text and borders in the highlight color.
      package static var highlightText: TintypeComponents.Color {
        token("highlightText", 0x1F4DC4, 0xA9C3FF)
      }
      /// Text on `highlightPrimary` and `alertPrimary`.
      package static var onHighlight: TintypeComponents.Color {
        token("onHighlight", 0xFFFFFF, 0xFFFFFF)
      }
      /// Text on `highlightSelected`.
      package static var onSelected: TintypeComponents.Color {
        token("onSelected", 0xFFFFFF, 0x14327F)
      }
      /// The fill of destructive actions.
      package static var alertPrimary: TintypeComponents.Color {
        token("alertPrimary", 0xC22938, 0xC93443)
      }
      /// Text and borders for errors.
      package static var alertText: TintypeComponents.Color {
        token("alertText", 0xB3202F, 0xFFA3AB)
      }
      /// Text and symbols for success.
      package static var success: TintypeComponents.Color { token("success", 0x1B7A3D, 0x6FD695) }
      /// Text and symbols for warnings.
      package static var warning: TintypeComponents.Color { token("warning", 0x96560A, 0xF2B35C) }
      /// The fill of surfaces above the background.
      package static var surface: TintypeComponents.Color { token("surface", 0xFFFFFF, 0x2A2D33) }
      /// The fill of disabled elements.
      package static var disabledBackground: TintypeComponents.Color {
        token("disabledBackground", 0xD3D7DE, 0x363B45)
      }
      /// Text and borders of disabled elements.
      package static var disabledText: TintypeComponents.Color {
        token("disabledText", 0x7B8391, 0x858D9B)
      }

      private static func token(
        _ name: String,
        _ light: UInt32,
        _ dark: UInt32
      ) -> TintypeComponents.Color {
        DependencyValues.current[ColorReplacements.self][name]
          ?? TintypeComponents.Color(
            name,
            light: TintypeComponents.Color(hex: light),
            dark: TintypeComponents.Color(hex: dark)
          )
      }
    }
  }
}

/// The colors that replace the colors of the design system, by name.
private enum ColorReplacements: DependencyKey {
  static let liveValue: [String: TintypeComponents.Color] = [:]
  static let testValue: [String: TintypeComponents.Color] = [:]
}

extension Color {
  /// The neutral gray background of all snapshots, in light and dark appearance.
  package static let backgroundTestColor = Color(
    "backgroundTestColor",
    light: Color(hex: 0xEFF0F2),
    dark: Color(hex: 0x1B1C1F)
  )
}

extension SnapshotSheetStyle {
  /// The style of the design system's sheets: its fonts and colors on the test background.
  static let gomaUI = SnapshotSheetStyle(
    titleFont: GomaUI.StyleProvider.fontWith(type: .bold, size: 16),
    titleColor: GomaUI.StyleProvider.Color.textPrimary,
    labelFont: GomaUI.StyleProvider.fontWith(type: .medium, size: 12),
    labelColor: GomaUI.StyleProvider.Color.textSecondary,
    background: .backgroundTestColor
  )
}
