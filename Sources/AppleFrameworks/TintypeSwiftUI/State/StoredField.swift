// SPDX-License-Identifier: MIT

import Foundation

/// A value of user defaults.
struct StoredField<Value> {
  let key: String
  /// The value if the store has none.
  let initial: Value
  let coding: StoredCoding<Value>

  init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }
}

/// The reading and writing of values in user defaults.
struct StoredCoding<Value> {
  /// Returns the value of a key; `nil` if the store has none of the type.
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void
}

extension StoredCoding {
  /// A coding by a method of the store that returns a default if there is no value.
  private static func standard(_ read: @escaping (UserDefaults, String) -> Value?) -> Self {
    StoredCoding(
      read: { $0.object(forKey: $1) == nil ? nil : read($0, $1) },
      write: { $0.set($2, forKey: $1) })
  }

  /// A coding of an optional value; `nil` removes the value from the store.
  static func optional<Wrapped>(
    _ coding: StoredCoding<Wrapped>
  ) -> StoredCoding<Wrapped?> where Value == Wrapped? {
    StoredCoding(
      read: { .some(coding.read($0, $1)) },
      write: { store, key, value in
        if let value { coding.write(store, key, value) } else { store.removeObject(forKey: key) }
      })
  }

  /// A coding by the raw value.
  static func raw(_ coding: StoredCoding<Value.RawValue>) -> Self where Value: RawRepresentable {
    StoredCoding(
      read: { coding.read($0, $1).flatMap(Value.init(rawValue:)) },
      write: { coding.write($0, $1, $2.rawValue) })
  }
}

extension StoredCoding where Value: Codable {
  /// A coding by JSON data.
  static var json: Self {
    StoredCoding { store, key in
      (store.object(forKey: key) as? Data)
        .flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    } write: { store, key, value in
      store.set(try? JSONEncoder().encode(value), forKey: key)
    }
  }
}

extension StoredCoding<Bool> {
  static var bool: Self { standard { $0.bool(forKey: $1) } }
}

extension StoredCoding<Int> {
  static var int: Self { standard { $0.integer(forKey: $1) } }
}

extension StoredCoding<Double> {
  static var double: Self { standard { $0.double(forKey: $1) } }
}

extension StoredCoding<String> {
  static var string: Self { standard { $0.string(forKey: $1) } }
}

extension StoredCoding<URL> {
  static var url: Self {
    StoredCoding(read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredCoding<Date> {
  static var date: Self { standard { $0.object(forKey: $1) as? Date } }
}

extension StoredCoding<Data> {
  static var data: Self { standard { $0.data(forKey: $1) } }
}

/// A value in a store, whose changes evaluate the views again.
struct StoredLocation<Value> {
  let field: StoredField<Value>
  let store: UserDefaults
  let observer: StateObserver
  let name: String

  var value: Value {
    get { field.coding.read(store, field.key) ?? field.initial }
    nonmutating set {
      let isChanged = !(isEqual(value, newValue) ?? false)
      field.coding.write(store, field.key, newValue)
      if isChanged { observer.stateDidChange(name) }
    }
  }
}

extension Binding {
  /// Creates a binding to a stored value; without a location it is constant.
  init(_ location: StoredLocation<Value>?, default value: Value) {
    guard let location else {
      self = .constant(value)
      return
    }
    self.init(
      reading: { location.value },
      writingWithTransaction: { value, transaction in
        withTransaction(transaction) { location.value = value }
      })
  }
}
