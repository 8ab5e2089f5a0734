// SPDX-License-Identifier: MIT

/// JSON (RFC 8259) that writes itself: a member a line, but lists of plain values on one.
indirect enum JSONText {
  case number(Double)
  case string(String)
  case flag(Bool)
  case list([JSONText])
  /// Names and values, written in the order of the names.
  case object([Member])

  /// A value with its name.
  struct Member {
    var name: String
    var value: JSONText

    init(_ name: String, _ value: JSONText) {
      self.name = name
      self.value = value
    }
  }

  func write(to text: inout String, indent: String) {
    switch self {
    case .number(let number):
      text += number.isFinite ? number.pointText : number.pointText.jsonText
    case .string(let string): text += string.jsonText
    case .flag(let flag): text += flag ? "true" : "false"
    case .list(let values):
      let isPlain = values.allSatisfy(\.isPlain)
      write(values.map { ("", $0) }, "[", "]", isOnOneLine: isPlain, to: &text, indent: indent)
    case .object(let members):
      // By scalars: the order of characters depends on the version of Unicode.
      let sorted = members.sorted {
        $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars)
      }
      .map { ("\($0.name.jsonText): ", $0.value) }
      write(sorted, "{", "}", isOnOneLine: false, to: &text, indent: indent)
    }
  }

  private func write(
    _ members: [(prefix: String, value: JSONText)],
    _ opening: String,
    _ closing: String,
    isOnOneLine: Bool,
    to text: inout String,
    indent: String
  ) {
    text += opening
    let inner = indent + "  "
    for (index, member) in members.enumerated() {
      if index > 0 { text += isOnOneLine ? ", " : "," }
      if !isOnOneLine { text += "\n" + inner }
      text += member.prefix
      member.value.write(to: &text, indent: inner)
    }
    if !isOnOneLine, !members.isEmpty { text += "\n" + indent }
    text += closing
  }

  private var isPlain: Bool {
    switch self {
    case .number, .flag: true
    case .string(let string): string.utf8.count <= 24
    case .list, .object: false
    }
  }
}

extension String {
  /// The text in quotation marks, with escapes where RFC 8259, section 7, asks for them.
  fileprivate var jsonText: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
