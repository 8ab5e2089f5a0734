// SPDX-License-Identifier: MIT

extension Gesture {
  /// Adds an action to perform when the gesture ends.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Converts the values of the gesture.
  @MainActor @preconcurrency
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Updates a gesture state while the gesture changes.
  @MainActor @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// Combines the gesture with another one that is recognized at the same time.
  @MainActor @preconcurrency
  public func simultaneously<Other>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> where Other: Gesture {
    SimultaneousGesture(self, other)
  }

  /// Combines the gesture with another one that is recognized afterward.
  @MainActor @preconcurrency
  public func sequenced<Other>(
    before other: Other
  ) -> SequenceGesture<Self, Other> where Other: Gesture {
    SequenceGesture(self, other)
  }

  /// Combines the gesture with another one that is recognized if this one is not.
  @MainActor @preconcurrency
  public func exclusively<Other>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> where Other: Gesture {
    ExclusiveGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action to perform when the value of the gesture changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A gesture with an action for its end.
public struct _EndedGesture<Content> where Content: Gesture {
  let content: Content
  let action: (Content.Value) -> Void
}

// Variants: _EndedGesture; ended -> _ChangedGesture; changed
extension _EndedGesture: Gesture {
  /// The type of the values.
  public typealias Value = Content.Value
  /// The type of the body.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Content.Value>
  ) -> _GestureRecognizer {
    content._makeRecognizer(
      handlers.adding(ended: action))
  }
}

/// A gesture with an action for its changes.
public struct _ChangedGesture<Content> where Content: Gesture, Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _GestureHandlers {
  /// Returns the closures, which call another one before those for changes and the end.
  func adding(
    changed: @escaping (Value) -> Void = { _ in }, ended: @escaping (Value) -> Void = { _ in }
  ) -> Self {
    _GestureHandlers(
      changed: { [self] in
        changed($0)
        self.changed($0)
      },
      ended: { [self] in
        ended($0)
        self.ended($0)
      })
  }
}

/// A gesture whose values are converted.
public struct _MapGesture<Content, Value> where Content: Gesture {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
  /// The type of the body.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Value>
  ) -> _GestureRecognizer {
    content._makeRecognizer(
      _GestureHandlers(
        changed: { [transform] in handlers.changed(transform($0)) },
        ended: { [transform] in handlers.ended(transform($0)) }))
  }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
  private let make: (_GestureHandlers<Value>) -> _GestureRecognizer

  /// Creates a type-erased gesture.
  @MainActor @preconcurrency
  public init<T>(_ gesture: T) where Value == T.Value, T: Gesture {
    make = { gesture._makeRecognizer($0) }
  }
}

extension AnyGesture {
  /// The type of the body.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Value>
  ) -> _GestureRecognizer {
    make(handlers)
  }
}
