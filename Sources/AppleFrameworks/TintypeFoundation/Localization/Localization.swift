// SPDX-License-Identifier: MIT

import Foundation

/// The localization of strings, which the module SwiftUI supplies.
package enum Localization {
  /// A closure that returns the localization of a key in a table, in the current language.
  package typealias Lookup = @Sendable (_ key: String, _ table: String?) -> String?
  /// A closure that returns the localization of a value.
  package typealias Texts<Text> =
    @Sendable (
      _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale
    ) -> Text

  private static let lookupConnection = Connection<Lookup>()
  private static let stringConnection = Connection<Texts<String>>()
  private static let attributedConnection = Connection<Texts<AttributedString>>()

  /// The closure that finds strings of the main bundle; `nil` for Foundation's tables.
  package static var lookup: Lookup? {
    get { lookupConnection.closure }
    set { lookupConnection.closure = newValue }
  }

  /// The closure that returns strings; not localized in a process without the module SwiftUI.
  package static var strings: Texts<String> {
    get { stringConnection.closure ?? { value, _, _, _ in value.text } }
    set { stringConnection.closure = newValue }
  }

  /// The closure that returns attributed strings; not localized in a process without the module SwiftUI.
  package static var attributedStrings: Texts<AttributedString> {
    get { attributedConnection.closure ?? { value, _, _, _ in AttributedString(value.text) } }
    set { attributedConnection.closure = newValue }
  }
}
