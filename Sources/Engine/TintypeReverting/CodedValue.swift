// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A coded value of any type whose parts can be read and changed.
package indirect enum CodedValue: Codable, Hashable, Sendable {
  /// A missing value.
  case null
  /// A Boolean value.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case text(String)
  /// A list.
  case list([CodedValue])
  /// Values by the names of fields.
  case object([String: CodedValue])

  /// Decodes a value.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([CodedValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: CodedValue].self))
    }
  }

  /// Encodes the value.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }

  /// Creates the coded form of a value; `nil` for code that is not data, such as closures.
  package init?(_ value: some Encodable) {
    guard let data = try? JSONEncoder().encode(value),
      let coded = try? JSONDecoder().decode(CodedValue.self, from: data)
    else { return nil }
    self = coded
  }

  /// Returns the value decoded as a type; `nil` if it is not a value of that type.
  package func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
    guard let data = try? JSONEncoder().encode(self) else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }

  /// The value of a field; `nil` if there is none, or if the value is no object.
  package subscript(key: String) -> CodedValue? {
    get { if case .object(let object) = self { object[key] } else { nil } }
    set {
      guard case .object(var object) = self else { return }
      object[key] = newValue
      self = .object(object)
    }
  }

  /// The sorted names of an object's fields; empty for other values.
  package var keys: [String] {
    if case .object(let object) = self { object.keys.sorted() } else { [] }
  }
}

extension CodedValue {
  /// Returns whether two values are equal, except for numbers that differ by less than a precision.
  ///
  /// - Parameters:
  ///   - other: The other value.
  ///   - precision: The precision of numbers.
  ///   - colors: The precision of the components of colors.
  /// - Returns: The Boolean value.
  func isSame(as other: CodedValue, precision: Double, ofColors colors: Double) -> Bool {
    switch (self, other) {
    case (.number(let first), .number(let second)):
      first == second || abs(first - second) < precision
    case (.list(let first), .list(let second)):
      first.count == second.count
        && zip(first, second).allSatisfy {
          $0.isSame(as: $1, precision: precision, ofColors: colors)
        }
    case (.object(let first), .object(let second)):
      first.count == second.count
        && first.allSatisfy {
          second[$0]?.isSame(
            as: $1, precision: first["red"] == nil ? precision : colors, ofColors: colors) == true
        }
    default: self == other
    }
  }

  /// Returns the value with each part replaced by a closure, which returns `nil` to keep the part
  /// and replace its parts instead.
  func replacing(_ replacement: (CodedValue) -> CodedValue?) -> CodedValue {
    if let new = replacement(self) { return new }
    switch self {
    case .list(let list): return .list(list.map { $0.replacing(replacement) })
    case .object(let object): return .object(object.mapValues { $0.replacing(replacement) })
    default: return self
    }
  }

  /// Returns each value that results from replacing one part, in the order of the parts.
  ///
  /// - Parameters:
  ///   - key: The name of the nearest field.
  ///   - replacements: Returns the replacements of a part below the field with a name.
  /// - Returns: The values, with the names of the fields nearest to the replaced parts.
  func variants(
    named key: String = "", _ replacements: (CodedValue, String) -> [CodedValue]
  ) -> [(key: String, value: CodedValue)] {
    var found = replacements(self, key).map { (key, $0) }
    switch self {
    case .list(let list):
      for (index, item) in list.enumerated() {
        for variant in item.variants(named: key, replacements) {
          var copy = list
          copy[index] = variant.value
          found.append((variant.key, .list(copy)))
        }
      }
    case .object(let object):
      for key in keys {
        for variant in object[key]?.variants(named: key, replacements) ?? [] {
          var copy = object
          copy[key] = variant.value
          found.append((variant.key, .object(copy)))
        }
      }
    default: break
    }
    return found
  }
}
