// SPDX-License-Identifier: MIT

extension JSON {
  /// The choices that RFC 8259 leaves to a writer; a value has one text in each format.
  package struct Format: Sendable {
    package var layout: Layout
    package var keyOrder: KeyOrder
    package var escapes: Escapes

    package init(layout: Layout, keyOrder: KeyOrder, escapes: Escapes) {
      self.layout = layout
      self.keyOrder = keyOrder
      self.escapes = escapes
    }
  }
}

extension JSON.Format {
  /// Where a text has line breaks and spaces.
  package enum Layout: Sendable {
    /// Nowhere.
    case compact
    /// Members of the outermost object, and elements of arrays of the outer two levels, on lines of
    /// their own; everything else on its line.
    case outerLevels
    /// Every member and element on a line of its own, except arrays of scalars without strings
    /// longer than 24 bytes, which are on one line.
    case nested
  }

  /// The order of an object's members.
  package enum KeyOrder: Sendable {
    case given
    /// By Unicode scalars: the order of characters depends on the version of Unicode.
    case sorted
  }

  /// The characters that are escaped in strings, in addition to those of RFC 8259, section 7.
  ///
  /// Each set contains U+007F, and the separators U+2028 and U+2029, which end a line in JavaScript
  /// before ECMAScript 2019.
  package enum Escapes: Sendable {
    /// No others; line feed, carriage return and tab have two characters (`\n`, `\r`, `\t`).
    case minimal
    /// The control characters from U+0080 to U+009F, which a terminal may interpret; line feed
    /// alone has two characters.
    case terminal
    /// `<`, `>` and `&`, with which HTML could end a script element; every escape has six
    /// characters, so that no quotation mark or backslash is in a string.
    case script
  }
}
