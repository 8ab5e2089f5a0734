// SPDX-License-Identifier: MIT

internal import _FoundationICU

/// A plural category of CLDR: the form of a text that belongs to a number in a language.
///
/// Source: Unicode Technical Standard #35, part 3, “Language Plural Rules”.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// Creates the category of a number by the rules of a language: `other` for unknown languages.
  init(of number: Double, language: String) {
    var status = U_ZERO_ERROR
    let rules = swift_uplrules_open(language, &status)
    defer { swift_uplrules_close(rules) }
    // The longest keyword has five characters.
    var keyword = [UInt16](repeating: 0, count: 16)
    let count = swift_uplrules_select(rules, number, &keyword, Int32(keyword.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, keyword.indices.contains(Int(count)) else {
      self = .other
      return
    }
    self =
      PluralCategory(rawValue: String(decoding: keyword[..<Int(count)], as: UTF16.self)) ?? .other
  }
}
