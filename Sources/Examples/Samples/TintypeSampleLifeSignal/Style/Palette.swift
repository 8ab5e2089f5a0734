// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The colors of the app.
enum Palette {
  /// The normal state; also the tint color.
  static let calm = Color(light: 0x0B7A75, dark: 0x4FD1C5)
  /// The background of white text.
  static let prominent = Color(light: 0x0B7A75, dark: 0x237A74)
  /// The same background while pressed.
  static let pressed = Color(light: 0x085B57, dark: 0x085B57)
  /// A check-in that is due soon.
  static let late = Color(light: 0xB45309, dark: 0xFBBF24)
  /// An overdue check-in.
  static let alarm = Color(light: 0xC81E1E, dark: 0xFF8A80)
  /// Secondary text, readable on cards and on their background.
  static let supporting = Color(light: 0x5A5A62, dark: 0xB6B6BE)
  /// The icon of a person without a name.
  static let icon = Color(
    uiColor: UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.66)
        : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.76)
    })
}

extension Color {
  /// Creates a color from hexadecimal values for light and dark appearance.
  init(light: UInt32, dark: UInt32) {
    self.init(
      uiColor: UIColor { traits in
        UIColor(hex: traits.userInterfaceStyle == .dark ? dark : light)
      })
  }
}

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}

extension EnvironmentValues {
  /// The texts for the locale.
  var wording: LifeSignal.Wording { LifeSignal.Wording(locale: locale, calendar: calendar) }
}
