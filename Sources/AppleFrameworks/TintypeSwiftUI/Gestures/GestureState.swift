// SPDX-License-Identifier: MIT

/// A property that a gesture updates while it changes, and that is reset when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  fileprivate var storage: StateStorage<Value>?

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a property with an initial value and the transaction of its reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a property with an initial value and the transaction of its reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a property with an initial value and a closure that sets the transaction of its reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
  }

  /// Creates a property with an initial value and a closure that sets the transaction of its reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { storage?.value ?? initial }

  /// The property itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Sets the value while a gesture changes.
  fileprivate func update(_ body: (inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction()
    body(&value, &transaction)
    storage?.value = value
  }

  /// Resets the value when a gesture has ended.
  fileprivate func reset() {
    var transaction = Transaction()
    resetting(wrappedValue, &transaction)
    storage?.value = initial
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a property without an initial value.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a property without an initial value and a closure that sets the transaction of its
  /// reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let (name, observer) = (connection.name, connection.scope.evaluation.tree.observer)
    storage = connection.storage { StateStorage(initial, observer: observer, name: name) }
    return true
  }
}

// As in SwiftUI: the closure that resets the value runs on the main actor.
extension GestureState: @unchecked Sendable where Value: Sendable {}

/// A gesture that updates a gesture state.
public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// The closure that updates the state.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  @MainActor @preconcurrency
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture {
  /// The type of the values.
  public typealias Value = Base.Value
  /// The type of the body.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Base.Value>
  ) -> _GestureRecognizer {
    let state = state
    let update: (Base.Value, inout State, inout Transaction) -> Void = self.body
    return base._makeRecognizer(
      _GestureHandlers(
        changed: { value in
          state.update { update(value, &$0, &$1) }
          handlers.changed(value)
        }, ended: handlers.ended)
    ).following { event in
      if event.isEnded { state.reset() }
    }
  }
}
