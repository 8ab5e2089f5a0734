// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

// Foundation on Linux does not have these initializers.
extension String {
  /// Creates a string from the localization of a key.
  ///
  /// While the body of a view is evaluated, the default locale is that of the view's environment.
  /// Otherwise, it is `en_US`, never the machine's.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is returned if it has no localization.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table; `nil` for the main bundle.
  ///   - locale: The locale, whose language is selected.
  ///   - comment: A comment for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a string from the localization of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text that is returned if the key has no localization.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table; `nil` for the main bundle.
  ///   - locale: The locale, whose language is selected.
  ///   - comment: A comment for translators.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      defaultValue.key(named: "\(key)"), table: table, bundle: bundle, locale: locale)
  }

  /// Creates a string from a localized string resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      resource.localizedKey, table: resource.table, bundle: resource.bundle.bundle,
      locale: resource.locale)
  }

  private init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale) {
    var environment = EnvironmentValues()
    environment.base.locale = locale
    self = key.string(table: table, bundle: bundle, in: environment)
  }
}
