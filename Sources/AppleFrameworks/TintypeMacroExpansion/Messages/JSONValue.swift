// SPDX-License-Identifier: MIT

/// A JSON value of a message from the compiler.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value of an object's field; `nil` if the field is missing or `null`.
  subscript(_ field: String) -> JSONValue? {
    guard case .object(let fields) = self, let value = fields[field], value != .null else {
      return nil
    }
    return value
  }

  /// The string; `nil` for other values.
  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The integer; `nil` for fractions, numbers out of range and other values.
  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  /// The elements; `nil` for other values.
  var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}

extension String {
  /// The string as a JSON literal.
  var json: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
