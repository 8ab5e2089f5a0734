// SPDX-License-Identifier: MIT

import Foundation

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
    self = Localization.strings(keyAndValue, table, bundle, locale)
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
    self = Localization.strings(defaultValue.named(key), table, bundle, locale)
  }

  /// Creates a string from a localized string resource.
  public init(localized resource: LocalizedStringResource) {
    self = Localization.strings(
      resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale)
  }
}

extension AttributedString {
  /// Options for the attributes of values.
  public struct FormattingOptions: OptionSet, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Has no effect: values have no attribute with their position.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// Creates a string from the localization of a key, whose Markdown becomes attributes.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is used if it has no localization.
  ///   - options: They have no effect.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table; `nil` for the main bundle.
  ///   - locale: The locale, whose language is selected.
  ///   - comment: A comment for translators.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = Localization.attributedStrings(keyAndValue, table, bundle, locale)
  }

  /// Creates a string from the localization of a key, whose Markdown becomes attributes.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text that is used if the key has no localization.
  ///   - options: They have no effect.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table; `nil` for the main bundle.
  ///   - locale: The locale, whose language is selected.
  ///   - comment: A comment for translators.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue,
    options: FormattingOptions = [], table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Localization.attributedStrings(defaultValue.named(key), table, bundle, locale)
  }

  /// Creates a string from a localized string resource, whose Markdown becomes attributes.
  public init(localized resource: LocalizedStringResource) {
    self = Localization.attributedStrings(
      resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale)
  }
}
