// SPDX-License-Identifier: MIT

import Foundation

/// The localized strings of a table in all languages of a bundle.
struct StringTable: Sendable {
  /// The strings by their languages and keys.
  private(set) var strings: [String: [String: LocalizedFormat]] = [:]
  /// The language of keys that have no localization.
  var sourceLanguage: String?
  /// The errors in files of the table.
  var errors: [StringTableError] = []

  /// Adds strings of a language, which replace strings with the same keys.
  mutating func add(_ entries: [String: LocalizedFormat], language: String) {
    strings[language, default: [:]].merge(entries) { $1 }
  }

  /// Returns the localization of a key for a locale: in the best matching language, or else in the
  /// source language; `nil` if both have none.
  func format(of key: String, for locale: Locale) -> LocalizedFormat? {
    let language = LanguageMatching.best(of: strings.keys, for: locale)
    if let language, let format = strings[language]?[key] { return format }
    return [sourceLanguage, "Base"].lazy.compactMap { $0.flatMap { strings[$0]?[key] } }.first
  }
}

/// An error in a file of localized strings.
struct StringTableError: Error, Hashable, Sendable {
  /// The file, relative to its bundle.
  var file: String
  /// The error.
  var reason: String
}
