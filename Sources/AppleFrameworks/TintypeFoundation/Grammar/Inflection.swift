// SPDX-License-Identifier: MIT

import Foundation

/// The agreement of nouns with a number, such as “3 books”.
///
/// The languages are six of those for which Foundation documents automatic grammar agreement. Apple's
/// lexicons are not public: plurals follow the spelling rules of the language and a list of exceptions.
package struct Inflection: Sendable {
  /// Words that the plural does not change, and after which nothing is changed.
  private let stops: Set<String>
  /// The ending of a singular and of its plural, in the order in which they are tried.
  private let rules: [Rule]
  /// The words before the number's noun that change.
  private let scope: Scope

  /// The words of a phrase that agree with a number.
  enum Scope {
    /// The last one: adjectives do not change.
    case lastWord
    /// All of them: adjectives have the endings of nouns.
    case allWords
    /// The first capitalized one, and the adjectives before it.
    case capitalizedNoun
  }

  private struct Rule {
    var ending: String
    var plural: String
    /// A Boolean value that indicates whether the ending is the whole word.
    var isWord: Bool
  }

  /// Creates the inflection of a language; `nil` for a language without rules.
  ///
  /// - Parameter language: An identifier such as `es-MX`.
  package init?(language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    guard let known = Self.languages[String(code)] else { return nil }
    self = known
  }

  /// Creates the inflection of a language.
  ///
  /// - Parameters:
  ///   - scope: The words that change.
  ///   - stops: The words that end the phrase of the noun, separated by slashes.
  ///   - rules: Endings such as `y>ies`; `^` marks a whole word.
  init(_ scope: Scope, stops: String, rules: String) {
    self.scope = scope
    self.stops = Set(stops.split(separator: "/").map(String.init))
    self.rules = rules.split(whereSeparator: \.isWhitespace).compactMap { rule in
      let parts = rule.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = parts.first, let plural = parts.last, parts.count == 2 else { return nil }
      let isWord = first.hasPrefix("^")
      return Rule(
        ending: String(isWord ? first.dropFirst() : first), plural: String(plural), isWord: isWord)
    }
  }

  private static let languages = [
    "de": german, "en": english, "es": spanish, "fr": french, "it": italian, "pt": portuguese,
  ]

  /// Returns the words after a number in the plural.
  package func plural(ofPhrase phrase: String) -> String {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let start = words.firstIndex { !$0.isEmpty } ?? words.endIndex
    let end =
      words[start...].dropFirst().firstIndex { word in
        stops.contains(word.lowercased()) || !(word.first?.isLetter ?? false)
      } ?? words.endIndex
    guard start < end else { return phrase }
    switch scope {
    case .lastWord: words[end - 1] = plural(of: words[end - 1])
    case .allWords: for index in start..<end { words[index] = plural(of: words[index]) }
    case .capitalizedNoun:
      let noun = (start..<end).first { words[$0].first?.isUppercase == true } ?? end - 1
      for index in start..<noun where words[index].hasSuffix("er") || words[index].hasSuffix("es") {
        words[index].removeLast()
      }
      words[noun] = plural(of: words[noun])
    }
    return words.joined(separator: " ")
  }

  /// Returns the plural of a word, whose punctuation and capitals remain.
  func plural(of word: String) -> String {
    let letters = word.prefix { $0.isLetter || $0 == "-" || $0 == "’" || $0 == "'" }
    let lowercase = letters.lowercased()
    guard !letters.isEmpty,
      let rule = rules.first(where: {
        $0.isWord ? lowercase == $0.ending : lowercase.hasSuffix($0.ending)
      })
    else { return word }
    let stem = letters.dropLast(rule.ending.count)
    let isUppercase = letters.count > 1 && letters.allSatisfy(\.isUppercase)
    var ending = isUppercase ? rule.plural.uppercased() : rule.plural
    if stem.isEmpty, letters.first?.isUppercase == true {
      ending = ending.prefix(1).uppercased() + ending.dropFirst()
    }
    return stem + ending + word.dropFirst(letters.count)
  }
}
