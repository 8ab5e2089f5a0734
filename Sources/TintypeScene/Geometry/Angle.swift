// SPDX-License-Identifier: MIT

/// A turn, kept in degrees so that quarter turns stay exact.
///
/// ```swift
/// Angle.degrees(45) + .radians(.pi / 4)  // 90°
/// ```
///
/// A number that is not finite counts as no turn, and what is drawn with it has a diagnostic.
public struct Angle: Hashable, Comparable, Codable, Sendable {
  /// The turn in degrees; a full one is 360.
  ///
  /// What is not a finite number becomes 0.
  public var degrees: Double {
    didSet {
      isBroken = !degrees.isFinite
      degrees = Self.finite(degrees)
    }
  }

  /// Whether it was made of a number that is not finite: who draws with it tells.
  package private(set) var isBroken = false

  /// The turn in degrees; NaN where it was made of a number that is not finite.
  package var checkedDegrees: Double { isBroken ? .nan : degrees }

  /// The turn in radians; a full one is 2π.
  ///
  /// What is not a finite number becomes 0.
  public var radians: Double {
    get { degrees * (Double.pi / 180) }
    set { degrees = newValue * (180 / Double.pi) }
  }

  /// Creates no turn.
  public init() {
    degrees = 0
  }

  /// Creates a turn in degrees.
  public init(degrees: Double) {
    self.degrees = Self.finite(degrees)
    isBroken = !degrees.isFinite
  }

  /// Whether both turns go equally far.
  public static func == (left: Angle, right: Angle) -> Bool { left.degrees == right.degrees }

  /// Hashes the turn.
  public func hash(into hasher: inout Hasher) { hasher.combine(degrees) }

  /// Creates a turn in radians.
  public init(radians: Double) {
    self.init(degrees: radians * (180 / Double.pi))
  }

  /// Reads a turn; what is not a finite number becomes 0.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(degrees: try container.decode(Double.self, forKey: .degrees))
  }

  private enum CodingKeys: CodingKey {
    case degrees
  }

  /// No turn.
  public static let zero = Angle()

  /// A turn in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// A turn in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}

extension Angle: AdditiveArithmetic {
  /// Both turns, one after the other.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(degrees: left.degrees + right.degrees)
  }

  /// The first turn without the second.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(degrees: left.degrees - right.degrees)
  }

  /// The same turn the other way round.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }

  /// A multiple of a turn.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(degrees: angle.degrees * factor)
  }

  /// A multiple of a turn.
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }

  /// A part of a turn; none when it is divided by 0.
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(degrees: angle.degrees / divisor)
  }

  /// Whether the first turn goes less far.
  public static func < (left: Angle, right: Angle) -> Bool { left.degrees < right.degrees }
}

// The C library's sine and its relatives differ in their last digit from machine to machine, and
// that digit can decide a pixel. These use nothing but + − × ÷ and the square root, which IEEE 754
// defines to the last bit.

extension Angle {
  /// The cosine, the same on every machine; exact at multiples of 30° where the result is.
  public var cosine: Double { turned(by: 1) }

  /// The sine, the same on every machine; exact at multiples of 30° where the result is.
  public var sine: Double { turned(by: 0) }

  /// The sine of the angle and a number of quarter turns.
  private func turned(by quarters: Int) -> Double {
    // Degrees are reduced without an error: the remainder is exact, and so is the difference.
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

  /// The sine of −45° to 45°, by Taylor's series; what is left out is below 1e-18.
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

  /// The cosine of −45° to 45°, by Taylor's series; what is left out is below 1e-18.
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

  /// The angle from the x axis to a point, from −180° to 180°; none for the origin.
  ///
  /// Eighths of a turn are exact. The rest is reduced to less than an eighth by
  /// atan(a) = 45° + atan((a − 1) / (a + 1)), then halved, and summed by Gregory's series.
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
