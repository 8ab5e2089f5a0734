// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The key of a localized string, with interpolated values.
///
/// ```swift
/// Text("Hello, **\(name)**")  // The key is “Hello, **%@**”.
/// ```
public struct LocalizedStringKey: Equatable {
  /// The key: a format string with a specifier for each value.
  let key: String
  /// The values.
  let arguments: [FormatArgument]
  /// The format that is shown if the key has no localization.
  let fallback: String

  init(key: String, arguments: [FormatArgument], fallback: String? = nil) {
    self.key = key
    self.arguments = arguments
    self.fallback = fallback ?? key
  }

  /// Creates a key from a string, which can contain Markdown.
  public init(_ value: String) { self.init(key: value, arguments: []) }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }
}

/// A value of a localized string key.
struct FormatArgument: Equatable {
  /// The text of the value.
  let source: any TextSource
  /// The specifier of the value in the key.
  let specifier: String

  static func == (lhs: FormatArgument, rhs: FormatArgument) -> Bool {
    lhs.specifier == rhs.specifier && lhs.source.isEqual(to: rhs.source)
  }
}

extension LocalizedStringKey {
  /// Returns the parts of the localized text.
  ///
  /// The format is the localization of the key, or the key itself. Markdown in the format becomes
  /// attributes; the values are inserted as they are.
  func parts(
    table: String?, bundle: Bundle?, in environment: EnvironmentValues
  ) -> [TextPart] {
    let (pieces, language) = pieces(table: table, bundle: bundle, locale: environment.base.locale)
    let parts = valueParts(of: pieces, in: environment)
    let pseudoLanguage = PseudoLanguage(environment.base.locale)
    if pseudoLanguage == nil, let text = Self.plainText(of: pieces, parts) {
      return text.isEmpty && !arguments.isEmpty ? [] : [TextPart(text)]
    }
    let (plain, values) = markedText(pieces, parts, language: language)
    let marked = InlineMarkdown.parts(of: plain, in: environment)
    let changed = pseudoLanguage?.applied(to: marked) ?? marked
    guard !values.isEmpty else { return changed }
    let replacements = values.mapValues(\.parts)
    return changed.flatMap { $0.replacing(replacements) }
  }

  /// Returns the text of pieces without Markdown and of values without attributes, which most texts
  /// consist of; `nil` if there are others.
  private static func plainText(of pieces: [FormatString.Piece], _ parts: [[TextPart]]) -> String? {
    var (text, literals) = ("", "")
    var index = 0
    while index < pieces.count {
      if case .literal(let string) = pieces[index] {
        text += string
        literals += string
      } else {
        guard parts[index].count == 1, case .string(let string) = parts[index][0].content,
          parts[index][0].attributes.isEmpty
        else { return nil }
        text += string
      }
      index += 1
    }
    // A phrase that agrees with a number begins like a link, so that it is found, too.
    return InlineMarkdown.hasMarkup(literals) ? nil : text
  }

  /// Returns the parts of the value of each piece, none for a literal.
  private func valueParts(
    of pieces: [FormatString.Piece], in environment: EnvironmentValues
  ) -> [[TextPart]] {
    pieces.map { piece in
      guard case .argument(let index, let specifier) = piece else { return [] }
      return arguments[index].parts(specifier: specifier, in: environment)
    }
  }

  /// Returns the localized text with attributes for its Markdown and for those of values.
  func attributedString(
    table: String?, bundle: Bundle?, in environment: EnvironmentValues
  ) -> AttributedString {
    let (pieces, language) = pieces(table: table, bundle: bundle, locale: environment.base.locale)
    let (plain, values) = markedText(
      pieces, valueParts(of: pieces, in: environment), language: language)
    var string = (try? AttributedString(markdown: plain)) ?? AttributedString(plain)
    for (mark, value) in values {
      var replacement =
        (arguments[value.index].source as? AttributedSource)?.string
        ?? AttributedString(value.parts.map(\.string).joined())
      while let range = string.range(of: String(mark)) {
        if let attributes = string[range].runs.first?.attributes {
          replacement.mergeAttributes(attributes, mergePolicy: .keepCurrent)
        }
        string.replaceSubrange(range, with: replacement)
      }
    }
    return string
  }

