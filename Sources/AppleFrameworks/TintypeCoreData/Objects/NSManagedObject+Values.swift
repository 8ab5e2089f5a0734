// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObject {
  /// Returns the value of a key; `nil` for a key that was never set.
  ///
  /// Numbers are `NSNumber` values, and related objects are an `NSSet` or `NSOrderedSet`.
  public func value(forKey key: String) -> Any? {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else {
      return values.attributes[key]
    }
    let objects = objects(ofRelationship: key)
    guard relationship.isToMany else { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : ManagedSet(objects)
  }

  /// Returns the value of keys that are separated by dots.
  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(self) { (value: Any?, key) in
      switch value {
      case let object as NSManagedObject: object.value(forKey: String(key))
      case let set as NSSet: ManagedSet.value(forKey: String(key), of: set.allObjects)
      default: nil
      }
    }
  }

  /// Sets the value of a key, and the inverse relationship of related objects.
  public func setValue(_ value: Any?, forKey key: String) {
    let value = ManagedValue.unwrapped(value)
    if let relationship = entity.property(key) as? NSRelationshipDescription {
      set(relationship, to: ManagedValue.objects(value))
    } else {
      change(key) { values.attributes[key] = value.map(ManagedValue.stored) }
    }
  }

  /// Sets the value of keys that are separated by dots.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    let owner =
      keys.count > 1 ? self.value(forKeyPath: keys.dropLast().joined(separator: ".")) : self
    (owner as? NSManagedObject)?.setValue(value, forKey: keys.last ?? "")
  }

  /// Sets the values of several keys.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Returns the values of several keys; those without a value are `NSNull`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(
      keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the value of a key.
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  /// Sets the value of an attribute without telling observers, or a relationship.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard !(entity.property(key) is NSRelationshipDescription) else {
      return setValue(value, forKey: key)
    }
    values.attributes[key] = ManagedValue.unwrapped(value).map(ManagedValue.stored)
  }

  /// Does nothing, because the values of all objects are in memory.
  public func willAccessValue(forKey key: String?) {}
  /// Does nothing, because the values of all objects are in memory.
  public func didAccessValue(forKey key: String?) {}
  /// Tells observers that a value will change.
  public func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Records a change.
  public func didChangeValue(forKey key: String) { managedObjectContext?.didChange(self) }
  /// Returns whether a relationship's objects are known, which is always the case.
  public func hasFault(forRelationshipNamed key: String) -> Bool { false }

  /// Returns the current values of the keys that have changed since the last save.
  public func changedValues() -> [String: Any] {
    committed.keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  /// Returns the current values of the keys that have changed since the last save.
  public func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// Returns the values of the last save; all attributes without keys.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    (keys ?? Array(entity.propertiesByName.keys)).reduce(into: [:]) {
      $0[$1] = committed[$1] ?? value(forKey: $1) ?? NSNull()
    }
  }

  /// Returns the identifiers of related objects.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    values.links[key]?.list ?? []
  }

  /// Returns a set whose changes are changes of a relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    ManagedMutableSet(self, key)
  }

  /// Changes a value, and tells the observers.
  func change(_ key: String, _ change: () -> Void) {
    objectWillChange.send()
    if committed[key] == nil { committed[key] = value(forKey: key) ?? NSNull() }
    change()
    managedObjectContext?.didChange(self)
  }
}
