// SPDX-License-Identifier: MIT

/// The saved values of a model.
///
/// Only expansions of ``Model()`` read it.
public struct ModelValues {
  let attributes: [String: Any]
  /// Returns the model of a required relationship.
  let related: (_ property: String) -> [any PersistentModel]

  /// The value of an attribute.
  public subscript<Value>(_ property: String) -> Value {
    guard let value = attributes[property] as? Value else {
      // The values were read from the properties of a model of the same type.
      preconditionFailure("The property '\(property)' has no value of the type \(Value.self).")
    }
    return value
  }

  /// The value of a relationship, which is empty if possible, because the related models may not
  /// have been created yet.
  public subscript<Value: RelationshipValue>(_ property: String) -> Value {
    guard let value = Value._value(of: []) ?? Value._value(of: related(property)) else {
      // A required model is saved and deleted together with the relationship.
      preconditionFailure("The property '\(property)' has no model.")
    }
    return value
  }
}
