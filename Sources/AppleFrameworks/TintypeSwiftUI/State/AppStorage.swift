// SPDX-License-Identifier: MIT

import Foundation

/// A property with a value of the user defaults.
///
/// Each host has user defaults in memory, which are empty at first. Set others by
/// `defaultAppStorage(_:)`, such as ``InMemoryUserDefaults``. `UserDefaults.standard` is never read
/// or written, because its values depend on the machine.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let field: StoredField<Value>
  private let store: UserDefaults?
  private var location: StoredLocation<Value>?

  init(_ field: StoredField<Value>, _ store: UserDefaults?) {
    self.field = field
    self.store = store
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? field.initial }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location, default: field.initial) }
}

// The storage that it refers to is accessed under a lock.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) -> Bool {
    let tree = connection.scope.evaluation.tree
    var store = store ?? connection.scope.environment.appStorage ?? tree.storedValues.app
    if store === UserDefaults.standard { store = tree.storedValues.app }
    location = StoredLocation(
      field: field, store: store, observer: tree.observer, name: connection.name)
    return true
  }
}

extension AppStorage {
  // Variants: Bool; .bool; a Boolean value -> Int; .int; an integer | Double; .double; a floating-point
  //   number | String; .string; a string | URL; .url; a URL | Date; .date; a date | Data; .data;
  //   data
  /// Creates a property with a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if the store has none.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for that of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool {
    self.init(StoredField(key, wrappedValue, .bool), store)
  }

  /// Creates a property with the changes of a user to the columns of a table.
  public init<RowValue>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
    self.init(StoredField(key, wrappedValue, .json), store)
  }

  /// Creates a property with the style of the labels of a toolbar.
  public init(
    wrappedValue: Value = ToolbarLabelStyle.automatic, _ key: String, store: UserDefaults? = nil
  ) where Value == ToolbarLabelStyle {
    // There is only one style.
    let coding = StoredCoding<ToolbarLabelStyle>(
      read: { $0.object(forKey: $1) == nil ? nil : .automatic },
      write: { store, key, _ in store.set("automatic", forKey: key) })
    self.init(StoredField(key, wrappedValue, coding), store)
  }

  /// Creates a property with the changes of a user to the sidebar of a tab view.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(StoredField(key, wrappedValue, .json), store)
  }

  // Variants: RawValue == Int; int; an integer -> RawValue == String; string; a string
  /// Creates a property with a value that is stored as an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredField(key, wrappedValue, .raw(.int)), store)
  }

  // Variants: RawValue == String; string; as a string -> RawValue == Int; int; as an integer
  /// Creates a property with an optional value that is stored as a string.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(StoredField(key, nil, .optional(.raw(.string))), store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  // Variants: Bool; .bool; an optional Boolean value -> Int; .int; an optional integer | Double; .double;
  //   an optional floating-point number | String; .string; an optional string | URL; .url; an
  //   optional URL | Date; .date; an optional date | Data; .data; optional data
  /// Creates a property with an optional Boolean value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(StoredField(key, nil, .optional(.bool)), store)
  }
}
