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
