// SPDX-License-Identifier: MIT

public import Foundation

/// A spell checker, which finds no misspelled words.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  /// The ignored words.
  open var ignoredWords: [String]? = []

  /// Creates a spell checker.
  public override init() {
    super.init()
  }

  /// Returns the range `NSNotFound`, because no word counts as misspelled.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Returns `nil`, because there are no guesses.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    nil
  }

  /// Returns `nil`, because there are no completions.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    nil
  }

  /// Adds an ignored word.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Has no effect.
  open class func learnWord(_ word: String) {}
  /// Has no effect.
  open class func unlearnWord(_ word: String) {}
  /// Returns `false`.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  /// The languages: English.
  open class var availableLanguages: [String] { ["en_US"] }
}
