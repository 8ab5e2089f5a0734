// SPDX-License-Identifier: MIT

import Foundation

/// The letter case of displayed text, by Unicode's mappings (SpecialCasing.txt) and the rules of the
/// locale's language.
public enum TextCase: String, Hashable, Codable, Sendable, CaseIterable {
  /// Uppercase letters.
  case uppercase
  /// Lowercase letters.
  case lowercase

  /// Returns a string in this case: in Turkish, the capital of “i” is “İ”; Greek capitals have no
  /// accents; a small sigma at the end of a word is “ς”.
  func applied(to string: String, in locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}
