// SPDX-License-Identifier: MIT

import Observation
import TintypeScheduling

/// A property with an observable object, to whose properties it creates bindings.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The property itself, which creates the bindings.
  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) { wrappedValue = object }

  /// Rejects a value that is not an observable object.
  @available(*, unavailable, message: "The value of '@Bindable' must be an '@Observable' object.")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable where Value: AnyObject {
  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(wrappedValue, keyPath)
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Creates a property with an object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a property with an object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a property from the projected value of another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: ObservableObject {
  /// Rejects an object of the type `ObservableObject`.
  @available(*, unavailable, message: "Use '@ObservedObject', or make the type '@Observable'.")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identifier of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
