// SPDX-License-Identifier: MIT

/// An sRGB color as it is painted.
public struct ResolvedColor: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name of the design token that the color was resolved from.
  public var name: String?
  /// Red, from 0 to 1.
  public var red: Double
  /// Green, from 0 to 1.
  public var green: Double
  /// Blue, from 0 to 1.
  public var blue: Double
  /// Opacity, from 0 to 1.
  public var opacity: Double

  /// Creates a color; components are clamped to 0 to 1, and NaN becomes 0.
  public init(name: String? = nil, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.name = name
    self.red = red.clampedToUnit
    self.green = green.clampedToUnit
    self.blue = blue.clampedToUnit
    self.opacity = opacity.clampedToUnit
  }

  /// The name, if there is one, and the color as `#RRGGBB`, or `#RRGGBBAA` if it is translucent.
  public var description: String {
    var text = "#" + [red, green, blue].map(Self.hexadecimal).joined()
    if opacity < 1 { text += Self.hexadecimal(opacity) }
    return name.map { "\($0) \(text)" } ?? text
  }

  private static func hexadecimal(_ value: Double) -> String {
    let digits = String(Int(value.clampedToUnit * 255 + 0.5), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

extension ResolvedColor {
  /// The name of a color that was created from NaN; snapshots with it fail.
  package static let invalidName = "not a number"
}

extension Double {
  /// The number clamped to 0…1; NaN becomes 0.
  package var clampedToUnit: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

extension ResolvedColor {
  /// Returns the result of painting this color over another.
  ///
  /// The result has no name. Source: W3C Compositing and Blending Level 1, “source over”.
  public func composited(over backdrop: ResolvedColor) -> ResolvedColor {
    let above = opacity.clampedToUnit
    let below = backdrop.opacity.clampedToUnit * (1 - above)
    let total = above + below
    guard total > 0 else { return ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0) }
    func mix(_ top: Double, _ bottom: Double) -> Double {
      (top.clampedToUnit * above + bottom.clampedToUnit * below) / total
    }
    return ResolvedColor(
      red: mix(red, backdrop.red),
      green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue),
      opacity: total
    )
  }

  /// The luminance, from 0 for black to 1 for white, regardless of opacity.
  ///
  /// Source: WCAG 2.2, “relative luminance”.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Returns the contrast ratio with a background, from 1 for none to 21 for black on white.
  ///
  /// The background is treated as opaque, and a translucent color is composited over it first.
  /// Source: WCAG 2.2, “contrast ratio”.
  public func contrast(with background: ResolvedColor) -> Double {
    var background = background
    background.opacity = 1
    let first = composited(over: background).relativeLuminance
    let second = background.relativeLuminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns the linear light intensity of an sRGB component.
  private static func linear(_ value: Double) -> Double {
    let value = value.clampedToUnit
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // x^2.4 is x² · x^(2/5).
    return base * base * fifthRoot(base * base)
  }

  /// Returns the fifth root of a number from 0.002 to 1, by Newton's method.
  ///
  /// The last digits of the C library's `pow` differ between machines; those of this function do
  /// not. Starting at 1, the iteration decreases toward the root and ends at the first step that
  /// does not decrease.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    while true {
      let cube = root * root * root
      let next = (4 * root + value / (cube * root)) / 5
      guard next < root else { return root }
      root = next
    }
  }
}
