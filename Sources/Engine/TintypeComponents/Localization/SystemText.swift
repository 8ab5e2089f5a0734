// SPDX-License-Identifier: MIT

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// A text that a control supplies, in the language of a locale.
///
/// Texts in languages without a translation are in English.
package struct SystemText: Hashable, Sendable {
  private let english: String
  /// The texts in other languages, by language tags of BCP 47.
  private let translations: [String: String]

  init(_ english: String, _ translations: [String: String]) {
    (self.english, self.translations) = (english, translations)
  }

  /// Returns the text in the language of a locale.
  package func string(for locale: Locale) -> String {
    LanguageMatching.best(of: translations.keys, for: locale).flatMap { translations[$0] }
      ?? english
  }

  /// Returns the text in the language of a locale, with a value in place of its placeholder “%@”.
  package func string(_ value: String, for locale: Locale) -> String {
    string(for: locale).replacing("%@", with: value)
  }

  /// The languages of all texts except English.
  package static let languages = Self.search.translations.keys.sorted()
}
