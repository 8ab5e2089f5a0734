// SPDX-License-Identifier: MIT

import Foundation

/// The motion of a damped spring toward a target.
public struct Spring: Hashable, Sendable {
  private let angularFrequency: Double
  private let decay: Double
  /// The mass of the object at the end of the spring.
  public let mass: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - bounce: The bounce: 0 has none, positive values up to 1 bounce, and negative values above −1
  ///     are flatter.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - min(bounce, 1)
    self.init(response: duration, dampingRatio: ratio)
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - response: The stiffness as an approximate duration in seconds.
  ///   - dampingRatio: The damping as a fraction of that without bounce.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      mass: 1, angularFrequency: 2 * .pi / max(response, 1e-9), dampingRatio: max(dampingRatio, 0))
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object.
  ///   - stiffness: The stiffness coefficient.
  ///   - damping: The damping coefficient.
  ///   - allowOverDamping: Whether the damping may exceed that without bounce.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    let ratio = max(damping, 0) / (2 * sqrt(stiffness * mass))
    self.init(
      mass: mass, angularFrequency: sqrt(stiffness / mass),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - settlingDuration: The duration in seconds until the spring is at rest.
  ///   - dampingRatio: The damping as a fraction of that without bounce.
  ///   - epsilon: The distance from the target that counts as rest.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The duration is inversely proportional to the frequency.
    let unit = Spring(mass: 1, angularFrequency: 1, dampingRatio: dampingRatio)
    let duration = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(
      mass: 1, angularFrequency: duration / max(settlingDuration, 1e-9), dampingRatio: dampingRatio)
  }

  private init(mass: Double, angularFrequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.angularFrequency = angularFrequency
    decay = dampingRatio * angularFrequency
  }

  /// The perceptual duration in seconds.
  public var duration: TimeInterval { response }
  /// The bounce, from −1 to 1.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The stiffness as an approximate duration in seconds.
  public var response: Double { 2 * .pi / angularFrequency }
  /// The damping as a fraction of that without bounce.
  public var dampingRatio: Double { decay / angularFrequency }
  /// The stiffness coefficient.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }
  /// The damping coefficient.
  public var damping: Double { 2 * mass * decay }
  /// The duration in seconds until the spring is at rest.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

extension Spring {
  /// The factors of the initial distance and of the initial velocity in the distance to the target.
  private func factors(_ time: Double) -> (distance: Double, velocity: Double) {
    let envelope = exp(-decay * time)
    let square = angularFrequency * angularFrequency - decay * decay
    if abs(square) < 1e-12 * angularFrequency * angularFrequency {
      return (envelope * (1 + decay * time), envelope * time)
    }
    if square > 0 {
      let frequency = sqrt(square)
      let sine = sin(frequency * time) / frequency
      return (envelope * (cos(frequency * time) + decay * sine), envelope * sine)
    }
    let frequency = sqrt(-square)
    // As sums of exponentials, because the hyperbolic functions overflow for long times.
    let slow = exp((frequency - decay) * time) / 2
    let fast = exp(-(frequency + decay) * time) / 2
    let sine = (slow - fast) / frequency
    return (slow + fast + decay * sine, sine)
  }

  /// The derivatives of the factors.
  private func slopes(_ time: Double) -> (distance: Double, velocity: Double) {
    let (distance, velocity) = factors(time)
    return (-angularFrequency * angularFrequency * velocity, distance - 2 * decay * velocity)
  }

  /// Returns the value after a time, which begins at 0.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time in seconds.
  /// - Returns: The value.
  public func value<V>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V where V: VectorArithmetic {
    let (distance, velocity) = factors(time)
    return target.scaled(by: 1 - distance) + initialVelocity.scaled(by: velocity)
  }

  /// Returns the velocity per second after a time.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The time in seconds.
  /// - Returns: The velocity.
  public func velocity<V>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V where V: VectorArithmetic {
    let (distance, velocity) = slopes(time)
    return target.scaled(by: -distance) + initialVelocity.scaled(by: velocity)
  }

  /// Moves a value and a velocity by a time.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - velocity: The velocity per second.
  ///   - target: The value at rest.
  ///   - deltaTime: The time in seconds.
  public func update<V>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) where V: VectorArithmetic {
    let way = target - value
    let end = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = value + end
  }

  /// Returns the force at a position.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - position: The current value.
  ///   - velocity: The velocity per second.
  /// - Returns: The force.
  public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the duration in seconds until the spring is at rest.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - epsilon: The distance from the target that counts as rest.
  /// - Returns: The duration; infinite without damping.
  public func settlingDuration<V>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval where V: VectorArithmetic {
    guard decay > 0 else { return .infinity }
    // Between two steps the distance changes little, because the step is short.
    let step = response / 64
    let limit = epsilon * epsilon
    let maximum = 100_000
    var last = 0
    var quiet = 0
    for index in 0..<maximum {
      let value = value(
        target: target, initialVelocity: initialVelocity, time: Double(index) * step)
      if (value - target).magnitudeSquared > limit {
        last = index + 1
        quiet = 0
      } else {
        quiet += 1
      }
      // A full period below the limit.
      if quiet > 64 { break }
    }
    return Double(last) * step
  }
}
