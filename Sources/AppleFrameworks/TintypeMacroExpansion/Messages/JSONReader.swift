// SPDX-License-Identifier: MIT

/// Reads JSON without Foundation, which would triple the time that the plugin needs to start.
struct JSONReader {
  /// The error for invalid JSON.
  struct Failure: Error, Hashable {
    /// The offset of the first byte that could not be read.
    var offset: Int
  }

  /// The maximum depth of nested arrays and objects.
  static let depthLimit = 64

  /// A field that no macro needs, and that is most of each message.
  private static let ignoredField = "staticBuildConfiguration"

  private let bytes: [UInt8]
  private var index = 0

  /// Returns the value of a text that is exactly one JSON value in UTF-8.
  static func value(of bytes: [UInt8]) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipWhiteSpace()
    guard reader.index == bytes.count else { throw reader.failure }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var failure: Failure { Failure(offset: index) }

  /// The byte at the current offset; 0 at the end.
  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private mutating func skipWhiteSpace() {
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func skip(_ expected: UInt8) throws(Failure) {
    skipWhiteSpace()
    guard byte == expected, index < bytes.count else { throw failure }
    index += 1
  }

  private mutating func skip(_ word: String) throws(Failure) {
    for expected in word.utf8 {
      guard byte == expected else { throw failure }
      index += 1
    }
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.depthLimit else { throw failure }
    skipWhiteSpace()
    switch byte {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try skip("true")
      return .boolean(true)
    case UInt8(ascii: "f"):
      try skip("false")
      return .boolean(false)
    case UInt8(ascii: "n"):
      try skip("null")
      return .null
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> [String: JSONValue] {
    index += 1
    var fields: [String: JSONValue] = [:]
    skipWhiteSpace()
    if byte == UInt8(ascii: "}") {
      index += 1
      return fields
    }
    while true {
      skipWhiteSpace()
      guard byte == UInt8(ascii: "\"") else { throw failure }
      let name = try string()
      try skip(UInt8(ascii: ":"))
      skipWhiteSpace()
      if name == Self.ignoredField, byte == UInt8(ascii: "\"") {
        try skipString()
      } else {
        fields[name] = try value(depth: depth + 1)
      }
      skipWhiteSpace()
      guard byte == UInt8(ascii: ",") else { break }
      index += 1
    }
    try skip(UInt8(ascii: "}"))
    return fields
  }

  private mutating func array(depth: Int) throws(Failure) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    skipWhiteSpace()
    if byte == UInt8(ascii: "]") {
      index += 1
      return elements
    }
    while true {
      elements.append(try value(depth: depth + 1))
      skipWhiteSpace()
      guard byte == UInt8(ascii: ",") else { break }
      index += 1
    }
    try skip(UInt8(ascii: "]"))
    return elements
  }

  private mutating func number() throws(Failure) -> Double {
    let start = index
    while (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
      || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
    {
      index += 1
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      index = start
      throw failure
    }
    return number
  }

  // MARK: Strings

  private mutating func string() throws(Failure) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      let end = endOfPlainText(at: index)
      text += bytes[index..<end]
      index = end
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else { throw failure }
        index += 1
        return string
      case UInt8(ascii: "\\"):
        index += 1
        try appendEscape(to: &text)
      default: throw failure
      }
    }
  }

  /// Returns the offset of the next quotation mark, backslash or control character.
  ///
  /// Local variables matter here: the plugin is not optimized in debug builds.
  private func endOfPlainText(at index: Int) -> Int {
    var end = index
    let count = bytes.count
    while end < count {
      let byte = bytes[end]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { break }
      end += 1
    }
    return end
  }

  /// Skips a string whose value is not needed.
  private mutating func skipString() throws(Failure) {
    index += 1
    while true {
      index = endOfPlainText(at: index)
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"): index += 2
      default: throw failure
      }
    }
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(Failure) {
    let escape = byte
    index += 1
    switch escape {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escape)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"):
      var value = try hexadecimal()
      if value & 0xFC00 == 0xD800 {
        try skip("\\u")
        let low = try hexadecimal()
        guard low & 0xFC00 == 0xDC00 else { throw failure }
        value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
      }
      guard let scalar = Unicode.Scalar(value) else { throw failure }
      text += Array(String(Character(scalar)).utf8)
    default:
      index -= 1
      throw failure
    }
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      switch byte {
      case 0x30...0x39: value = value << 4 + UInt32(byte - 0x30)
      case 0x41...0x46: value = value << 4 + UInt32(byte - 0x41 + 10)
      case 0x61...0x66: value = value << 4 + UInt32(byte - 0x61 + 10)
      default: throw failure
      }
      index += 1
    }
    return value
  }
}
