// SPDX-License-Identifier: MIT

import Foundation

extension Locale {
  /// A pseudo-language that adds an accent to each Latin letter of a localized string.
  ///
  /// Text without accents is not localized. The identifier is that of CLDR's pseudo-locale.
  ///
  /// ```swift
  /// CartView().environment(\.locale, .accentedPseudolanguage)
  /// ```
  ///
  /// The strings are those of the source language.
  public static let accentedPseudolanguage = Locale(identifier: "en_XA")

  /// A pseudo-language that writes localized strings from right to left.
  ///
  /// Set `\.layoutDirection` as well. The strings are those of the source language.
  public static let rightToLeftPseudolanguage = Locale(identifier: "en_XB")

  /// A pseudo-language that repeats each localized string.
  ///
  /// It shows whether there is space for longer translations. The strings are those of the source
  /// language.
  public static let doubleLengthPseudolanguage = Locale(identifier: "en_XC")
}

/// A change of localized strings that shows errors in localization without a translation.
enum PseudoLanguage: String {
  case accented = "XA"
  case rightToLeft = "XB"
  case doubleLength = "XC"

  /// Creates the pseudo-language of a locale; `nil` for other locales.
  init?(_ locale: Locale) {
    guard locale.identifier.hasPrefix("en_X") else { return nil }
    self.init(rawValue: String(locale.identifier.dropFirst(3)))
  }

  /// Returns changed parts of a text.
  func applied(to parts: [TextPart]) -> [TextPart] {
    switch self {
    case .accented, .rightToLeft:
      parts.map { part in
        guard case .string(let string) = part.content else { return part }
        var part = part
        part.content = .string(applied(to: string))
        return part
      }
    case .doubleLength: parts + [TextPart(" ")] + parts
    }
  }

  /// Returns a changed string.
  func applied(to string: String) -> String {
    switch self {
    case .accented: String(string.map { Self.accents[$0] ?? $0 })
    // Unicode Standard Annex #9: RIGHT-TO-LEFT OVERRIDE, and POP DIRECTIONAL FORMATTING.
    case .rightToLeft: "\u{202E}\(string)\u{202C}"
    case .doubleLength: "\(string) \(string)"
    }
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž"))
}
