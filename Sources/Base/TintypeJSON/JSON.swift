// SPDX-License-Identifier: MIT

/// A JSON value (RFC 8259).
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number, written with the shortest digits that round-trip; `null` if it is not finite.
  case number(Double)
  case string(String)
  /// A value as JSON text from the caller, such as a rounded number.
  case encoded(String)
  case array([JSON])
  /// The members in their order; names may repeat.
  case object([Member])

  /// A name and its value.
  package typealias Member = (name: String, value: JSON)

  /// Returns the value as text, without a newline at its end.
  package func text(_ format: Format) -> String { String(decoding: bytes(format), as: UTF8.self) }

  /// Returns the value as UTF-8, without a newline at its end.
  package func bytes(_ format: Format) -> [UInt8] {
    var writer = JSONWriter(format)
    writer.write(self)
    return writer.bytes
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { ($0.0, $0.1) })
  }
}

extension JSON {
  /// The formatting options that RFC 8259 permits; a value has exactly one text in each format.
  package struct Format: Sendable {
    package var layout: Layout
    package var keyOrder: KeyOrder
    package var escapes: Escapes

    package init(layout: Layout, keyOrder: KeyOrder, escapes: Escapes) {
      (self.layout, self.keyOrder, self.escapes) = (layout, keyOrder, escapes)
    }
  }
}

extension JSON.Format {
  /// The line breaks and spaces in a text.
  package enum Layout: Sendable {
    /// No line breaks and no spaces.
    case compact
    /// One line per member of the outermost object and per element of arrays in the outer two
    /// levels.
    ///
    /// Everything else is on the line of its parent.
    case outerLevels
    /// One line per member and element.
    ///
    /// Arrays of scalars without strings longer than 24 bytes are on one line.
    case nested
  }

  /// The order of an object's members.
  package enum KeyOrder: Sendable {
    case given
    /// Sorted by Unicode scalars, since the order of characters depends on the version of Unicode.
    case sorted
  }

  /// The characters that are escaped in strings, in addition to those of RFC 8259, section 7.
  ///
  /// Each set contains U+007F, and the separators U+2028 and U+2029, which end a line in JavaScript
  /// before ECMAScript 2019.
  package enum Escapes: Sendable {
    /// No additional characters; line feed, carriage return and tab have two characters (`\n`,
    /// `\r`, `\t`).
    case minimal
    /// The characters that disrupt a terminal, see ``Unicode/Scalar/isDisruptive``, and a second
    /// `#`, with which a command of continuous integration could begin.
    ///
    /// Only the line feed is escaped with two characters.
    case terminal
    /// `<`, `>` and `&`, with which HTML could end a script element.
    ///
    /// Every escape has six characters, so that strings contain no quotation marks and no
    /// backslashes except those that begin an escape.
    case script
  }
}
