// SPDX-License-Identifier: MIT

import Foundation

/// An object whose values predicates and sort descriptors read by their keys.
package protocol KeyedObject {
  /// Returns the value of a key; `nil` if there is none.
  func keyedValue(_ key: String) -> Any?
  /// The identity by which objects are equal.
  var identity: ObjectIdentifier { get }
}

/// A value that predicates compare.
enum PredicateValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case date(Date)
  case list([PredicateValue])
  case object(Any)

  /// The error of an object without a key.
  struct MissingKey: Error {}

  init(_ value: Any?) {
    switch value {
    case nil, is NSNull: self = .null
    case let value as Bool: self = .integer(value ? 1 : 0)
    case let value as any BinaryInteger: self = .integer(Int64(clamping: value))
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as NSNumber:
      self = Int64(exactly: value).map { .integer($0) } ?? .real(value.doubleValue)
    case let value as any StringProtocol: self = .text(String(value))
    case let value as NSString: self = .text(value as String)
    case let value as Date: self = .date(value)
    case let value as NSDate: self = .date(value as Date)
    case let value as [Any]: self = .list(value.map(Self.init))
    case let value as NSArray: self = .list(value.map(Self.init))
    case let value as NSSet: self = .list(value.map(Self.init))
    case let value as Set<AnyHashable>: self = .list(value.map { Self($0.base) })
    case .some(let value):
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional: self = mirror.children.first.map { Self($0.value) } ?? .null
      case .collection, .set: self = .list(mirror.children.map { Self($0.value) })
      default: self = .object(value)
      }
    }
  }

  /// The number; `nil` for other values.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    default: nil
    }
  }

  /// The elements; `nil` for other values.
  var list: [PredicateValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// Returns the value of a key, which is a list for each element of a list.
  func value(of key: String) throws -> PredicateValue {
    switch self {
    case .null: return .null
    case .list(let values):
      if key.hasPrefix("@") { return try Self.total(of: values, key) }
      return .list(try values.map { try $0.value(of: key) })
    case .text(let text) where key == "length": return .integer(Int64(text.utf16.count))
    case .object(let object as any KeyedObject): return Self(object.keyedValue(key))
    case .object(let object as [AnyHashable: Any]): return Self(object[key])
    case .object(let object as NSDictionary): return Self(object[key])
    case .object(let object):
      // A property wrapper, such as that of observable classes, stores its value with an underscore.
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        if let child = current.children.first(where: { $0.label == key || $0.label == "_\(key)" }) {
          return Self(child.value)
        }
        mirror = current.superclassMirror
      }
      throw MissingKey()
    default: throw MissingKey()
    }
  }

  private static func total(of values: [PredicateValue], _ name: String) throws -> PredicateValue {
    let numbers = values.compactMap(\.number)
    switch name {
    case "@count": return .integer(Int64(values.count))
    case "@sum": return .real(numbers.reduce(0, +))
    case "@avg":
      return numbers.isEmpty ? .null : .real(numbers.reduce(0, +) / Double(numbers.count))
    case "@min": return values.min { $0.order(to: $1, []) == .orderedAscending } ?? .null
    case "@max": return values.max { $0.order(to: $1, []) == .orderedAscending } ?? .null
    default: throw MissingKey()
    }
  }

  /// Returns the order of two values; `nil` for values that have none.
  func order(
    to other: PredicateValue, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult? {
      first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
    switch (self, other) {
    case (.integer(let first), .integer(let second)): return order(first, second)
    case (.text(let first), .text(let second)):
      return order(first.folded(options), second.folded(options))
    case (.date(let first), .date(let second)): return order(first, second)
    default:
      guard let first = number, let second = other.number else { return nil }
      return order(first, second)
    }
  }

  /// Returns the order of two values; values without an order are equal, and `nil` is first.
  func sortOrder(to other: PredicateValue) -> ComparisonResult {
    switch (self, other) {
    case (.null, .null): .orderedSame
    case (.null, _): .orderedAscending
    case (_, .null): .orderedDescending
    default: order(to: other, []) ?? .orderedSame
    }
  }

  /// Returns a Boolean value that indicates whether two values are equal.
  func isEqual(to other: PredicateValue, _ options: String.CompareOptions) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.list(let first), .list(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.isEqual(to: $1, options) }
    case (.object(let first as any KeyedObject), .object(let second as any KeyedObject)):
      first.identity == second.identity
    case (.object(let first), .object(let second)):
      (first as? AnyHashable).map { $0 == second as? AnyHashable } ?? false
    default: order(to: other, options) == .orderedSame
    }
  }
}

extension String {
  /// Returns the text without differences that a comparison ignores.
  func folded(_ options: String.CompareOptions) -> String {
    options.isEmpty ? self : folding(options: options, locale: nil)
  }
}
