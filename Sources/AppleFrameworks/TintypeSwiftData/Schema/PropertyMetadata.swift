// SPDX-License-Identifier: MIT

import Observation

extension Schema {
  /// The description of a property or of unique constraints.
  ///
  /// Only expansions of ``Model()`` create it.
  public enum PropertyMetadata {
    /// An attribute or a relationship.
    case property(_ModelProperty)
    /// The properties of unique constraints.
    case constraints([[AnyKeyPath]])
  }

  // MARK: Functions that expansions call

  /// Returns the description of a variable attribute.
  public static func variable<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>,
    _ storage: ReferenceWritableKeyPath<Model, Value>, _ attribute: Attribute = Attribute()
  ) -> PropertyMetadata {
    .property(
      _ModelProperty(
        name: name, keyPath: keyPath, isUnique: attribute.options.contains(.unique),
        read: { ($0 as? Model)?[keyPath: storage] },
        write: { model, value in
          if let value = value as? Value { (model as? Model)?[keyPath: storage] = value }
        },
        notify: {
          ($0 as? Model).map { $0._$model.registrar.withMutation(of: $0, keyPath: keyPath) {} }
        }))
  }

  /// Returns the description of a relationship without options.
  public static func variable<Model: PersistentModel, Value: RelationshipValue>(
    _ name: String, _ keyPath: KeyPath<Model, Value>,
    _ storage: ReferenceWritableKeyPath<Model, Value>, _ attribute: Attribute = Attribute()
  ) -> PropertyMetadata {
    variable(name, keyPath, storage, Relationship())
  }

  /// Returns the description of a relationship.
  public static func variable<Model: PersistentModel, Value: RelationshipValue>(
    _ name: String, _ keyPath: KeyPath<Model, Value>,
    _ storage: ReferenceWritableKeyPath<Model, Value>, _ relationship: Relationship
  ) -> PropertyMetadata {
    .property(
      _ModelProperty(
        name: name, keyPath: keyPath,
        relationship: _ModelRelationship(name, keyPath, storage, relationship)))
  }

  /// Returns the description of a constant attribute.
  public static func constant<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ attribute: Attribute = Attribute()
  ) -> PropertyMetadata {
    .property(
      _ModelProperty(
        name: name, keyPath: keyPath, isUnique: attribute.options.contains(.unique),
        read: { ($0 as? Model)?[keyPath: keyPath] }))
  }

  /// Returns unique constraints.
  public static func unique<Model: PersistentModel>(
    _ type: Model.Type, _ constraints: [PartialKeyPath<Model>]...
  ) -> PropertyMetadata {
    .constraints(constraints)
  }
}

/// A property of a type of models.
public struct _ModelProperty {
  let name: String
  let keyPath: AnyKeyPath
  var isUnique = false
  /// Returns the value of an attribute.
  var read: (any PersistentModel) -> Any? = { _ in nil }
  /// Sets the value of an attribute, and notifies no observers.
  var write: (any PersistentModel, Any) -> Void = { _, _ in }
  var notify: (any PersistentModel) -> Void = { _ in }
  var relationship: _ModelRelationship?
}
