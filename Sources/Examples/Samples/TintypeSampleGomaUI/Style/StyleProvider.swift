// SPDX-License-Identifier: MIT

import SwiftUI

/// The fonts and colors of the design system.
public enum StyleProvider {
  public enum FontType: String, CaseIterable {
    case light, regular, medium, bold

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
  public static func fontWith(type: FontType, size: CGFloat) -> Font {
    .system(size: size, weight: type.weight)
  }

  /// The colors, each with a light and a dark value.
  public enum Color {
    public static let textPrimary = SwiftUI.Color(light: 0x1B1F27, dark: 0xF4F6FA)
    public static let textSecondary = SwiftUI.Color(light: 0x5B6472, dark: 0xA7B0BF)
    public static let highlightPrimary = SwiftUI.Color(light: 0x2356D8, dark: 0x3464DC)
    public static let highlightSelected = SwiftUI.Color(light: 0x14327F, dark: 0xDCE6FF)
    public static let highlightTint = SwiftUI.Color(light: 0xDAE4FC, dark: 0x26345A)
    public static let highlightText = SwiftUI.Color(light: 0x1F4DC4, dark: 0xA9C3FF)
    public static let onHighlight = SwiftUI.Color.white
    public static let onSelected = SwiftUI.Color(light: 0xFFFFFF, dark: 0x14327F)
    public static let alertPrimary = SwiftUI.Color(light: 0xC22938, dark: 0xC93443)
    public static let alertText = SwiftUI.Color(light: 0xB3202F, dark: 0xFFA3AB)
    public static let disabledBackground = SwiftUI.Color(light: 0xD3D7DE, dark: 0x363B45)
    public static let disabledText = SwiftUI.Color(light: 0x7B8391, dark: 0x858D9B)
  }
}

extension UIColor {
  /// The neutral gray background of all snapshots, in light and dark appearance.
  static let backgroundTestColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: 0x1B1C1F) : UIColor(hex: 0xEFF0F2)
  }

  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}

extension Color {
  fileprivate init(light: UInt32, dark: UInt32) {
    self.init(
      uiColor: UIColor { traits in
        UIColor(hex: traits.userInterfaceStyle == .dark ? dark : light)
      })
  }
}
