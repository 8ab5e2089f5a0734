// SPDX-License-Identifier: MIT

import Foundation

/// A coded value of any type whose parts can be read and changed.
indirect enum CodedValue: Codable, Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([CodedValue])
  case object([String: CodedValue])

  init(from decoder: any Decoder) throws {
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

  func encode(to encoder: any Encoder) throws {
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
  init?(_ value: some Encodable) {
    guard let data = try? JSONEncoder().encode(value),
      let coded = try? JSONDecoder().decode(CodedValue.self, from: data)
    else { return nil }
    self = coded
  }

  /// Returns the value decoded as a type; `nil` if it is not a value of that type.
  func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
    guard let data = try? JSONEncoder().encode(self) else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }

  subscript(key: String) -> CodedValue? {
    get { if case .object(let object) = self { object[key] } else { nil } }
    set {
      guard case .object(var object) = self else { return }
      object[key] = newValue
      self = .object(object)
    }
  }

  /// The case and the only associated value of an enumeration, in the compiler's coding.
  var enumeration: (kind: String, value: CodedValue)? {
    guard keys.count == 1, let kind = keys.first, let value = self[kind]?["_0"] else { return nil }
    return (kind, value)
  }

  /// Returns the coded form of an enumeration's case with one associated value.
  static func enumeration(_ kind: String, _ value: CodedValue) -> CodedValue {
    .object([kind: .object(["_0": value])])
  }

  /// The sorted names of an object's fields.
  var keys: [String] { if case .object(let object) = self { object.keys.sorted() } else { [] } }

  /// Calls a closure for each leaf, with the name of the nearest field.
  func visitLeaves(named name: String, _ body: (String, CodedValue) -> Void) {
    switch self {
    case .list(let list): for item in list { item.visitLeaves(named: name, body) }
    case .object:
      for key in keys { self[key]?.visitLeaves(named: key, body) }
    default: body(name, self)
    }
  }

  /// Returns the value with one leaf changed, counted from 0 in the order of `visitLeaves`.
  func changingLeaf(
    _ number: inout Int, named name: String, _ change: (String, CodedValue) -> CodedValue
  ) -> CodedValue {
    switch self {
    case .list(let list):
      return .list(list.map { $0.changingLeaf(&number, named: name, change) })
    case .object(var object):
      for key in keys { object[key] = object[key]?.changingLeaf(&number, named: key, change) }
      return .object(object)
    default:
      number -= 1
      return number == -1 ? change(name, self) : self
    }
  }
}
