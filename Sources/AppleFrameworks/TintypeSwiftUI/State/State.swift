// SPDX-License-Identifier: MIT

/// A property whose value belongs to the identity of a view, and survives the evaluations of the
/// view.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var storage: StateStorage<Value>?

  /// Creates state with an initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates state with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The current value.
  ///
  /// Outside of a body that is being evaluated, and outside of the closures that it creates, the
  /// value is the initial one and cannot be changed.
  public var wrappedValue: Value {
    get { storage?.value ?? initial }
    nonmutating set { storage?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial) }
    return Binding(
      reading: { storage.value },
      writingWithTransaction: { value, transaction in
        withTransaction(transaction) { storage.value = value }
      })
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let name = connection.name
    let observer = connection.scope.evaluation.tree.observer
    storage = connection.storage { StateStorage(initial, observer: observer, name: name) }
    return true
  }
}
