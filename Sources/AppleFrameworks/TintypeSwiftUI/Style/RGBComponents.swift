// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScene

/// The red, green and blue of a color in sRGB, not clamped.
struct RGBComponents: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  /// Creates components in sRGB.
  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates components from those in a color space.
  init(red: Double, green: Double, blue: Double, in space: Color.RGBColorSpace) {
    switch space {
    case .sRGB: self.init(red: red, green: green, blue: blue)
    case .sRGBLinear: self.init(linear: (red, green, blue))
    case .displayP3:
      // Source: CSS Color Level 4, “lin_P3_to_XYZ” and “XYZ_to_lin_sRGB”, multiplied.
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      self.init(
        linear: (
          1.2249401762805587 * r - 0.2249401762805587 * g,
          -0.04205695470968816 * r + 1.0420569547096881 * g,
          -0.019637554590334432 * r - 0.07863604555063188 * g + 1.0982736001409663 * b
        ))
    }
  }

  /// Creates components from linear ones.
  init(linear: (Double, Double, Double)) {
    self.init(
      red: Self.encoded(linear.0), green: Self.encoded(linear.1), blue: Self.encoded(linear.2))
  }

  /// Creates components from hue, saturation and brightness.
  init(hue: Double, saturation: Double, brightness: Double) {
    let hue = hue.isFinite ? hue - hue.rounded(.down) : hue
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1))
  }

  /// The linear components.
  var linear: (Double, Double, Double) {
    (Self.linear(red), Self.linear(green), Self.linear(blue))
  }

  /// Returns the color of the engine.
  func engineColor(opacity: Double) -> Engine.Color {
    Engine.Color(red: red, green: green, blue: blue, opacity: opacity)
  }
}

// Source: IEC 61966-2-1, mirrored for negative components.
extension RGBComponents {
  /// Returns a linear component.
  static func linear(_ value: Double) -> Double {
    let magnitude = abs(value)
    let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  /// Returns the component of a linear one, rounded so that it is the same on all machines.
  static func encoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    let encoded =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    let rounded = (encoded * 1e9).rounded() / 1e9
    return value < 0 ? -rounded : rounded
  }
}

extension ResolvedColor {
  /// Returns the color between this one and another; a fraction outside of 0 to 1 is clamped.
  func mixed(
    with other: ResolvedColor, by fraction: Double, in space: Gradient.ColorSpace
  ) -> ResolvedColor {
    let share = fraction.clampedToUnit
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    let alpha = mix(opacity, other.opacity)
    guard alpha > 0, !fraction.isNaN else {
      return ResolvedColor(
        name: fraction.isNaN ? Self.invalidName : nil, red: 0, green: 0, blue: 0, opacity: 0)
    }
    // Premultiplied, so that a transparent color contributes no hue.
    func mixed(_ first: Double, _ second: Double) -> Double {
      mix(first * opacity, second * other.opacity) / alpha
    }
    let components: RGBComponents
    if space == .linear {
      let first = RGBComponents(red: red, green: green, blue: blue).linear
      let second = RGBComponents(red: other.red, green: other.green, blue: other.blue).linear
      components = RGBComponents(
        linear: (
          mixed(first.0, second.0), mixed(first.1, second.1), mixed(first.2, second.2)
        ))
    } else if space == .perceptual {
      let (first, second) = (Oklab(self), Oklab(other))
      components =
        Oklab(
          lightness: mixed(first.lightness, second.lightness), a: mixed(first.a, second.a),
          b: mixed(first.b, second.b)
        ).components
    } else {
      components = RGBComponents(
        red: mixed(red, other.red), green: mixed(green, other.green),
        blue: mixed(blue, other.blue))
    }
    return ResolvedColor(
      red: components.red, green: components.green, blue: components.blue, opacity: alpha)
  }
}

/// A color in the perceptual color space Oklab.
///
/// Source: Björn Ottosson, “A perceptual color space for image processing”, 2020.
private struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: ResolvedColor) {
    let (red, green, blue) =
      RGBComponents(red: color.red, green: color.green, blue: color.blue).linear
    let l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  var components: RGBComponents {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return RGBComponents(
      linear: (
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
      ))
  }
}

/// Returns the cube root by Newton's method, with operations that IEEE 754 defines: the function of
/// the C library has other results on other processors.
private func cubeRoot(_ value: Double) -> Double {
  guard value.isFinite, value != 0 else { return value }
  let size = abs(value)
  var root = max(size, 1)
  while true {
    let next = (2 * root + size / (root * root)) / 3
    // The numbers decrease until they have the precision of the root.
    guard next < root else { return value < 0 ? -root : root }
    root = next
  }
}
