// SPDX-License-Identifier: MIT

import Foundation

/// A type whose values can be added, subtracted and scaled, as the steps of an animation require.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a factor.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with each component multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value toward another one.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - amount: The fraction of the distance, 0 to 1 between the values.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns a value between this value and another one.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - amount: The fraction of the distance, 0 to 1 between the values.
  /// - Returns: The value between both.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic, Animatable {
  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the value.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic, Animatable {
  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}
