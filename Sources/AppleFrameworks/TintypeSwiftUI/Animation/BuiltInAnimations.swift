// SPDX-License-Identifier: MIT

import Foundation

/// An animation along a curve.
struct CurveAnimation: CustomAnimation {
  var curve: UnitCurve
  /// The duration in seconds.
  var duration: TimeInterval

  func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    guard time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }
}

/// An animation by a spring.
struct SpringAnimation: CustomAnimation {
  var spring: Spring
  /// The fraction of the value per second at the start.
  var initialVelocity = 0.0

  func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    guard time < spring.settlingDuration else { return nil }
    return spring.value(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    guard time < spring.settlingDuration else { return nil }
    return spring.velocity(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }
}

/// An animation with a changed start or speed.
struct RetimedAnimation: CustomAnimation {
  var base: Animation
  /// The delay in seconds.
  var delay: TimeInterval = 0
  var speed: Double = 1

  func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    guard time >= delay else { return .zero }
    return base.animate(value: value, time: (time - delay) * speed, context: &context)
  }

  func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    guard time >= delay else { return .zero }
    return base.velocity(value: value, time: (time - delay) * speed, context: context)?
      .scaled(by: speed)
  }
}

/// An animation that is repeated.
struct RepeatedAnimation: CustomAnimation {
  var base: Animation
  /// The number of runs; `nil` without an end.
  var count: Int?
  var autoreverses: Bool

  func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    let period = base.duration
    guard period > 0, period.isFinite else {
      return base.animate(value: value, time: time, context: &context)
    }
    let run = (time / period).rounded(.down)
    if let count, run >= Double(count) { return nil }
    let isReversed = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    let progress = time - run * period
    return base.animate(
      value: value, time: isReversed ? period - progress : progress, context: &context) ?? value
  }
}

/// An animation that is complete before it ends.
struct CompletingAnimation: CustomAnimation {
  var base: Animation
  /// The time in seconds after which the animation is complete.
  var duration: TimeInterval

  func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    let result = base.animate(value: value, time: time, context: &context)
    if time >= duration { context.isLogicallyComplete = true }
    return result
  }

  func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    base.velocity(value: value, time: time, context: context)
  }
}

/// The automatic animation, which is a spring without bounce.
struct DefaultAnimation: CustomAnimation {
  private static let base = SpringAnimation(spring: .smooth)

  func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    Self.base.animate(value: value, time: time, context: &context)
  }

  func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    Self.base.velocity(value: value, time: time, context: context)
  }
}

extension Animation {
  /// The duration in seconds until the animation has finished; infinite without an end.
  fileprivate var duration: TimeInterval {
    switch base {
    case let base as CurveAnimation: base.duration
    case let base as SpringAnimation: base.spring.settlingDuration
    case is DefaultAnimation: Spring.smooth.settlingDuration
    case let base as RetimedAnimation: base.delay + base.base.duration / base.speed
    case let base as CompletingAnimation: base.base.duration
    case let base as RepeatedAnimation:
      base.count.map { Double($0) * base.base.duration } ?? .infinity
    default: .infinity
    }
  }
}
