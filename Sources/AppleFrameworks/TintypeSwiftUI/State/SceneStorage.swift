// SPDX-License-Identifier: MIT

import Foundation

/// A property with a value of the scene.
///
/// Each host has a scene whose values are in memory and empty at first.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let field: StoredField<Value>
  private var location: StoredLocation<Value>?

  private init(_ field: StoredField<Value>) { self.field = field }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? field.initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location, default: field.initial) }
}

// The storage that it refers to is accessed under a lock.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let tree = connection.scope.evaluation.tree
    location = StoredLocation(
      field: field, store: tree.storedValues.scene, observer: tree.observer,
      name: connection.name)
    return true
  }
}

extension SceneStorage {
  /// Creates a property with the changes of a user to the sidebar of a tab view.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if the scene has none.
  ///   - key: The key of the value in the scene.
  ///   - store: Ignored, because the values of a scene are in memory.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(StoredField(key, wrappedValue, .json))
  }

  /// Creates a property with the changes of a user to the columns of a table.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(StoredField(key, wrappedValue, .json))
  }

  /// Creates a property with a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if the scene has none.
  ///   - key: The key of the value in the scene.
  public init(wrappedValue: Value, _ key: String)
  where Value == Bool {
    self.init(StoredField(key, wrappedValue, .bool))
  }

  /// Creates a property with an integer.
  public init(wrappedValue: Value, _ key: String)
  where Value == Int {
    self.init(StoredField(key, wrappedValue, .int))
  }

  /// Creates a property with a floating-point number.
  public init(wrappedValue: Value, _ key: String)
  where Value == Double {
    self.init(StoredField(key, wrappedValue, .double))
  }

  /// Creates a property with a string.
  public init(wrappedValue: Value, _ key: String)
  where Value == String {
    self.init(StoredField(key, wrappedValue, .string))
  }

  /// Creates a property with a URL.
  public init(wrappedValue: Value, _ key: String)
  where Value == URL {
    self.init(StoredField(key, wrappedValue, .url))
  }

  /// Creates a property with a date.
  public init(wrappedValue: Value, _ key: String)
  where Value == Date {
    self.init(StoredField(key, wrappedValue, .date))
  }

  /// Creates a property with data.
  public init(wrappedValue: Value, _ key: String)
  where Value == Data {
    self.init(StoredField(key, wrappedValue, .data))
  }

  /// Creates a property with a value that is stored as an integer.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredField(key, wrappedValue, .raw(.int)))
  }

  /// Creates a property with a value that is stored as a string.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredField(key, wrappedValue, .raw(.string)))
  }

  /// Creates a property with an optional value that is stored as a string.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(StoredField(key, nil, .optional(.raw(.string))))
  }

  /// Creates a property with an optional value that is stored as an integer.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(StoredField(key, nil, .optional(.raw(.int))))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property with an optional Boolean value.
  public init(_ key: String) where Value == Bool? {
    self.init(StoredField(key, nil, .optional(.bool)))
  }

  /// Creates a property with an optional integer.
  public init(_ key: String) where Value == Int? {
    self.init(StoredField(key, nil, .optional(.int)))
  }

  /// Creates a property with an optional floating-point number.
  public init(_ key: String) where Value == Double? {
    self.init(StoredField(key, nil, .optional(.double)))
  }

  /// Creates a property with an optional string.
  public init(_ key: String) where Value == String? {
    self.init(StoredField(key, nil, .optional(.string)))
  }

  /// Creates a property with an optional URL.
  public init(_ key: String) where Value == URL? {
    self.init(StoredField(key, nil, .optional(.url)))
  }

  /// Creates a property with an optional date.
  public init(_ key: String) where Value == Date? {
    self.init(StoredField(key, nil, .optional(.date)))
  }

  /// Creates a property with optional data.
  public init(_ key: String) where Value == Data? {
    self.init(StoredField(key, nil, .optional(.data)))
  }
}
