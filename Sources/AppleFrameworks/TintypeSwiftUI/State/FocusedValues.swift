// SPDX-License-Identifier: MIT

import Observation
import TintypeScheduling

/// The values that the focused view and the views around it offer to others.
public struct FocusedValues: Equatable {
  var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key; `nil` if no view offers one.
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the object of a type.
  func object<Object>(of type: Object.Type) -> Object? {
    values[ObjectIdentifier(type)] as? Object
  }

  /// Returns whether both have the same keys, equal values and the same objects.
  ///
  /// Values that cannot be compared count as equal, because each evaluation offers new closures.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    guard lhs.values.count == rhs.values.count else { return false }
    return lhs.values.allSatisfy { key, value in
      guard let other = rhs.values[key] else { return false }
      if let isEqual = isEqual(value, other) { return isEqual }
      guard type(of: value) is AnyClass, type(of: other) is AnyClass else { return true }
      return (value as AnyObject) === (other as AnyObject)
    }
  }
}

/// A key of a value that the focused view offers to others.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// A property with a value that the focused view, or a view around it, offers.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var value: Value?

  /// Creates a property with the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.object(of: objectType) }
  }

  /// Creates a property with the value of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// The value; `nil` if no view offers one.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    value = read(connection.scope.evaluation.tree.focusedValues)
    return true
  }
}

/// A property with a binding that the focused view, or a view around it, offers.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  private var binding: Binding<Value>?

  /// Creates a property with the binding of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value; `nil` if no view offers a binding.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      reading: { binding?.wrappedValue },
      writing: { value in
        if let value { binding?.wrappedValue = value }
      })
  }
}

extension FocusedBinding: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    binding = read(connection.scope.evaluation.tree.focusedValues)
    return true
  }
}

/// A property with an observable object that the focused view, or a view around it, offers.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// The bindings to the properties of an object.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property.
    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      Binding(object, keyPath)
    }
  }

  // Proof of safety: it is only accessed by code of the main actor and during evaluations, which
  // exclude each other.
  private nonisolated(unsafe) var object: ObjectType?

  /// Creates a property.
  public init() {}

  /// The object; `nil` if no view offers one.
  public var wrappedValue: ObjectType? { object }

  /// The bindings to the properties of the object.
  public var projectedValue: FocusedObject<ObjectType>.Wrapper? { object.map(Wrapper.init) }
}

extension FocusedObject: ConnectedProperty {
  nonisolated mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let evaluation = connection.scope.evaluation
    object = evaluation.tree.focusedValues.object(of: ObjectType.self)
    if let object {
      let observer = evaluation.tree.observer
      let observation = connection.storage { ObjectObservation(object, by: observer) }
      observation.observe(object, by: observer)
    }
    return true
  }
}
