// SPDX-License-Identifier: MIT

import Foundation

// The methods are those of a protocol, so that a class can have methods with the same names.
extension NSObjectProtocol {
  /// Returns the stored property with a name; `nil` if there is none.
  ///
  /// Computed properties are not found, because Swift knows no properties by their names.
  public func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children where child.label == key { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the value that a path of stored properties leads to; `nil` if there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") {
      value = (value as? any NSObjectProtocol)?.value(forKey: String(key))
    }
    return value
  }

  /// Has no effect, because Swift knows no properties by their names: set the property instead.
  public func setValue(_ value: Any?, forKey key: String) {}

  /// Has no effect, because Swift knows no properties by their names: set the property instead.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}

  /// Has no effect, because Swift knows no properties by their names: set the properties instead.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {}

  /// Has no effect, because changes are not found without the runtime of Objective-C.
  public func willChangeValue(forKey key: String) {}

  /// Has no effect, because changes are not found without the runtime of Objective-C.
  public func didChangeValue(forKey key: String) {}
}

/// The keys of a change of an observed property.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new value.
  public static let newKey = Self(rawValue: "new")
  /// The old value.
  public static let oldKey = Self(rawValue: "old")
  /// The kind of change.
  public static let kindKey = Self(rawValue: "kind")
  /// The changed indexes.
  public static let indexesKey = Self(rawValue: "indexes")
  /// A Boolean value: the call precedes a change.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}
