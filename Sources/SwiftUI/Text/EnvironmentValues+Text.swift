// SPDX-License-Identifier: MIT

import Foundation

private struct CurrentDateKey: EnvironmentKey {
  static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 190_028_460) }
}

private struct LocalizationKey: EnvironmentKey {
  static var defaultValue: Localization? { nil }
}

/// The closure that returns the localization of a key in a table of a bundle; `nil` if there is
/// none.
package typealias Localization =
  @Sendable (_ key: String, _ table: String?, Bundle?, Locale) -> String?

extension EnvironmentValues {
  /// The date that relative dates and timers refer to: by default January 9, 2007, 9:41 GMT, never
  /// the machine's clock.
  public var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }

  /// The closure that looks up localized strings; `nil` shows keys.
  package var localization: Localization? {
    get { self[LocalizationKey.self] }
    set { self[LocalizationKey.self] = newValue }
  }

  /// Returns the localization of a key; `nil` if there is none.
  func localizedFormat(_ key: String, table: String?, bundle: Bundle?) -> String? {
    localization?(key, table, bundle, base.locale)
  }
}
