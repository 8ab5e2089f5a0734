// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension LifeSignal {
  /// What the screens say: English, and German where that is spoken.
  package struct Wording: Sendable {
    /// What puts times into words of the same language.
    package let time: TimeFormatter
    private let isGerman: Bool

    /// Creates the words of a language.
    ///
    /// - Parameters:
    ///   - locale: Whose language is spoken; English for any but German.
    ///   - calendar: By which days begin.
    package init(locale: Locale, calendar: Calendar = .greenwich) {
      isGerman = locale.language.languageCode == .german
      time = TimeFormatter(locale: locale, calendar: calendar)
    }

    /// A text in the language; one that has no translation stays English.
    ///
    /// - Parameters:
    ///   - english: The English text, with `%@` where something is put in.
    ///   - values: What is put in, in the order of the English text.
    /// - Returns: The text.
    package func callAsFunction(_ english: String, _ values: String...) -> String {
      var parts = (isGerman ? Self.german[english] ?? english : english)
        .components(separatedBy: "%@")
      var text = parts.removeFirst()
      for (index, part) in parts.enumerated() {
        text += (index < values.count ? values[index] : "") + part
      }
      return text
    }
  }
}

extension EnvironmentValues {
  /// The words of the locale.
  var wording: LifeSignal.Wording {
    LifeSignal.Wording(locale: locale, calendar: calendar)
  }
}
