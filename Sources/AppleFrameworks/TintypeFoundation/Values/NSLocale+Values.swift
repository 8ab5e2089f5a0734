// SPDX-License-Identifier: MIT

import Foundation

extension NSLocale {
  private var locale: Locale { self as Locale }

  /// The identifier.
  public var localeIdentifier: String { locale.identifier }
  /// The code of the language; empty for none.
  public var languageCode: String { locale.language.languageCode?.identifier ?? "" }
  /// The code of the country or region.
  public var countryCode: String? { locale.region?.identifier }
  /// The code of the country or region.
  public var regionCode: String? { locale.region?.identifier }
  /// The code of the script.
  public var scriptCode: String? { locale.language.script?.identifier }
  /// The code of the currency.
  public var currencyCode: String? { locale.currency?.identifier }
  /// The symbol of the currency; empty for none.
  public var currencySymbol: String { locale.currencySymbol ?? "" }
  /// The characters before a fraction.
  public var decimalSeparator: String { locale.decimalSeparator ?? "" }
  /// The characters between groups of digits.
  public var groupingSeparator: String { locale.groupingSeparator ?? "" }
  /// A Boolean value that indicates whether the measurements are metric.
  public var usesMetricSystem: Bool { locale.measurementSystem == .metric }

  /// Returns the name of a locale.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    locale.localizedString(forIdentifier: localeIdentifier) ?? ""
  }

  /// Returns the name of a language.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }

  /// Returns the name of a country or region.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a country or region.
  public func localizedString(forRegionCode regionCode: String) -> String? {
    locale.localizedString(forRegionCode: regionCode)
  }

  /// Returns the name of a currency.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }
}
