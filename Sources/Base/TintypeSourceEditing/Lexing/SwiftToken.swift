// SPDX-License-Identifier: MIT

/// A token of Swift source, with the distinctions that the rewriter needs.
///
/// Comments and white space are not tokens. A string literal is one token, including its
/// interpolations.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// An identifier, a keyword, a number, or an identifier in backticks.
    case word
    /// A string literal.
    case string
    /// A regular expression literal.
    case regex
    /// `(`, `[` or `{`.
    case opening
    /// `)`, `]` or `}`.
    case closing
    case comma, colon, semicolon
    /// A number sign with the identifier after it, such as `#expect`.
    case hashWord
    /// `#if`, `#elseif`, `#else` or `#endif`.
    case directive
    /// One character of an operator, or any other character.
    case other
  }

  package var kind: Kind
  /// A Boolean value that indicates whether the token is the first one that begins on its line.
  package var isFirstOnLine: Bool
  /// The first byte, or the character itself for tokens of one character.
  package var byte: UInt8
  /// The offset of the first byte.
  package var start: Int
  /// The offset after the last byte.
  package var end: Int
  /// The index of the matching bracket's token; -1 for other tokens.
  package var partner = -1
}

/// ASCII characters by name.
package enum ASCII {
  package static let tab = UInt8(ascii: "\t")
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let quote = UInt8(ascii: "\"")
  package static let hash = UInt8(ascii: "#")
  package static let star = UInt8(ascii: "*")
  package static let slash = UInt8(ascii: "/")
  package static let backslash = UInt8(ascii: "\\")
  package static let backtick = UInt8(ascii: "`")
  package static let openParen = UInt8(ascii: "(")
  package static let closeParen = UInt8(ascii: ")")
  package static let openBracket = UInt8(ascii: "[")
  package static let closeBracket = UInt8(ascii: "]")
  package static let openBrace = UInt8(ascii: "{")
  package static let closeBrace = UInt8(ascii: "}")
  package static let dot = UInt8(ascii: ".")

  /// Returns whether a byte is a letter, a digit, `_`, `$`, or part of a non-ASCII character.
  package static func isWord(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A)
      || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }

  /// Returns whether a byte is a space or a tab.
  package static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  /// Returns whether a byte is a space, a tab or part of a line end.
  package static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == space || byte == lineFeed || byte == tab || byte == carriageReturn
  }
}
