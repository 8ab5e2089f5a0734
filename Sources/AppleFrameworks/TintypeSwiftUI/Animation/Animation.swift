// SPDX-License-Identifier: MIT

import Foundation

/// The way in which a view changes over time.
///
/// A snapshot shows the state after all animations.
public struct Animation: Equatable, Sendable {
  // Proof of safety: values of the built-in types are `Sendable`, and custom animations are values
  // that SwiftUI calls on several threads as well.
  private nonisolated(unsafe) let animation: any CustomAnimation

  /// Creates an animation from a custom one.
  public init<A>(_ base: A) where A: CustomAnimation { animation = base }

  /// The custom animation.
  public var base: any CustomAnimation { animation }

  /// Returns whether two animations are equal.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    AnyHashable(lhs.animation) == AnyHashable(rhs.animation)
  }

  /// Returns the animated value at a time; `nil` if the animation has finished.
  public func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    animation.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity per second at a time; `nil` if the animation has finished.
  public func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    animation.velocity(value: value, time: time, context: context)
  }

  /// Returns whether the animation continues a previous one.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { animation.hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The description of the custom animation.
  public var description: String { "\(animation)" }
  /// The description of the custom animation for debugging.
  public var debugDescription: String { String(reflecting: animation) }
  /// The mirror of the custom animation.
  public var customMirror: Mirror { Mirror(reflecting: animation) }
}

extension Animation {
  /// Delays the start by a time in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(RetimedAnimation(base: self, delay: delay))
  }

  /// Multiplies the speed.
  public func speed(_ speed: Double) -> Animation {
    Animation(RetimedAnimation(base: self, speed: speed))
  }

  /// Repeats the animation a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Repeats the animation without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Makes the animation complete after a time in seconds, although it may continue.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(CompletingAnimation(base: self, duration: duration))
  }
}
