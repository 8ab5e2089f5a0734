// SPDX-License-Identifier: MIT

/// Reads property lists in the format of OpenStep, in which Xcode writes its projects.
///
/// Foundation reads it too, but neither limits the depth nor names the line of an error.
struct OpenStepReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads the whole text.
  mutating func document() throws(PropertyListDamage) -> PropertyValue {
    try skipSpace()
    guard current != nil else { throw damage("The file is empty") }
    let value = try value()
    try skipSpace()
    guard current == nil else { throw damage("There is text after the last value") }
    return value
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private mutating func value() throws(PropertyListDamage) -> PropertyValue {
    switch current {
    case UInt8(ascii: "{"):
      var entries: [String: PropertyValue] = [:]
      try container(until: UInt8(ascii: "}"), named: "}") { reader throws(PropertyListDamage) in
        let name = try reader.string()
        try reader.skipSpace()
        try reader.expect(UInt8(ascii: "="), "=")
        try reader.skipSpace()
        entries[name] = try reader.value()
        try reader.skipSpace()
        try reader.expect(UInt8(ascii: ";"), ";")
      }
      return .table(entries)
    case UInt8(ascii: "("):
      var elements: [PropertyValue] = []
      try container(until: UInt8(ascii: ")"), named: ")") { reader throws(PropertyListDamage) in
        elements.append(try reader.value())
        try reader.skipSpace()
        if reader.current != UInt8(ascii: ")") { try reader.expect(UInt8(ascii: ","), ",") }
      }
      return .list(elements)
    case UInt8(ascii: "<"):
      if startsConflict { throw conflict }
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
        throw damage("The data that begins with “<” has no end")
      }
      position = end + 1
      return .text("")
    default: return .text(try string())
    }
  }

  /// Reads the elements of a list or table.
  private mutating func container(
    until end: UInt8, named name: String,
    element: (inout OpenStepReader) throws(PropertyListDamage) -> Void
  ) throws(PropertyListDamage) {
    position += 1
    depth += 1
    guard depth <= PropertyValue.depthLimit else { throw .tooDeep(line: line(of: position)) }
    while true {
      try skipSpace()
      guard let current else { throw damage("The file ends before “\(name)”") }
      if current == end { break }
      try element(&self)
    }
    position += 1
    depth -= 1
  }

  private mutating func string() throws(PropertyListDamage) -> String {
    guard let quote = current else { throw damage("The file ends before a value") }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(quote) }
    let start = position
    while let byte = current, Self.isPlain(byte) { position += 1 }
    guard position > start else {
      if startsConflict { throw conflict }
      throw damage("A value is expected, not “\(Character(Unicode.Scalar(quote)))”")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(PropertyListDamage) -> String {
    let beginning = position
    position += 1
    var text: [UInt8] = []
    while let byte = current, byte != quote {
      position += 1
      guard byte == UInt8(ascii: "\\"), let escaped = current else {
        text.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "U"), UInt8(ascii: "u"):
        let digits = bytes[position...].prefix(4)
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        text += String(number.flatMap(Unicode.Scalar.init).map(Character.init) ?? "\u{FFFD}").utf8
        position += digits.count
      default: text.append(escaped)
      }
    }
    guard current == quote else {
      throw damage("The string has no end", at: beginning)
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Skips white space and comments.
  private mutating func skipSpace() throws(PropertyListDamage) {
    while let byte = current {
      if byte <= 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "/"), next == byte {
        while let byte = current, byte != 0x0A { position += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        let beginning = position
        position += 2
        while let byte = current, byte != UInt8(ascii: "*") || next != UInt8(ascii: "/") {
          position += 1
        }
        guard current != nil else {
          throw damage("The comment has no end", at: beginning)
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func expect(_ byte: UInt8, _ name: String) throws(PropertyListDamage) {
    guard current == byte else {
      if startsConflict { throw conflict }
      throw damage(current == nil ? "The file ends before “\(name)”" : "“\(name)” is expected")
    }
    position += 1
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether a marker of a merge conflict is at the position.
  private var startsConflict: Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains {
      bytes[position...].starts(with: $0.utf8)
    }
  }

  private var conflict: PropertyListDamage {
    PropertyListDamage(
      line: line(of: position), reason: "There is an unresolved merge conflict",
      advice: "Resolve it.")
  }

  private func line(of position: Int) -> Int {
    bytes.prefix(position).count { $0 == 0x0A } + 1
  }

  private func damage(_ reason: String, at position: Int? = nil) -> PropertyListDamage {
    PropertyListDamage(line: line(of: position ?? self.position), reason: reason)
  }
}
