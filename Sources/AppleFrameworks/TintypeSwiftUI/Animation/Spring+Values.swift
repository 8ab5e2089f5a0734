// SPDX-License-Identifier: MIT

import Foundation

extension Spring {
  /// Returns the duration in seconds until the spring is at rest.
  public func settlingDuration<V>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval where V: Animatable {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// Returns the value after a time in seconds.
  public func value<V>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V where V: Animatable {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity per second after a time in seconds.
  public func velocity<V>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V where V: Animatable {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force at a position.
  public func force<V>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V where V: Animatable {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}

extension Spring {
  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// Returns a spring without bounce, or with some.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }

  /// Returns a spring with a small bounce, or with more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring with a bounce, or with more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
