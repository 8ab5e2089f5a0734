// SPDX-License-Identifier: MIT

import Foundation

extension PersonNameComponents {
  /// A format of names.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The parts of the name.
    public enum Style: Codable, Hashable, Sendable {
      /// The given name, or else the family name.
      case short
      /// The given name and the family name.
      case medium
      /// All parts.
      case long
      /// The initials.
      case abbreviated
    }

    /// The parts of the name.
    public var style: Style
    /// The locale.
    public var locale: Locale

    /// Creates a format.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the text of a name, whose order and spaces are those of its script and the locale.
    public func format(_ value: PersonNameComponents) -> String {
      let isEastAsian = [value.familyName, value.givenName].compactMap(\.self).joined()
        .unicodeScalars.contains {
          $0.properties.isIdeographic || Self.syllables.contains($0.value)
        }
      let language = locale.language.languageCode?.identifier ?? ""
      let isFamilyFirst = isEastAsian || ["hu", "ja", "ko", "vi", "zh"].contains(language)
      func joined(_ parts: [String?], _ separator: String) -> String {
        parts.compactMap { $0.flatMap { $0.isEmpty ? nil : $0 } }.joined(separator: separator)
      }
      func ordered(_ given: [String?], _ family: String?) -> [String?] {
        isFamilyFirst ? [family] + given : given + [family]
      }
      let space = isEastAsian ? "" : " "
      switch style {
      case .short:
        return [value.nickname, value.givenName, value.familyName].compactMap(\.self).first ?? ""
      case .medium: return joined(ordered([value.givenName], value.familyName), space)
      case .long:
        let names = ordered([value.givenName, value.middleName], value.familyName)
        return joined([value.namePrefix] + names + [value.nameSuffix], space)
      case .abbreviated:
        if isEastAsian { return String((value.familyName ?? value.givenName ?? "").prefix(2)) }
        let initials = ordered([value.givenName], value.familyName).map {
          $0?.prefix(1).uppercased()
        }
        return joined(initials, "")
      }
    }

    /// Returns the format in a locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// Hangul, Hiragana and Katakana.
    private static let syllables: [ClosedRange<UInt32>] = [0x3040...0x30FF, 0xAC00...0xD7A3]
  }

  /// Returns the given name and the family name.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// Returns the text in a format.
  public func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == PersonNameComponents { style.format(self) }
}

extension PersonNameComponents {
  /// The reading of names whose parts are separated by spaces.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Creates a strategy.
    public init() {}

    /// Returns the parts of a name.
    ///
    /// - Throws: An error for an empty text.
    public func parse(_ value: String) throws -> PersonNameComponents {
      try PersonNameComponents(value)
    }
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// The reading of names.
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// The reading of names.
  public static var name: Self { Self() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A format of names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

extension [ClosedRange<UInt32>] {
  fileprivate func contains(_ value: UInt32) -> Bool { contains { $0 ~= value } }
}
