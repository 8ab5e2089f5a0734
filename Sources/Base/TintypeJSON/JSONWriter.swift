// SPDX-License-Identifier: MIT

/// A writer of JSON values as UTF-8.
///
/// It works without recursion, because values can be nested more deeply than the stack allows.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let format: JSON.Format
  /// The open arrays and objects, from the outermost to the innermost.
  private var open: [Container] = []

  init(_ format: JSON.Format) { self.format = format }

  /// An array or object that has been written in part.
  private struct Container {
    enum Contents {
      case array([JSON])
      case object([JSON.Member])
    }

    let contents: Contents
    let count: Int
    let isOnOneLine: Bool
    var next = 0
  }

  /// Appends a value.
  mutating func write(_ value: JSON) {
    begin(value)
    while let container = open.last {
      guard container.next < container.count else {
        end(container)
        continue
      }
      open[open.count - 1].next += 1
      separate(container)
      switch container.contents {
      case .array(let values): begin(values[container.next])
      case .object(let members):
        let member = members[container.next]
        write(member.name)
        bytes += format.layout == .compact ? ":".utf8 : ": ".utf8
        begin(member.value)
      }
    }
  }

  /// Appends a scalar, or the opening bracket of an array or object.
  private mutating func begin(_ value: JSON) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .integer(let integer): bytes += String(integer).utf8
    case .number(let number): bytes += (number.isFinite ? number.description : "null").utf8
    case .string(let string): write(string)
    case .encoded(let text): bytes += text.utf8
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      open.append(
        Container(
          contents: .array(values), count: values.count, isOnOneLine: isOnOneLine(values)))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      open.append(
        Container(
          contents: .object(format.keyOrder == .sorted ? Self.sorted(members) : members),
          count: members.count, isOnOneLine: isOnOneLine(members)))
    }
  }

  /// Appends the separator between an element and the preceding element or opening bracket.
  private mutating func separate(_ container: Container) {
    if container.next > 0 { bytes.append(UInt8(ascii: ",")) }
    if !container.isOnOneLine {
      breakLine()
    } else if container.next > 0, format.layout != .compact {
      bytes.append(UInt8(ascii: " "))
    }
  }

  private mutating func end(_ container: Container) {
    open.removeLast()
    if !container.isOnOneLine, container.count > 0 { breakLine() }
    switch container.contents {
    case .array: bytes.append(UInt8(ascii: "]"))
    case .object: bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * open.count)
  }

  private static func sorted(_ members: [JSON.Member]) -> [JSON.Member] {
    members.sorted { $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars) }
  }
}

// MARK: Layout

extension JSONWriter {
  private func isOnOneLine(_ values: [JSON]) -> Bool {
    switch format.layout {
    case .compact: true
    case .outerLevels: open.count > 1
    case .nested: values.allSatisfy(\.isShortScalar)
    }
  }

  private func isOnOneLine(_ members: [JSON.Member]) -> Bool {
    switch format.layout {
    case .compact: true
    case .outerLevels: open.count > 0
    case .nested: false
    }
  }
}

extension JSON {
  fileprivate var isShortScalar: Bool {
    switch self {
    case .null, .bool, .integer, .number, .encoded: true
    case .string(let string): string.utf8.count <= 24
    case .array, .object: false
    }
  }
}

// MARK: Strings

extension JSONWriter {
  private mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      let isSecondSign = scalar == "#" && bytes.last == UInt8(ascii: "#")
      if format.escapes.contains(scalar) || isSecondSign && format.escapes == .terminal {
        bytes += format.escapes.text(scalar).utf8
      } else if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes += String(scalar).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSON.Format.Escapes {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\", "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}": true
    case "<", ">", "&": self == .script
    default: self == .terminal && !scalar.isASCII && scalar.isDisruptive
    }
  }

  /// Returns the escape of a character.
  fileprivate func text(_ scalar: Unicode.Scalar) -> String {
    switch (scalar, self) {
    case ("\"", .minimal), ("\"", .terminal): "\\\""
    case ("\\", .minimal), ("\\", .terminal): "\\\\"
    case ("\n", .minimal), ("\n", .terminal): "\\n"
    case ("\r", .minimal): "\\r"
    case ("\t", .minimal): "\\t"
    default: String(scalar).utf16.map(JSON.escape).joined()
    }
  }
}

extension JSON {
  /// Returns the escape of a UTF-16 code unit: `\u` and four lowercase digits.
  package static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
