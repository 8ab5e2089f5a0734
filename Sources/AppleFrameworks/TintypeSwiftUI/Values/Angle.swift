// SPDX-License-Identifier: MIT

import TintypeScene

/// A geometric angle, accessible in radians or degrees.
public struct Angle: Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates an angle of 0.
  public init() { radians = 0 }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// Returns an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of 0.
  public static var zero: Angle { Angle() }

  /// The absolute value of the angle in radians.
  public var magnitude: Double { abs(radians) }

  /// Replaces the angle by the opposite one.
  public mutating func negate() { radians.negate() }
}

extension Angle: Hashable, Comparable {
  /// Returns whether a value is less than another one.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Returns the difference of two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Returns the opposite angle.
  public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }

  /// Returns a multiple of an angle.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// Returns a fraction of an angle.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Adds an angle.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

  /// Subtracts an angle.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

  /// Multiplies an angle.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

  /// Divides an angle.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}

extension Angle {
  /// The angle of the engine.
  var engine: TintypeScene.Angle {
    // Multiples of 45° must be exact, although they are stored in radians.
    let rounded = (degrees * 1e9).rounded() / 1e9
    return TintypeScene.Angle(degrees: rounded)
  }
}
