// SPDX-License-Identifier: MIT

/// A class whose objects a container stores.
///
/// The macro ``Model()`` adds the conformance and all requirements.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, RelationshipValue {
  /// The persisted properties.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  /// The identity and the context of the model.
  var _$model: ModelState { get }

  /// Creates a model from saved values.
  init(backingData: ModelValues)
}

extension PersistentModel {
  /// The identifier of the model, which is the same in all contexts of a container.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: Schema.entityName(for: Self.self), number: _$model.number)
  }

  /// The identifier of the model.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that contains the model; `nil` before it is inserted and after it is deleted.
  public var modelContext: ModelContext? { _$model.context }

  /// A Boolean value that indicates whether the model was inserted or changed since its context was
  /// saved.
  public var hasChanges: Bool { [.inserted, .changed].contains(_$model.status) }

  /// A Boolean value that indicates whether the model was deleted from its context.
  public var isDeleted: Bool { _$model.status == .deleted }

  /// Returns the value of a property.
  public func getValue<Value>(forKey key: KeyPath<Self, Value>) -> Value { self[keyPath: key] }

  /// Sets the value of a property.
  public func setValue<Value>(
    forKey key: ReferenceWritableKeyPath<Self, Value>, to newValue: Value
  ) {
    self[keyPath: key] = newValue
  }

  /// Returns whether two models are the same object.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Hashes the identity of the model.
  public func hash(into hasher: inout Hasher) { hasher.combine(_$model.number) }
}
