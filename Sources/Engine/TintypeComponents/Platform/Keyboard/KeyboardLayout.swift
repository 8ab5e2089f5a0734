// SPDX-License-Identifier: MIT

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// The letters of a software keyboard in a language.
struct KeyboardLayout {
  /// The letters of three rows.
  let rows: [String]
  /// The text of the key that returns to the letters.
  var name = "ABC"
  /// A Boolean value that indicates whether the letters have a case.
  var hasCase = true

  /// The digits and punctuation marks of three rows.
  static let digits = ["1234567890", "-/:;()$&@\"", ".,?!'"]
  /// The digits and punctuation marks of three rows of a tablet.
  static let tabletDigits = ["1234567890", "@#$&*()'\"", "%-+=/;:,."]

  /// The letters of languages, by language code; other languages have those of English.
  ///
  /// Source: the layouts that Apple's iPhone User Guide names for these languages.
  private static let languages: [String: KeyboardLayout] = {
    let nordic = KeyboardLayout(rows: ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm"])
    let swedish = KeyboardLayout(rows: ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"])
    return [
      "ar": KeyboardLayout(
        rows: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"], name: "أ ب ج", hasCase: false),
      "da": KeyboardLayout(rows: ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"]),
      "de": KeyboardLayout(rows: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]),
      "es": KeyboardLayout(rows: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]),
      "fi": swedish,
      "fr": KeyboardLayout(rows: ["azertyuiop", "qsdfghjklm", "wxcvbn'"]),
      "he": KeyboardLayout(
        rows: ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"], name: "אבג", hasCase: false),
      "nb": nordic, "no": nordic,
      "ru": KeyboardLayout(rows: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], name: "АБВ"),
      "sv": swedish,
      "uk": KeyboardLayout(rows: ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю"], name: "АБВ"),
    ]
  }()

  /// Returns the layout of a locale's language.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - isLatin: Whether a language with other letters has those of English.
  init(for locale: Locale, isLatin: Bool) {
    let language = locale.language.languageCode?.identifier ?? ""
    let layout = Self.languages[language]
    self =
      layout.flatMap { isLatin && $0.name != "ABC" ? nil : $0 }
      ?? KeyboardLayout(rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
  }

  private init(rows: [String], name: String = "ABC", hasCase: Bool = true) {
    (self.rows, self.name, self.hasCase) = (rows, name, hasCase)
  }

  /// Returns the digits from 0 to 9 in the numbering system of a locale.
  static func digits(for locale: Locale, isASCII: Bool) -> [String] {
    let zero: UInt32
    switch locale.numberingSystem.identifier {
    case "arab" where !isASCII: zero = 0x660
    case "arabext" where !isASCII: zero = 0x6F0
    case "deva" where !isASCII: zero = 0x966
    default: zero = 0x30
    }
    return (0..<10).map { Unicode.Scalar(zero + $0).map { String($0) } ?? "" }
  }
}
