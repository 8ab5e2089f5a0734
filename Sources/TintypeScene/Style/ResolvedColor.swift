// SPDX-License-Identifier: MIT

/// A colour of the sRGB space as it will be painted.
public struct ResolvedColor: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name of the token that it came from.
  public var name: String?
  /// Red, from 0 to 1.
  public var red: Double
  /// Green, from 0 to 1.
  public var green: Double
  /// Blue, from 0 to 1.
  public var blue: Double
  /// Opacity, from 0 to 1.
  public var opacity: Double

  /// Creates a colour; numbers outside of 0 to 1 are moved to the nearer end, NaN to 0.
  public init(
    name: String? = nil,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.name = name
    self.red = red.clampedToUnit
    self.green = green.clampedToUnit
    self.blue = blue.clampedToUnit
    self.opacity = opacity.clampedToUnit
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` where it is translucent, after its name.
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
  /// The name of a colour that was made of something that is no number; snapshots with it fail.
  package static let invalidName = "not a number"
}

extension Double {
  /// The number moved into 0…1; NaN becomes 0.
  package var clampedToUnit: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

extension ResolvedColor {
  /// What is seen where this colour is painted over another.
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

  /// How light the colour is, from 0 for black to 1 for white, whatever its opacity.
  ///
  /// Source: WCAG 2.2, “relative luminance”.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast of this colour on another, from 1 for none to 21 for black on white.
  ///
  /// Where this colour is translucent, what counts is how it looks on the other one, which counts
  /// as opaque. Source: WCAG 2.2, “contrast ratio”.
  public func contrast(with background: ResolvedColor) -> Double {
    var background = background
    background.opacity = 1
    let first = composited(over: background).relativeLuminance
    let second = background.relativeLuminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The light that a number of sRGB stands for.
  private static func linear(_ value: Double) -> Double {
    let value = value.clampedToUnit
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // x^2.4 is x² · x^(2/5).
    return base * base * fifthRoot(base * base)
  }

  /// The fifth root of a number from 0.002 to 1, by Newton's method.
  ///
  /// The C library's `pow` differs in its last digits between machines; this does not. From 1 the
  /// steps fall to the root from above, so that the first one which does not fall ends them.
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
