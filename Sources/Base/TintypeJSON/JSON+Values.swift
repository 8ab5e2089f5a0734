// SPDX-License-Identifier: MIT

extension JSON {
  /// The value of an object's last member with a name; `nil` if the member is missing or `null`.
  package subscript(_ name: String) -> JSON? {
    guard case .object(let members) = self,
      let value = members.last(where: { $0.name == name })?.value
    else { return nil }
    if case .null = value { return nil }
    return value
  }

  /// The string; `nil` for other values.
  package var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The Boolean value; `nil` for other values.
  package var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  /// The integer; `nil` for fractions, numbers out of range and other values.
  package var integer: Int? {
    switch self {
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The elements; `nil` for other values.
  package var array: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}
