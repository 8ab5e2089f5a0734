// SPDX-License-Identifier: MIT

import Foundation

/// The value of a relationship: a model, an optional model, an array of models, or an optional array.
public protocol RelationshipValue {
  /// The type of the related models.
  static var _destination: any PersistentModel.Type { get }
  /// A Boolean value that indicates whether the value can contain several models.
  static var _isToMany: Bool { get }
  /// The related models.
  var _models: [any PersistentModel] { get }
  /// Returns a value with models; `nil` if a required model is missing.
  static func _value(of models: [any PersistentModel]) -> Self?
  /// Returns the model by which a new value is longer than an old one; `nil` if they differ
  /// otherwise.
  static func _appended(from old: Self, to new: Self) -> (any PersistentModel)?
  /// Adds a model to the value, or replaces its only model.
  mutating func _add(_ model: any PersistentModel)
}

extension RelationshipValue {
  /// Returns `nil`, because there are no several models.
  public static func _appended(from old: Self, to new: Self) -> (any PersistentModel)? { nil }

  /// Replaces the only model.
  public mutating func _add(_ model: any PersistentModel) {
    if let value = Self._value(of: [model]) { self = value }
  }
}

extension PersistentModel {
  /// The type itself.
  public static var _destination: any PersistentModel.Type { self }
  /// `false`.
  public static var _isToMany: Bool { false }
  /// The model itself.
  public var _models: [any PersistentModel] { [self] }
  /// Returns the first model.
  public static func _value(of models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Optional: RelationshipValue where Wrapped: RelationshipValue {
  /// The type of the related models.
  public static var _destination: any PersistentModel.Type { Wrapped._destination }
  /// The value of the wrapped type.
  public static var _isToMany: Bool { Wrapped._isToMany }
  /// The related models; empty for `nil`.
  public var _models: [any PersistentModel] { self?._models ?? [] }

  /// Returns a value with models; for none, `nil` or an empty array.
  public static func _value(of models: [any PersistentModel]) -> Self? {
    .some(models.isEmpty && !_isToMany ? nil : Wrapped._value(of: models))
  }

  /// Returns the model by which a new value is longer than an old one.
  public static func _appended(from old: Self, to new: Self) -> (any PersistentModel)? {
    guard let old, let new else { return nil }
    return Wrapped._appended(from: old, to: new)
  }

  /// Adds a model to the value, or replaces its only model.
  public mutating func _add(_ model: any PersistentModel) {
    if self?._add(model) == nil { self = Wrapped._value(of: [model]) }
  }
}

extension Array: RelationshipValue where Element: PersistentModel {
  /// The type of the elements.
  public static var _destination: any PersistentModel.Type { Element.self }
  /// `true`.
  public static var _isToMany: Bool { true }
  /// The elements.
  public var _models: [any PersistentModel] { self }
  /// Returns the models of the element's type.
  public static func _value(of models: [any PersistentModel]) -> Self? {
    models.compactMap { $0 as? Element }
  }

  /// Returns the model by which a new array is longer than an old one.
  ///
  /// Each append compares all elements, so the references are compared as bytes.
  public static func _appended(from old: Self, to new: Self) -> (any PersistentModel)? {
    guard new.count == old.count + 1 else { return nil }
    let isPrefix = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let first = old.baseAddress, let second = new.baseAddress else { return true }
        return memcmp(first, second, old.count) == 0
      }
    }
    return isPrefix ? new.last : nil
  }

  /// Appends a model.
  public mutating func _add(_ model: any PersistentModel) {
    if let model = model as? Element { append(model) }
  }
}
