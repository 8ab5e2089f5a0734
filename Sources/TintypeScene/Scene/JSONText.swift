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

  /// Appends the text of the value, without recursion: scenes may be as deep as a stack is not.
  func write(to text: inout String) {
    var pending = [Step.value(self, indent: "")]
    while let step = pending.popLast() {
      switch step {
      case .text(let part): text += part
      case .value(let value, let indent):
        switch value {
        case .number(let number):
          text += number.isFinite ? number.pointText : number.pointText.jsonText
        case .string(let string): text += string.jsonText
        case .flag(let flag): text += flag ? "true" : "false"
        case .list, .object: pending += value.steps(indent: indent).reversed()
        }
      }
    }
  }

  /// A part of the text that is still to be written.
  private enum Step {
    case text(String)
    case value(JSONText, indent: String)
  }

  /// The parts of a list or an object.
  private func steps(indent: String) -> [Step] {
    switch self {
    case .number, .string, .flag: return []
    case .list(let values):
      let isPlain = values.allSatisfy(\.isPlain)
      return Self.steps(
        values.map { ("", $0) }, "[", "]", isOnOneLine: isPlain, indent: indent)
    case .object(let members):
      // By scalars: the order of characters depends on the version of Unicode.
      let sorted = members.sorted {
        $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars)
      }
      .map { ("\($0.name.jsonText): ", $0.value) }
      return Self.steps(sorted, "{", "}", isOnOneLine: false, indent: indent)
    }
  }

  private static func steps(
    _ members: [(prefix: String, value: JSONText)],
    _ opening: String,
    _ closing: String,
    isOnOneLine: Bool,
    indent: String
  ) -> [Step] {
    var steps: [Step] = []
    var text = opening
    let inner = indent + "  "
    for (index, member) in members.enumerated() {
      if index > 0 { text += isOnOneLine ? ", " : "," }
      if !isOnOneLine { text += "\n" + inner }
      steps.append(.text(text + member.prefix))
      steps.append(.value(member.value, indent: inner))
      text = ""
    }
    if !isOnOneLine, !members.isEmpty { text += "\n" + indent }
    steps.append(.text(text + closing))
    return steps
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
