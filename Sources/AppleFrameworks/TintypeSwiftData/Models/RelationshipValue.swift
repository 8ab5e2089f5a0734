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
  /// Returns the number of models at the beginning that are the same in both values.
  static func _commonCount(_ first: Self, _ second: Self) -> Int
  /// Adds a model to the value, or replaces its only model.
  mutating func _add(_ model: any PersistentModel)
}

extension RelationshipValue {
  /// Compares no models.
  public static func _commonCount(_ first: Self, _ second: Self) -> Int { 0 }

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

  /// Returns a value with models; `nil` for none.
  public static func _value(of models: [any PersistentModel]) -> Self? {
    .some(models.isEmpty ? nil : Wrapped._value(of: models))
  }

  /// Returns the number of models at the beginning that are the same in both values.
  public static func _commonCount(_ first: Self, _ second: Self) -> Int {
    guard let first, let second else { return 0 }
    return Wrapped._commonCount(first, second)
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

  /// Returns the number of models at the beginning that are the same in both arrays.
  ///
  /// Appending to a relationship compares all elements, so the references are compared as bytes.
  public static func _commonCount(_ first: Self, _ second: Self) -> Int {
    let count = Swift.min(first.count, second.count)
    let isEqual = first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return memcmp(first, second, count * MemoryLayout<Element>.stride) == 0
      }
    }
    return isEqual ? count : zip(first, second).prefix { $0 === $1 }.count
  }

  /// Appends a model.
  public mutating func _add(_ model: any PersistentModel) {
    if let model = model as? Element { append(model) }
  }
}
