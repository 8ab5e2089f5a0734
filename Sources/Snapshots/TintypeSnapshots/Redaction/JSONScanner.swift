// SPDX-License-Identifier: MIT

/// Finds the values at a path in a JSON text (RFC 8259), and validates the text.
///
/// Open arrays and objects are kept in an array instead of on the call stack, so that deep nesting
/// cannot overflow the stack of a thread.
package struct JSONScanner {
  /// A syntax error: the line, and the text that was expected there.
  package struct Unexpected: Error {
    package var line: Int
    package var expected: String
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let steps: [JSONKeyPath.Step]
  private var position = 0
  private var open: [Container] = []
  private var found: [Range<Int>] = []

  /// An array or object whose end has not been reached.
  private struct Container {
    var isObject: Bool
    /// The indices of the steps of the path that may match next.
    var states: [Int]
    /// The start of the container, if it matches as a whole.
    var matchStart: Int?
    var count = 0
  }

  init(bytes: UnsafeBufferPointer<UInt8>, steps: [JSONKeyPath.Step]) {
    self.bytes = bytes
    self.steps = steps
  }

  /// Returns the ranges of the values in ascending order; the ranges do not overlap.
  mutating func matches() throws(Unexpected) -> [Range<Int>] {
    var states: [Int] = []
    add(0, to: &states)
    skipSpace()
    try value(states, isMatch: false)
    while let container = open.last {
      skipSpace()
      if byte == (container.isObject ? 0x7D : 0x5D) {
        position += 1
        open.removeLast()
        if let start = container.matchStart { found.append(start..<position) }
        continue
      }
      if container.count > 0 {
        guard byte == 0x2C else {
          throw unexpected(container.isObject ? "“,” or “}”" : "“,” or “]”")
        }
        position += 1
        skipSpace()
      }
      open[open.count - 1].count += 1
      let next: (states: [Int], isMatch: Bool)
      if container.isObject {
        let key = try key()
        next = container.states.isEmpty ? ([], false) : following(container.states, key: key)
      } else {
        next = following(container.states, index: container.count)
      }
      try value(next.states, isMatch: next.isMatch)
    }
    skipSpace()
    if position < bytes.count { throw unexpected("the end of the text") }
    return found
  }

  /// Returns the ranges of the values at a path of keys in a JSON text.
  ///
  /// - Throws: The first syntax error of the text.
  package static func ranges(
    ofValuesAt keys: [String], in bytes: [UInt8]
  ) throws(Unexpected) -> [Range<Int>] {
    let result = bytes.withUnsafeBufferPointer { bytes -> Result<[Range<Int>], Unexpected> in
      var scanner = JSONScanner(bytes: bytes, steps: keys.map { .key(Array($0.utf8)) })
      do throws(Unexpected) {
        return .success(try scanner.matches())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  // MARK: The path

  /// Adds a state, and the next one if a step may match nothing.
  private func add(_ state: Int, to states: inout [Int]) {
    var state = state
    while !states.contains(state) {
      states.append(state)
      guard state < steps.count, steps[state] == .anyDepth else { return }
      state += 1
    }
  }

  /// Returns the states after a step that some of the states allow.
  private func following(
    _ states: [Int], where isAllowed: (JSONKeyPath.Step) -> Bool
  ) -> (states: [Int], isMatch: Bool) {
    var result: [Int] = []
    for state in states {
      if steps[state] == .anyDepth {
        add(state, to: &result)
      } else if isAllowed(steps[state]) {
        // The contents of a replaced value are not searched.
        if state + 1 == steps.count { return ([], true) }
        add(state + 1, to: &result)
      }
    }
    return (result, false)
  }

  private func following(_ states: [Int], index: Int) -> (states: [Int], isMatch: Bool) {
    if states.isEmpty { return ([], false) }
    return following(states) { $0 == .anyIndex || $0 == .index(index) }
  }

  private func following(_ states: [Int], key: Range<Int>) -> (states: [Int], isMatch: Bool) {
    let key = Self.unescaped(Array(bytes[key]))
    return following(states) { step in
      switch step {
      case .anyKey: true
      case .key(let name): name == key
      default: false
      }
    }
  }

  // MARK: The text

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func unexpected(_ expected: String) -> Unexpected {
    let lines = bytes[..<position].reduce(into: 1) { if $1 == 0x0A { $0 += 1 } }
    return Unexpected(line: lines, expected: expected)
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  /// Reads a scalar value, or opens a container.
  private mutating func value(_ states: [Int], isMatch: Bool) throws(Unexpected) {
    let start = position
    switch byte {
    case 0x7B?, 0x5B?:
      open.append(
        Container(
          isObject: byte == 0x7B, states: states, matchStart: isMatch ? start : nil))
      position += 1
      return
    case 0x22?: try string()
    case 0x2D?, (0x30...0x39)?: try number()
    case 0x74?: try word("true")
    case 0x66?: try word("false")
    case 0x6E?: try word("null")
    default: throw unexpected("a value")
    }
    if isMatch { found.append(start..<position) }
  }

  /// Reads a key and the colon after it.
  private mutating func key() throws(Unexpected) -> Range<Int> {
    guard byte == 0x22 else { throw unexpected("a key in quotation marks") }
    let start = position
    try string()
    let end = position
    skipSpace()
    guard byte == 0x3A else { throw unexpected("“:”") }
    position += 1
    skipSpace()
    return start..<end
  }

  private mutating func string() throws(Unexpected) {
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x22 {
        position += 1
        return
      }
      if byte < 0x20 { throw unexpected("an escape such as “\\n” instead of a control character") }
      position += 1
      if byte == 0x5C { try escape() }
    }
    throw unexpected("a quotation mark at the end of a string")
  }

  /// Reads the rest of an escape sequence after the backslash.
  private mutating func escape() throws(Unexpected) {
    switch byte {
    case 0x22?, 0x5C?, 0x2F?, 0x62?, 0x66?, 0x6E?, 0x72?, 0x74?: position += 1
    case 0x75?:
      position += 1
      for _ in 0..<4 {
        guard let byte, ByteScan.isHexadecimal(byte) else {
          throw unexpected("four hexadecimal digits after “\\u”")
        }
        position += 1
      }
    default: throw unexpected("an escape after “\\”")
    }
  }

  private mutating func number() throws(Unexpected) {
    if byte == 0x2D { position += 1 }
    if byte == 0x30 { position += 1 } else { try digits() }
    if byte == 0x2E {
      position += 1
      try digits()
    }
    if byte == 0x65 || byte == 0x45 {
      position += 1
      if byte == 0x2B || byte == 0x2D { position += 1 }
      try digits()
    }
  }

  private mutating func digits() throws(Unexpected) {
    guard let byte, ByteScan.isDigit(byte) else { throw unexpected("a digit") }
    while position < bytes.count, ByteScan.isDigit(bytes[position]) { position += 1 }
  }

  private mutating func word(_ word: StaticString) throws(Unexpected) {
    for letter in "\(word)".utf8 {
      guard byte == letter else { throw unexpected("true, false or null") }
      position += 1
    }
  }

  /// Returns the value of a JSON string literal, in UTF-8; `nil` if it is not a valid literal.
  ///
  /// Unpaired surrogates become U+FFFD.
  static func unescaped(_ literal: [UInt8]) -> [UInt8]? {
    literal.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes: bytes, steps: [])
      guard scanner.byte == 0x22, (try? scanner.string()) != nil, scanner.position == bytes.count
      else { return nil }
      let content = bytes[1..<bytes.count - 1]
      if !content.contains(0x5C) { return Array(content) }
      var units: [UInt16] = []
      var rest = Substring(String(decoding: content, as: UTF8.self)).utf16
      while let unit = rest.popFirst() {
        guard unit == 0x5C, let escape = rest.popFirst() else {
          units.append(unit)
          continue
        }
        switch escape {
        case 0x62: units.append(0x08)
        case 0x66: units.append(0x0C)
        case 0x6E: units.append(0x0A)
        case 0x72: units.append(0x0D)
        case 0x74: units.append(0x09)
        case 0x75:
          units.append(
            UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0xFFFD)
          rest = rest.dropFirst(4)
        default: units.append(escape)
        }
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
  }
}