  /// Returns the localized text with a character of a private area in place of each value, which
  /// Markdown leaves unchanged.
  private func markedText(
    _ pieces: [FormatString.Piece], _ valueParts: [[TextPart]], language: String
  ) -> (text: String, values: [Character: (index: Int, parts: [TextPart])]) {
    var plain = ""
    var values: [Character: (index: Int, parts: [TextPart])] = [:]
    var numbers: [Character: GrammarAgreement.Value] = [:]
    for (piece, parts) in zip(pieces, valueParts) {
      switch piece {
      case .literal(let string): plain += string
      case .argument(let index, _):
        guard let scalar = Unicode.Scalar(firstMark + UInt32(values.count)) else { continue }
        let mark = Character(scalar)
        values[mark] = (index, parts)
        numbers[mark] = arguments[index].number.map { .number($0) } ?? parts.plainString
        plain.append(mark)
      }
    }
    var agreement = GrammarAgreement(language: language, values: numbers)
    plain = agreement.applied(to: plain)
    for phrase in agreement.unchanged {
      ViewTree.warnCurrent(
        "There are no rules for the plural of “\(phrase)” in the language “\(language)”. "
          + "Add plural forms to a string catalog instead of “inflect: true”.")
    }
    return (plain, values)
  }

  /// Returns the characters of the localized text, whose Markdown is left as it is.
  func string(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> String {
    let pseudoLanguage = PseudoLanguage(environment.base.locale)
    let string = pieces(table: table, bundle: bundle, locale: environment.base.locale).pieces.map {
      piece in
      switch piece {
      case .literal(let string):
        pseudoLanguage == .accented ? PseudoLanguage.accented.applied(to: string) : string
      case .argument(let index, let specifier):
        arguments[index].parts(specifier: specifier, in: environment).map(\.string).joined()
      }
    }
    .joined()
    return pseudoLanguage == .accented ? string : pseudoLanguage?.applied(to: string) ?? string
  }

  /// Returns the parts of the localization, whose indices are those of values, and the language, and
  /// reports errors.
  private func pieces(
    table: String?, bundle: Bundle?, locale: Locale
  ) -> (pieces: [FormatString.Piece], language: String) {
    let found =
      StringTables.format(of: key, table: table, bundle: bundle, for: locale) { error in
        ViewTree.reportCurrent(.stringTable(file: error.file, reason: error.reason))
      }
    let format = found ?? LocalizedFormat(format: fallback, language: locale.identifier)
    // A key is usually English.
    let language = found?.language ?? "en"
    // Without values, the text is not a format: a percent sign is literal.
    guard !arguments.isEmpty else { return ([.literal(format.format)], language) }
    let (pieces, errors) = format.pieces(numbers: arguments.map(\.number))
    for error in errors {
      ViewTree.reportCurrent(.localizedFormat(key: key, language: format.language, error))
    }
    return (pieces, language)
  }
}

extension [TextPart] {
  /// The characters of a text without attributes; `nil` for another one.
  fileprivate var plainString: GrammarAgreement.Value? {
    guard let part = first, count == 1, case .string(let string) = part.content,
      part.attributes.isEmpty
    else { return nil }
    return .string(string)
  }
}

extension FormatArgument {
  /// The number that selects a plural form; `nil` for a value that is not a number.
  fileprivate var number: Double? { (source as? any SpecifiedSource)?.number }

  /// Returns the text of the value for a specifier of a format.
  fileprivate func parts(specifier: String, in environment: EnvironmentValues) -> [TextPart] {
    if let value = source as? any SpecifiedSource, specifier != self.specifier {
      return value.parts(specifier: specifier, in: environment)
    }
    return source.parts(in: environment)
  }
}

extension Character {
  /// A Boolean value that indicates whether the character can stand for a value.
  fileprivate var isMark: Bool { (unicodeScalars.first?.value ?? 0) >= firstMark }
}

/// The first scalar value that stands for a value, in Supplementary Private Use Area-A.
private let firstMark: UInt32 = 0xF0000

extension TextPart {
  /// Returns the part with characters replaced by parts, which inherit its attributes.
  fileprivate func replacing(_ values: [Character: [TextPart]]) -> [TextPart] {
    guard case .string(let string) = content,
      string.contains(where: { $0.isMark && values[$0] != nil })
    else {
      return [self]
    }
    var parts: [TextPart] = []
    var rest = ""
    func endString() {
      guard !rest.isEmpty else { return }
      var part = self
      part.content = .string(rest)
      parts.append(part)
      rest = ""
    }
    for character in string {
      guard character.isMark, let value = values[character] else {
        rest.append(character)
        continue
      }
      for var part in value {
        // A value without attributes belongs to the same part, so that it is set together with it.
        if case .string(let string) = part.content, part.attributes.isEmpty {
          rest += string
          continue
        }
        endString()
        part.attributes = part.attributes.inside(attributes)
        parts.append(part)
      }
    }
    endString()
    return parts
  }
}
