// SPDX-License-Identifier: MIT

/// A tag of an XML document.
package enum SVGTag {
  case start(name: String, attributes: [String: String], isEmpty: Bool)
  case end(name: String)
}

/// A reader of the tags of an XML document that skips declarations, comments and text.
///
/// Document types are rejected, or skipped if they declare nothing, so only the five predefined
/// entities and numeric character references need to be supported.
package struct SVGTokenizer {
  private let bytes: [UInt8]
  private let skipsDocumentTypes: Bool
  package private(set) var position = 0

  /// Creates a reader of a document.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - skipsDocumentTypes: Whether document types without declarations, and character data, are
  ///     skipped instead of rejected.
  package init(_ text: String, skipsDocumentTypes: Bool = false) {
    bytes = Array(text.utf8)
    self.skipsDocumentTypes = skipsDocumentTypes
  }

  /// Returns the next tag; `nil` at the end.
  package mutating func next() throws(SymbolSyntaxError) -> SVGTag? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        position += 1
        continue
      }
      if has("<!--") {
        try skip(past: "-->")
      } else if has("<?") {
        try skip(past: "?>")
      } else if skipsDocumentTypes, has("<![CDATA[") {
        try skip(past: "]]>")
      } else if skipsDocumentTypes, has("<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func tag() throws(SymbolSyntaxError) -> SVGTag {
    position += 1
    if take("/") {
      let name = try name()
      skipSpace()
      try expect(">")
      return .end(name: name)
    }
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      let hadSpace = skipSpace()
      if take(">") { return .start(name: name, attributes: attributes, isEmpty: false) }
      if take("/") {
        try expect(">")
        return .start(name: name, attributes: attributes, isEmpty: true)
      }
      guard hadSpace else { throw .malformed(position: position) }
      let begin = position
      let key = try self.name()
      skipSpace()
      try expect("=")
      skipSpace()
      let value = try value()
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw .malformed(position: begin)
      }
    }
  }

  private mutating func name() throws(SymbolSyntaxError) -> String {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > start else { throw .malformed(position: start) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func value() throws(SymbolSyntaxError) -> String {
    guard position < bytes.count, "\"'".utf8.contains(bytes[position]) else {
      throw .malformed(position: position)
    }
    let quote = bytes[position]
    position += 1
    var value: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        return String(decoding: value, as: UTF8.self)
      }
      guard byte != UInt8(ascii: "<") else { break }
      if byte == UInt8(ascii: "&") {
        value += try entity()
      } else {
        value.append(byte)
        position += 1
      }
    }
    throw .malformed(position: position)
  }

  private mutating func entity() throws(SymbolSyntaxError) -> [UInt8] {
    let known = [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'")]
    for (entity, character) in known where has(entity) {
      position += entity.utf8.count
      return Array(character.utf8)
    }
    return try character()
  }

  /// Returns the character of a numeric reference, such as `&#10;` or `&#xA;`.
  private mutating func character() throws(SymbolSyntaxError) -> [UInt8] {
    let rest = bytes[position...].prefix(12)
    guard has("&#"), let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw .malformed(position: position)
    }
    let digits = String(decoding: bytes[position + 2..<end], as: UTF8.self)
    let number =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let scalar = number.flatMap(Unicode.Scalar.init) else {
      throw .malformed(position: position)
    }
    position = end + 1
    return Array(String(Character(scalar)).utf8)
  }

  /// Skips a document type; a declaration of entities is rejected.
  private mutating func skipDocumentType() throws(SymbolSyntaxError) {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      guard bytes[position] != UInt8(ascii: "[") else { break }
      position += 1
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
      throw .malformed(position: start)
    }
    position += 1
  }

  // MARK: Bytes

  private func has(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func take(_ text: String) -> Bool {
    guard has(text) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func expect(_ text: String) throws(SymbolSyntaxError) {
    guard take(text) else { throw .malformed(position: position) }
  }

  private mutating func skip(past text: String) throws(SymbolSyntaxError) {
    let start = position
    let last = text.utf8.first
    while position < bytes.count {
      if bytes[position] == last, take(text) { return }
      position += 1
    }
    throw .malformed(position: start)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
    return position > start
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: ":_-.".utf8.contains(byte)
    }
  }
}
