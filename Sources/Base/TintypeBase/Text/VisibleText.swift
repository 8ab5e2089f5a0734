// SPDX-License-Identifier: MIT

/// Escapes for characters that cannot be seen, and for those that move or forge the text around
/// them.
///
/// A character is escaped as in Swift source, such as `\u{200B}`.
package enum VisibleText {
  /// Returns the text on one line: disruptive characters, line breaks, tabs and the commands of
  /// continuous integration are escaped.
  package static func line(_ text: String) -> String {
    WorkflowCommands.neutralized(escaped(text) { $0.isDisruptive })
  }

  /// Returns the text with its line breaks and tabs; other disruptive characters and the commands
  /// of continuous integration are escaped.
  package static func block(_ text: String) -> String {
    WorkflowCommands.neutralized(
      escaped(text) { $0.isDisruptive && $0 != "\n" && $0 != "\t" })
  }

  /// Returns two versions of a text, each on one line, so that their difference is visible.
  package static func pair(_ old: String, _ new: String) -> (old: String, new: String) {
    let extent = Extent(between: old, and: new)
    return (line(old, extent), line(new, extent))
  }

  /// Returns the text on one line, with the characters of an extent escaped.
  package static func line(_ text: String, _ extent: Extent) -> String {
    escaped(text) { $0.isDisruptive || extent.contains($0) }
  }

  /// The characters that are escaped in a text, each case with those of the cases before it.
  package enum Extent: Comparable, Sendable {
    /// Characters that move or forge the text around them.
    case disruptive
    /// Unseen characters, except for the joiners and variation selectors of emoji and scripts.
    case unseenExceptJoiners
    /// All unseen characters.
    case unseen
    /// All characters outside of ASCII, such as both forms of é.
    case beyondASCII

    /// Chooses the extent that makes the difference between two versions of a text visible.
    package init(between old: String, and new: String) {
      if VisibleText.isPlain(old), VisibleText.isPlain(new) || old.utf8.elementsEqual(new.utf8) {
        self = .disruptive
      } else if old == new {
        self = .beyondASCII
      } else if VisibleText.seen(old) == VisibleText.seen(new) {
        self = .unseen
      } else {
        let isSame = VisibleText.unseenExceptJoiners(old) == VisibleText.unseenExceptJoiners(new)
        self = isSame ? .disruptive : .unseenExceptJoiners
      }
    }

    fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .disruptive: false
      case .unseenExceptJoiners: scalar.isUnseen && !scalar.isJoiner
      case .unseen: scalar.isUnseen
      case .beyondASCII: !scalar.isASCII
      }
    }
  }

  /// Returns whether a text contains neither a character outside of ASCII nor a delete character,
  /// so that all its unseen characters are control characters.
  package static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x7F } }

  /// Returns the unseen characters of a text in their order, without joiners and variation
  /// selectors.
  package static func unseenExceptJoiners(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.isUnseen && !$0.isJoiner }
  }

  /// Returns the text as it looks: without unseen characters, and with U+0020 for all spaces.
  package static func seen(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .spaceSeparator {
        result.append(" ")
      } else if !scalar.isUnseen {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func escaped(_ text: String, _ needsEscape: (Unicode.Scalar) -> Bool) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if needsEscape(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character is not painted, or looks like U+0020: a
  /// control or format character, a default-ignorable one, or another space.
  package var isUnseen: Bool {
    if value >= 0x20 && value < 0x7F { return false }
    if isDisruptive || properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
    case .format: return !isPrependedMark
    // A blank pattern is the only symbol without ink.
    default: return value == 0x2800
    }
  }

  /// A Boolean value that indicates whether emoji and scripts need the character: a joiner or a
  /// variation selector.
  fileprivate var isJoiner: Bool {
    switch value {
    case 0x200C...0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the character is a format character with ink, such as
  /// the Arabic number sign (the property Prepended_Concatenation_Mark of Unicode).
  private var isPrependedMark: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
