// SPDX-License-Identifier: MIT

import Foundation

extension Animation {
  /// The default animation.
  public static let `default` = Animation(DefaultAnimation())

  /// An animation that is slow at both ends.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  // Variants: that is slow at both ends; easeInOut -> that is slow at the start; easeIn | that is
  //   slow at the end; easeOut | of constant speed; linear
  /// Returns an animation that is slow at both ends, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// An animation that is slow at the start.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// An animation that is slow at the end.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// An animation of constant speed.
  public static var linear: Animation { linear(duration: 0.35) }

  /// Returns an animation along a cubic Bézier curve, with a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// Returns an animation along a curve, with a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }
}

// The blend duration concerns changes during an animation.
extension Animation {
  /// Returns an animation by a spring, which keeps the velocity of a previous animation.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// Returns an animation by a spring, which keeps the velocity of a previous animation.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns an animation by a spring, which keeps the velocity of a previous animation.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    .spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// An animation by a spring, which keeps the velocity of a previous animation.
  public static var spring: Animation { .spring(Spring()) }

  /// Returns an animation by a short spring for changes during an interaction.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// An animation by a short spring for changes during an interaction.
  public static var interactiveSpring: Animation { .interactiveSpring() }

  /// Returns an animation by a short spring for changes during an interaction.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }

  /// Returns an animation by a spring, which runs along with a previous animation.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }

  /// Returns an animation by a spring, which runs along with a previous animation.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    .interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Returns an animation by a spring, which runs along with a previous animation.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    .interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// An animation by a spring, which runs along with a previous animation.
  public static var interpolatingSpring: Animation { .interpolatingSpring(Spring()) }

  /// An animation by a spring without bounce.
  public static var smooth: Animation { .spring(.smooth) }

  // Variants: without; some; smooth -> with a small; more; snappy | with a; more; bouncy
  /// Returns an animation by a spring without bounce, or with some.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    .spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// An animation by a spring with a small bounce.
  public static var snappy: Animation { .spring(.snappy) }

  /// An animation by a spring with a bounce.
  public static var bouncy: Animation { .spring(.bouncy) }
}
