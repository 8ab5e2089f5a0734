// SPDX-License-Identifier: MIT

import Foundation

/// A property with a value of the scene.
///
/// Each host has a scene whose values are in memory and empty at first.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let field: StoredField<Value>
  private var location: StoredLocation<Value>?

  init(_ field: StoredField<Value>) { self.field = field }

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

  // Variants: Bool; .bool; a Boolean value -> Int; .int; an integer | Double; .double; a floating-point
  //   number | String; .string; a string | URL; .url; a URL | Date; .date; a date | Data; .data;
  //   data
  /// Creates a property with a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if the scene has none.
  ///   - key: The key of the value in the scene.
  public init(wrappedValue: Value, _ key: String)
  where Value == Bool {
    self.init(StoredField(key, wrappedValue, .bool))
  }

  // Variants: RawValue == Int; int; an integer -> RawValue == String; string; a string
  /// Creates a property with a value that is stored as an integer.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredField(key, wrappedValue, .raw(.int)))
  }

  // Variants: RawValue == String; string; as a string -> RawValue == Int; int; as an integer
  /// Creates a property with an optional value that is stored as a string.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(StoredField(key, nil, .optional(.raw(.string))))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  // Variants: Bool; .bool; an optional Boolean value -> Int; .int; an optional integer | Double; .double;
  //   an optional floating-point number | String; .string; an optional string | URL; .url; an
  //   optional URL | Date; .date; an optional date | Data; .data; optional data
  /// Creates a property with an optional Boolean value.
  public init(_ key: String) where Value == Bool? {
    self.init(StoredField(key, nil, .optional(.bool)))
  }
}
