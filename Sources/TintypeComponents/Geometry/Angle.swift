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
  private(set) var isBroken = false

  /// The turn in degrees; NaN where it was made of a number that is not finite.
  var checkedDegrees: Double { isBroken ? .nan : degrees }

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
