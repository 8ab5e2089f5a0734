// SPDX-License-Identifier: MIT

extension JSONReader {
  /// Returns the value of a string or key.
  ///
  /// - Throws: The position of an unpaired surrogate or of invalid UTF-8.
  package func string(_ token: Token) throws(Unexpected) -> String {
    let text = try unescaped(token.range, replacesSurrogates: false)
    guard let string = String(validating: text, as: UTF8.self) else {
      throw Unexpected(position: token.range.upperBound - 1, expected: "UTF-8")
    }
    return string
  }

  /// Returns the value of a string or key in UTF-8; unpaired surrogates become U+FFFD.
  package func text(_ token: Token) -> [UInt8] {
    (try? unescaped(token.range, replacesSurrogates: true)) ?? []
  }

  /// Returns the value of a string literal in UTF-8; `nil` if it is not a valid literal.
  ///
  /// Unpaired surrogates become U+FFFD.
  package static func text(ofLiteral literal: String) -> [UInt8]? {
    var reader = JSONReader(Array(literal.utf8))
    guard let token = try? reader.next(), token.kind == .string,
      token.range == reader.bytes.indices
    else { return nil }
    return reader.text(token)
  }

  /// Returns the value of a literal that the reader has read.
  private func unescaped(
    _ literal: Range<Int>, replacesSurrogates: Bool
  ) throws(Unexpected) -> [UInt8] {
    let (bytes, upper) = (bytes, literal.upperBound - 1)
    var text: [UInt8] = []
    var index = literal.lowerBound + 1
    while index < upper {
      var end = index
      while end < upper, bytes[end] != 0x5C { end += 1 }
      text += bytes[index..<end]
      guard end < upper else { break }
      index = end + 2
      switch bytes[end + 1] {
      case 0x62: text.append(0x08)
      case 0x66: text.append(0x0C)
      case 0x6E: text.append(0x0A)
      case 0x72: text.append(0x0D)
      case 0x74: text.append(0x09)
      case 0x75:
        var value = hexadecimal(at: index)
        index += 4
        if value & 0xFC00 == 0xD800, index < upper, bytes[index] == 0x5C, bytes[index + 1] == 0x75 {
          let low = hexadecimal(at: index + 2)
          if low & 0xFC00 == 0xDC00 {
            value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
          }
          if low & 0xFC00 == 0xDC00 || !replacesSurrogates { index += 6 }
        }
        let scalar = Unicode.Scalar(value)
        guard scalar != nil || replacesSurrogates else {
          throw Unexpected(position: index, expected: "a surrogate pair")
        }
        text += String(scalar ?? "\u{FFFD}").utf8
      case let escaped: text.append(escaped)
      }
    }
    return text
  }

  /// Returns the value of four hexadecimal digits.
  private func hexadecimal(at start: Int) -> UInt32 {
    bytes[start..<start + 4].reduce(0) { value, digit in
      value << 4 + UInt32(digit & 0xF) + (digit < 0x40 ? 0 : 9)
    }
  }
}
