// SPDX-License-Identifier: MIT

/// Reads the tokens of a JSON text (RFC 8259) one after another.
///
/// Open arrays and objects are kept in an array instead of on the call stack, so that deep nesting
/// cannot overflow the stack of a thread.
package struct JSONReader {
  /// A syntax error: the position of the first byte that could not be read, and the text that was
  /// expected there.
  package struct Unexpected: Error, Hashable {
    package var position: Int
    package var expected: String
  }

  /// A scalar, a key, or the begin or end of an array or object.
  package struct Token: Hashable {
    package enum Kind: Hashable {
      case null, `true`, `false`, number, string, key, array, object
      /// The end of an array or object, with the range from its begin.
      case end
    }

    package var kind: Kind
    /// The bytes of the token, with quotation marks.
    package var range: Range<Int>
  }

  /// An array or object whose end has not been reached.
  private struct Container {
    var start: Int
    var isObject: Bool
    var isEmpty = true
  }

  let bytes: [UInt8]
  /// The position of the next byte.
  package private(set) var position = 0
  /// A Boolean value that indicates whether the text is JSON without comments and trailing commas
  /// as far as it was read.
  package private(set) var isPlain = true
  private let permitsComments: Bool
  private let depthLimit: Int
  private var open: [Container] = []
  /// A Boolean value that indicates whether a value must follow: at the start and after a key.
  private var needsValue = true

  /// Creates a reader of a text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - permitsComments: Whether comments and trailing commas are permitted, as in the settings of
  ///     Visual Studio Code.
  ///   - depthLimit: The maximum depth of nested arrays and objects.
  package init(_ bytes: [UInt8], permitsComments: Bool = false, depthLimit: Int = .max) {
    (self.bytes, self.permitsComments, self.depthLimit) = (bytes, permitsComments, depthLimit)
  }

  /// The number of arrays and objects that contain the next token.
  package var depth: Int { open.count }

  /// A Boolean value that indicates whether anything but white space and comments follows.
  package var hasMore: Bool {
    var reader = self
    reader.skipSpace()
    return reader.position < bytes.count
  }

  /// Reads the next token; `nil` at the end of the text.
  package mutating func next() throws(Unexpected) -> Token? {
    skipSpace()
    if needsValue {
      needsValue = false
      return try value()
    }
    guard let container = open.last else {
      guard position == bytes.count else { throw unexpected("the end of the text") }
      return nil
    }
    if byte == (container.isObject ? 0x7D : 0x5D) { return end(container) }
    if container.isEmpty {
      open[open.count - 1].isEmpty = false
    } else {
      guard byte == 0x2C else {
        throw unexpected(container.isObject ? "“,” or “}”" : "“,” or “]”")
      }
      position += 1
      skipSpace()
      if permitsComments, byte == (container.isObject ? 0x7D : 0x5D) {
        isPlain = false
        return end(container)
      }
    }
    return container.isObject ? try key() : try value()
  }

  /// Skips the value after a key by its brackets and quotation marks, without validating it.
  ///
  /// - Returns: The bytes of the value.
  package mutating func skipValue() throws(Unexpected) -> Range<Int> {
    skipSpace()
    let start = position
    guard let end = bytes.withUnsafeBufferPointer({ Self.end(ofValue: start, in: $0) }) else {
      throw unexpected("a value")
    }
    position = end
    needsValue = false
    return start..<end
  }

  // MARK: Structure

  private mutating func end(_ container: Container) -> Token {
    position += 1
    open.removeLast()
    return Token(kind: .end, range: container.start..<position)
  }

  /// Reads a scalar value, or opens an array or object.
  private mutating func value() throws(Unexpected) -> Token {
    let start = position
    let kind: Token.Kind
    switch byte {
    case 0x7B?, 0x5B?:
      guard open.count < depthLimit else { throw unexpected("at most \(depthLimit) levels") }
      let isObject = byte == 0x7B
      open.append(Container(start: start, isObject: isObject))
      position += 1
      kind = isObject ? .object : .array
    case 0x22?:
      try string()
      kind = .string
    case 0x2D?, (0x30...0x39)?:
      try number()
      kind = .number
    case 0x74?:
      try word("true")
      kind = .true
    case 0x66?:
      try word("false")
      kind = .false
    case 0x6E?:
      try word("null")
      kind = .null
    default: throw unexpected("a value")
    }
    return Token(kind: kind, range: start..<position)
  }

  /// Reads a key and the colon after it.
  private mutating func key() throws(Unexpected) -> Token {
    guard byte == 0x22 else { throw unexpected("a key in quotation marks") }
    let start = position
    try string()
    let token = Token(kind: .key, range: start..<position)
    skipSpace()
    guard byte == 0x3A else { throw unexpected("“:”") }
    position += 1
    needsValue = true
    return token
  }

  // MARK: The text

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func unexpected(_ expected: String) -> Unexpected {
    Unexpected(position: position, expected: expected)
  }

  /// Skips white space, and comments where they are permitted.
  private mutating func skipSpace() {
    position = bytes.withUnsafeBufferPointer { Self.end(ofSpace: position, in: $0) }
    while permitsComments, let end = endOfComment() {
      isPlain = false
      position = bytes.withUnsafeBufferPointer { Self.end(ofSpace: end, in: $0) }
    }
  }

  /// Returns the position after the comment that begins here; `nil` if none begins here.
  private func endOfComment() -> Int? {
    var index = position + 2
    guard index <= bytes.count, bytes[position] == 0x2F else { return nil }
    switch bytes[position + 1] {
    case 0x2F:
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      return index
    case 0x2A:
      while index + 1 < bytes.count {
        if bytes[index] == 0x2A, bytes[index + 1] == 0x2F { return index + 2 }
        index += 1
      }
      return bytes.count
    default: return nil
    }
  }

  private mutating func string() throws(Unexpected) {
    position += 1
    while true {
      position = bytes.withUnsafeBufferPointer { Self.end(ofPlainText: position, in: $0) }
      switch byte {
      case 0x22?:
        position += 1
        return
      case 0x5C?:
        position += 1
        try escape()
      case .some: throw unexpected("an escape such as “\\n” instead of a control character")
      case nil: throw unexpected("a quotation mark at the end of a string")
      }
    }
  }

  /// Reads the rest of an escape sequence after the backslash.
  private mutating func escape() throws(Unexpected) {
    switch byte {
    case 0x22?, 0x5C?, 0x2F?, 0x62?, 0x66?, 0x6E?, 0x72?, 0x74?: position += 1
    case 0x75?:
      position += 1
      for _ in 0..<4 {
        switch byte {
        case (0x30...0x39)?, (0x41...0x46)?, (0x61...0x66)?: position += 1
        default: throw unexpected("four hexadecimal digits after “\\u”")
        }
      }
    default: throw unexpected("an escape after “\\”")
    }
  }

  private mutating func number() throws(Unexpected) {
    let start = position
    var isValid = true
    if byte == 0x2D { position += 1 }
    if byte == 0x30 { position += 1 } else { isValid = skipDigits() }
    if isValid, byte == 0x2E {
      position += 1
      isValid = skipDigits()
    }
    if isValid, byte == 0x65 || byte == 0x45 {
      position += 1
      if byte == 0x2B || byte == 0x2D { position += 1 }
      isValid = skipDigits()
    }
    guard isValid else {
      position = start
      throw unexpected("a digit")
    }
  }

  /// Skips digits, and returns whether there is one.
  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte, 0x30...0x39 ~= byte { position += 1 }
    return position > start
  }

  private mutating func word(_ word: StaticString) throws(Unexpected) {
    for letter in "\(word)".utf8 {
      guard byte == letter else { throw unexpected("true, false or null") }
      position += 1
    }
  }
}

extension JSONReader.Unexpected {
  /// Returns the line of the position, counted from 1.
  package func line(in bytes: [UInt8]) -> Int {
    bytes.prefix(position).reduce(into: 1) { if $1 == 0x0A { $0 += 1 } }
  }
}
