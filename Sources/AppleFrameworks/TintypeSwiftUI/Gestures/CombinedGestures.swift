// SPDX-License-Identifier: MIT

// Variants: two gestures that are recognized at the same time; SimultaneousGesture
//   -> two gestures, the second of which is recognized after the first one; SequenceGesture
//   | two gestures, the second of which is recognized only if the first one is not; ExclusiveGesture
/// A gesture of two gestures that are recognized at the same time.
public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two gestures.
  @MainActor @preconcurrency
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture {
  /// The values of both gestures.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The type of the body.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Value>
  ) -> _GestureRecognizer {
    first._makeRecognizer(
      _GestureHandlers(
        changed: { handlers.changed(Value(first: $0, second: nil)) },
        ended: { handlers.ended(Value(first: $0, second: nil)) })
    ).merging(
      second._makeRecognizer(
        _GestureHandlers(
          changed: { handlers.changed(Value(first: nil, second: $0)) },
          ended: { handlers.ended(Value(first: nil, second: $0)) })))
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture {
  /// The value of the current gesture.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended, and the second one may have begun.
    case second(First.Value, Second.Value?)
  }

  /// The type of the body.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Value>
  ) -> _GestureRecognizer {
    let state = SequenceState<First.Value>.current()
    return first._makeRecognizer(
      _GestureHandlers(
        changed: { handlers.changed(.first($0)) },
        ended: {
          state.first = $0
          handlers.changed(.second($0, nil))
        })
    ).merging(
      second._makeRecognizer(
        _GestureHandlers(
          changed: { value in
            if let first = state.first { handlers.changed(.second(first, value)) }
          },
          ended: { value in
            guard let first = state.first else { return }
            state.first = nil
            handlers.ended(.second(first, value))
          })))
  }
}

/// The value of the first gesture of a sequence, which survives evaluations.
private final class SequenceState<Value> {
  var first: Value?

  /// Returns the state of the view that is connected to its gestures.
  static func current() -> SequenceState<Value> {
    GestureConnection.current?.state { SequenceState() } ?? SequenceState()
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture {
  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture was recognized.
    case first(First.Value)
    /// The second gesture was recognized.
    case second(Second.Value)
  }

  /// The type of the body.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Value>
  ) -> _GestureRecognizer {
    let first = first._makeRecognizer(
      _GestureHandlers(
        changed: { handlers.changed(.first($0)) }, ended: { handlers.ended(.first($0)) }))
    let second = second._makeRecognizer(
      _GestureHandlers(
        changed: { handlers.changed(.second($0)) }, ended: { handlers.ended(.second($0)) }))
    let counts = first.taps.map(\.count)
    return _GestureRecognizer(
      taps: first.taps + second.taps.filter { !counts.contains($0.count) },
      longPress: first.longPress ?? second.longPress, drag: first.drag ?? second.drag,
      magnify: first.magnify ?? second.magnify, rotate: first.rotate ?? second.rotate)
  }
}
