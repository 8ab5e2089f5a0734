// SPDX-License-Identifier: MIT

import Foundation
import TintypeFoundation

/// Conversions between the values of properties and those that objects store.
///
/// Numbers are stored as `NSNumber`, which can be cast to each type of numbers.
enum ManagedValue {
  static func stored(_ value: Any) -> Any {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Float: NSNumber(value: value)
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    case let value as Decimal: NSDecimalNumber(decimal: value)
    case let value as UInt64: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
    case let value as NSString: value as String
    case let value as NSDate: value as Date
    case let value as NSData: value as Data
    default: value
    }
  }

  /// Returns a value without the levels of optional types.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  /// Returns the objects in a value: one, or those of a collection.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    case let set as Set<AnyHashable>:
      // The order of a set is not the same in each run.
      set.compactMap { $0.base as? NSManagedObject }
        .sorted { $0.objectID.number < $1.objectID.number }
    default: []
    }
  }

  /// Returns a stored value as the type of a property; `nil` if that is impossible.
  static func value<Value>(_ stored: Any?, as type: Value.Type) -> Value? {
    if let value = stored as? Value { return value }
    if let number = stored as? NSNumber {
      // A cast fails if the value is not exact, or for a subclass.
      let values: [Any] = [
        number.floatValue, number.doubleValue, number.int16Value, number.int32Value,
        number.int64Value, number.intValue, number.boolValue,
        NSDecimalNumber(decimal: number.decimalValue), number.decimalValue,
      ]
      if let value = values.lazy.compactMap({ $0 as? Value }).first { return value }
      if let type = type as? any RawRepresentable.Type {
        return Self.value(number, raw: type) as? Value
      }
    }
    if let set = stored as? NSSet {
      let objects = set.allObjects
      if let value = objects as? Value { return value }
      if let value = NSOrderedSet(array: objects) as? Value { return value }
    }
    if let value = String?.none as? Value { return value }
    if let empty = (type as? any EmptyValue.Type)?.init() as? Value { return empty }
    for number in [NSNumber(value: 0), NSNumber(value: false)] {
      if let zero = number as? Value { return zero }
    }
    for value in [
      Date(timeIntervalSinceReferenceDate: 0),
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), NSSet(),
    ] as [Any] {
      if let value = value as? Value { return value }
    }
    return nil
  }

  /// Returns the value of an enumeration with a raw value.
  private static func value<Value: RawRepresentable>(
    _ stored: Any?, raw type: Value.Type
  ) -> Value? {
    value(stored, as: Value.RawValue.self).flatMap(Value.init)
  }
}

/// A type with an empty value.
private protocol EmptyValue { init() }
extension String: EmptyValue {}
extension Data: EmptyValue {}
extension Array: EmptyValue {}
extension Set: EmptyValue {}
extension Dictionary: EmptyValue {}

extension NSManagedObject: KeyedObject {
  package func keyedValue(_ key: String) -> Any? {
    switch key {
    case "self", "objectID": return self
    default: break
    }
    guard entity.property(key) is NSRelationshipDescription else { return values.attributes[key] }
    let value = value(forKey: key)
    return (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? value
  }
  package var identity: ObjectIdentifier { ObjectIdentifier(objectID) }
}

extension NSManagedObjectID: KeyedObject {
  package func keyedValue(_ key: String) -> Any? { nil }
  package var identity: ObjectIdentifier { ObjectIdentifier(self) }
}
