// SPDX-License-Identifier: MIT

/// JSON (RFC 8259) that writes itself, without Foundation: members in the order in which they are
/// given, numbers the same in every locale, a member or element of the outer two levels a line.
indirect enum JSONValue: Sendable {
  case null
  case flag(Bool)
  case count(Int)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// The value as a text with a newline at its end.
  var document: String {
    var text = ""
    write(to: &text, depth: 0)
    return text + "\n"
  }

  private func write(to text: inout String, depth: Int) {
    switch self {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .count(let count): text += String(count)
    // The shortest digits that give the same number again. JSON knows no infinity.
    case .number(let number): text += number.isFinite ? number.description : "null"
    case .string(let string): Self.write(string, to: &text)
    case .list(let values):
      Self.write(
        values.map { ("", $0) }, "[", "]", isOnOneLine: depth > 1, to: &text, depth: depth)
    case .object(let members):
      Self.write(members, "{", "}", isOnOneLine: depth > 0, to: &text, depth: depth)
    }
  }

  private static func write(
    _ members: [(name: String, value: JSONValue)], _ opening: String, _ closing: String,
    isOnOneLine: Bool, to text: inout String, depth: Int
  ) {
    let indent = String(repeating: "  ", count: depth)
    let isOnOneLine = isOnOneLine || members.isEmpty
    text += opening
    for (index, member) in members.enumerated() {
      if index > 0 { text += isOnOneLine ? ", " : "," }
      if !isOnOneLine { text += "\n  " + indent }
      if !member.name.isEmpty {
        write(member.name, to: &text)
        text += ": "
      }
      member.value.write(to: &text, depth: depth + 1)
    }
    if !isOnOneLine { text += "\n" + indent }
    text += closing
  }

  /// Writes a text in quotation marks; what a terminal would obey is escaped.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C:
        text += "\\"
        text.unicodeScalars.append(scalar)
      case 0x0A: text += "\\n"
      case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
