// SPDX-License-Identifier: MIT

/// An angle, stored in degrees so that quarter turns are exact.
///
/// ```swift
/// Angle.degrees(45) + .radians(.pi / 4)  // 90°
/// ```
///
/// A number that is not finite counts as 0, and drawing with such an angle produces a diagnostic.
public struct Angle: Hashable, Comparable, Codable, Sendable {
  /// The angle in degrees; a full turn is 360.
  ///
  /// A number that is not finite becomes 0.
  public var degrees: Double {
    didSet {
      isBroken = !degrees.isFinite
      degrees = Self.finite(degrees)
    }
  }

  /// A Boolean value that indicates whether the angle was created from a number that is not finite.
  ///
  /// Drawing code uses it to report a diagnostic.
  package private(set) var isBroken = false

  /// The angle in degrees; NaN if it was created from a number that is not finite.
  package var checkedDegrees: Double { isBroken ? .nan : degrees }

  /// The angle in radians; a full turn is 2π.
  ///
  /// A number that is not finite becomes 0.
  public var radians: Double {
    get { degrees * (Double.pi / 180) }
    set { degrees = newValue * (180 / Double.pi) }
  }

  /// Creates an angle of 0.
  public init() { degrees = 0 }

  /// Creates an angle in degrees.
  public init(degrees: Double) {
    self.degrees = Self.finite(degrees)
    isBroken = !degrees.isFinite
  }

  /// Returns a Boolean value that indicates whether both angles are equal.
  public static func == (left: Angle, right: Angle) -> Bool { left.degrees == right.degrees }

  /// Hashes the angle.
  public func hash(into hasher: inout Hasher) { hasher.combine(degrees) }

  /// Creates an angle in radians.
  public init(radians: Double) { self.init(degrees: radians * (180 / Double.pi)) }

  /// Decodes an angle; a number that is not finite becomes 0.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(degrees: try container.decode(Double.self, forKey: .degrees))
  }

  private enum CodingKeys: CodingKey {
    case degrees
  }

  /// An angle of 0.
  public static let zero = Angle()

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}

extension Angle: AdditiveArithmetic {
  /// Returns the sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(degrees: left.degrees + right.degrees)
  }

  /// Returns the difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(degrees: left.degrees - right.degrees)
  }

  /// Returns the angle in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }

  /// Returns the angle multiplied by a factor.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(degrees: angle.degrees * factor)
  }

  /// Returns the angle multiplied by a factor.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// Returns the angle divided by a number; 0 if the number is 0.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(degrees: angle.degrees / divisor)
  }

  /// Returns a Boolean value that indicates whether the first angle is smaller.
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
}

// The last digit of the C library's trigonometric functions differs between machines, and that
// digit can affect a pixel. These functions use only + − × ÷ and the square root, which IEEE 754
// defines exactly.

extension Angle {
  /// The cosine, the same on every machine; exact at multiples of 30° if it is representable.
  public var cosine: Double { turned(by: 1) }

  /// The sine, the same on every machine; exact at multiples of 30° if it is representable.
  public var sine: Double { turned(by: 0) }

  /// Returns the sine of the angle plus a number of quarter turns.
  private func turned(by quarters: Int) -> Double {
    // The reduction is exact: the remainder has no rounding error, and neither has the difference.
    let turn = degrees.remainder(dividingBy: 360)
    let nearest = (turn / 90).rounded()
    let rest = turn - nearest * 90
    return switch (Int(nearest) + quarters) & 3 {
    case 0: Self.sine(degrees: rest)
    case 1: Self.cosine(degrees: rest)
    case 2: 0 - Self.sine(degrees: rest)
    default: 0 - Self.cosine(degrees: rest)
    }
  }

  /// Returns the sine of −45° to 45° by the Taylor series; the truncation error is below 1e-18.
  private static func sine(degrees: Double) -> Double {
    if abs(degrees) == 30 { return degrees / 60 }
    if abs(degrees) == 45 { return 0.5.squareRoot() * (degrees / 45) }
    let x = degrees * (Double.pi / 180)
    let square = x * x
    var sum = 1.0
    for n in stride(from: 16.0, through: 2, by: -2) {
      sum = 1 - square / (n * (n + 1)) * sum
    }
    return x * sum
  }

  /// Returns the cosine of −45° to 45° by the Taylor series; the truncation error is below 1e-18.
  private static func cosine(degrees: Double) -> Double {
    if abs(degrees) == 45 { return 0.5.squareRoot() }
    let x = degrees * (Double.pi / 180)
    let square = x * x
    var sum = 1.0
    for n in stride(from: 17.0, through: 1, by: -2) {
      sum = 1 - square / (n * (n + 1)) * sum
    }
    return sum
  }

  /// Returns the angle from the x axis to a point, from −180° to 180°; 0 for the origin.
  ///
  /// Multiples of 45° are exact. Other angles are reduced to less than 45° by atan(a) = 45° +
  /// atan((a − 1) / (a + 1)), then halved, and computed by Gregory's series.
  static func arctangent(y: Double, x: Double) -> Angle {
    let (width, height) = (abs(x), abs(y))
    let (less, more) = (min(width, height), max(width, height))
    guard more > 0, more.isFinite, !less.isNaN else { return .zero }
    let ratio = less / more
    let isNearDiagonal = ratio > 0.41
    let tangent = isNearDiagonal ? (ratio - 1) / (ratio + 1) : ratio
    let half = tangent / (1 + (1 + tangent * tangent).squareRoot())
    let square = half * half
    var sum = 0.0
    for n in stride(from: 23.0, through: 1, by: -2) { sum = 1 / n - square * sum }
    var degrees = 2 * half * sum * (180 / Double.pi)
    if isNearDiagonal { degrees += 45 }
    if height > width { degrees = 90 - degrees }
    if x < 0 { degrees = 180 - degrees }
    return Angle(degrees: y < 0 ? -degrees : degrees)
  }
}
