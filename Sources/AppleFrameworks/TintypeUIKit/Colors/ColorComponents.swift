// SPDX-License-Identifier: MIT

internal import Foundation
internal import TintypeComponents

/// The sRGB components of a color; values outside of 0 to 1 are kept.
struct ColorComponents: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
  /// A Boolean value that indicates whether the color was created in a gray color space.
  var isGray = false

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
    isGray = true
  }

  init(_ color: ResolvedColor) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.opacity))
  }

  /// Creates components from hue, saturation and brightness, which are clamped to 0 to 1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (hue, saturation) = (hue.clampedToUnit, saturation.clampedToUnit)
    let brightness = brightness.clampedToUnit
    func component(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Hue, saturation and brightness; the hue and the saturation of a gray are 0.
  var hueSaturationBrightness: (CGFloat, CGFloat, CGFloat) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0, most > 0 else { return (0, 0, most) }
    var hue: CGFloat =
      if most == red {
        (green - blue) / range
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    if hue < 0 { hue += 6 }
    return (hue / 6, range / most, most)
  }

  /// The engine's representation.
  var resolvedColor: ResolvedColor {
    ResolvedColor(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// The engine's representation.
  var color: Color {
    Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

extension CGFloat {
  /// The number clamped to 0 to 1; NaN becomes 0.
  fileprivate var clampedToUnit: CGFloat { CGFloat(Double(self).clampedToUnit) }
}
