// SPDX-License-Identifier: MIT

/// The content of a file `.xcstrings`.
struct StringCatalog: Decodable {
  /// The language of keys without localizations.
  var sourceLanguage: String
  /// The entries by their keys.
  var strings: [String: Entry]

  /// The localizations of a key.
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  /// The text of a key in a language.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  /// A text.
  struct Unit: Decodable {
    var value: String
  }

  /// The texts of plural categories or of devices.
  struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
  }

  /// The text of a plural category or of a device.
  struct Variation: Decodable {
    var stringUnit: Unit?
  }

  /// A part of a text that depends on a number.
  struct Substitution: Decodable {
    /// The position of the number among the values, from 1.
    var argNum: Int?
    /// The specifier of the number without the percent sign.
    var formatSpecifier: String?
    var variations: Variations?
  }
}
