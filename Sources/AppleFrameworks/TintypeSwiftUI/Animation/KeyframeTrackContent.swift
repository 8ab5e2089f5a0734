// SPDX-License-Identifier: MIT

import Foundation

/// A sequence of keyframes of one animatable value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the body.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that the sequence consists of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

  /// Returns the keyframes; the default returns those of ``body``.
  ///
  /// Only types of this module implement it.
  func _keyframes() -> _KeyframeList
}

extension KeyframeTrackContent {
  /// Returns the keyframes.
  public func _keyframes() -> _KeyframeList { body._keyframes() }
}

/// The keyframes of a sequence.
public struct _KeyframeList {
  let keyframes: [Any]

  init(_ keyframes: [Any]) { self.keyframes = keyframes }
}

/// Keyframes that have no body.
protocol PrimitiveKeyframes: KeyframeTrackContent where Body == Self {}

extension PrimitiveKeyframes {
  /// The keyframes that the sequence consists of.
  public var body: Self { self }
}

/// A keyframe of a value that is reached at constant or eased speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent, PrimitiveKeyframes
where Value: Animatable {
  /// The type of the body, which is the keyframe itself.
  public typealias Body = LinearKeyframe<Value>

  private let keyframe: Keyframe<Value>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The duration in seconds until the value is reached.
  ///   - timingCurve: The progress of the value.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(to, duration: duration, .linear(timingCurve))
  }

  /// Returns the keyframes.
  public func _keyframes() -> _KeyframeList { _KeyframeList([keyframe]) }
}

/// A keyframe of a value that is reached along a smooth curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent, PrimitiveKeyframes
where Value: Animatable {
  /// The type of the body, which is the keyframe itself.
  public typealias Body = CubicKeyframe<Value>

  private let keyframe: Keyframe<Value>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The duration in seconds until the value is reached.
  ///   - startVelocity: The velocity per second at the start; `nil` for a smooth transition.
  ///   - endVelocity: The velocity per second at the end; `nil` for a smooth transition.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to, duration: duration, .cubic(startVelocity?.animatableData, endVelocity?.animatableData))
  }

  /// Returns the keyframes.
  public func _keyframes() -> _KeyframeList { _KeyframeList([keyframe]) }
}

/// A keyframe of a value that is reached by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent, PrimitiveKeyframes
where Value: Animatable {
  /// The type of the body, which is the keyframe itself.
  public typealias Body = SpringKeyframe<Value>

  private let keyframe: Keyframe<Value>

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The duration in seconds until the next keyframe; `nil` until the spring is at
  ///     rest.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity per second at the start; `nil` for a smooth transition.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      to, duration: duration ?? spring.settlingDuration,
      .spring(spring, startVelocity?.animatableData))
  }

  /// Returns the keyframes.
  public func _keyframes() -> _KeyframeList { _KeyframeList([keyframe]) }
}

/// A keyframe of a value that is reached immediately.
public struct MoveKeyframe<Value>: KeyframeTrackContent, PrimitiveKeyframes
where Value: Animatable {
  /// The type of the body, which is the keyframe itself.
  public typealias Body = MoveKeyframe<Value>

  private let keyframe: Keyframe<Value>

  /// Creates a keyframe.
  public init(_ to: Value) { keyframe = Keyframe(to, duration: 0, .linear(.linear)) }

  /// Returns the keyframes.
  public func _keyframes() -> _KeyframeList { _KeyframeList([keyframe]) }
}

/// A result builder that creates sequences of keyframes from closures.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
  /// One of two sequences of keyframes, depending on a condition.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent,
    PrimitiveKeyframes
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    /// The type of the value.
    public typealias Value = ConditionalValue
    /// The type of the body, which is the sequence itself.
    public typealias Body = Conditional<ConditionalValue, First, Second>

    fileprivate let list: _KeyframeList

    init(_ list: _KeyframeList) { self.list = list }

    /// Returns the keyframes.
    public func _keyframes() -> _KeyframeList { list }
  }

  /// Builds an empty sequence.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>([])
  }
}

// Variants: extension KeyframeTrackContentBuilder -> extension KeyframesBuilder
extension KeyframeTrackContentBuilder {
  /// Builds an expression.
  public static func buildExpression<K>(_ expression: K) -> K
  where Value == K.Value, K: KeyframeTrackContent {
    expression
  }

  /// Builds a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(components.flatMap { $0._keyframes().keyframes })
  }

  // Variants: first; first component: First -> second; second component: Second
  /// Builds the first branch of a condition.
  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    KeyframeTrackContentBuilder<Value>.Conditional(component._keyframes())
  }

  /// Builds the first keyframe.
  public static func buildPartialBlock<K>(first: K) -> K
  where Value == K.Value, K: KeyframeTrackContent {
    first
  }

  /// Adds a keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value>(accumulated._keyframes().keyframes + next._keyframes().keyframes)
  }
}

/// Several keyframes in sequence.
struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent, PrimitiveKeyframes {
  typealias Body = KeyframeSequence<Value>

  private let list: _KeyframeList

  init(_ keyframes: [Any]) { list = _KeyframeList(keyframes) }

  func _keyframes() -> _KeyframeList { list }
}
