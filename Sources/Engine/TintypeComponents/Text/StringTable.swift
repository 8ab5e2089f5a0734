// SPDX-License-Identifier: MIT

/// Translations of texts by the original text, for sheets whose components contain their texts.
package struct StringTable: Hashable, Sendable {
  /// The translations by the original texts.
  package let strings: [String: String]

  /// Creates a table.
  package init(_ strings: [String: String]) { self.strings = strings }

  /// Returns the translation of a text, or the text itself without one.
  package subscript(text: String) -> String { strings[text] ?? text }
}

extension EnvironmentValues {
  private enum StringTableKey: EnvironmentKey {
    static let defaultValue: StringTable? = nil
  }

  /// The translations of all texts; `nil` for none.
  package var stringTable: StringTable? {
    get { self[StringTableKey.self] }
    set { self[StringTableKey.self] = newValue }
  }

  /// Returns the translation of a text, or the text itself without one.
  package func translated(_ text: String) -> String { stringTable?[text] ?? text }
}
