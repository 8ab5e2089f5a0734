// SPDX-License-Identifier: MIT

import Foundation

/// A type that defines the progress of an animated value.
///
/// A snapshot shows the state after all animations, so only your own code calls the functions.
public protocol CustomAnimation: Hashable {
  /// Returns the animated value at a time; `nil` if the animation has finished.
  ///
  /// - Parameters:
  ///   - value: The value at the end, which begins at 0.
  ///   - time: The time in seconds since the start.
  ///   - context: The state of the animation and the environment.
  /// - Returns: The value at the time.
  nonisolated func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic

  /// Returns the velocity per second at a time; `nil` if the animation has finished.
  ///
  /// - Parameters:
  ///   - value: The value at the end, which begins at 0.
  ///   - time: The time in seconds since the start.
  ///   - context: The state of the animation and the environment.
  /// - Returns: The velocity.
  nonisolated func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic

  /// Returns whether the animation continues a previous one instead of running along with it.
  ///
  /// - Parameters:
  ///   - previous: The previous animation.
  ///   - value: The value at the end of the previous animation.
  ///   - time: The time in seconds since the start of the previous animation.
  ///   - context: The state of the animation and the environment.
  /// - Returns: `true` to continue; `false` by default.
  nonisolated func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
  /// Returns `nil`.
  public nonisolated func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    nil
  }

  /// Returns `false`.
  public nonisolated func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    false
  }
}

/// The state of an animation and the environment of the view.
public struct AnimationContext<Value> where Value: VectorArithmetic {
  /// The state that the animation keeps between its steps.
  public var state: AnimationState<Value>
  /// A Boolean value that indicates whether the animation is complete, although it may continue.
  public var isLogicallyComplete: Bool
  /// The environment of the view.
  public let environment: EnvironmentValues

  init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// Returns a context with a state for another type of value.
  public func withState<T>(
    _ state: AnimationState<T>
  ) -> AnimationContext<T> where T: VectorArithmetic {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// The values that an animation keeps between its steps.
public struct AnimationState<Value> where Value: VectorArithmetic {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state whose values have their defaults.
  public init() {}

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that an animation keeps between its steps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value at the start.
  static var defaultValue: Self.Value { get }
}
