// SPDX-License-Identifier: MIT

import Foundation

/// A localized string that is looked up when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key.
  public let key: String
  /// The name of the table; `nil` for the default.
  public let table: String?
  /// The locale of the string.
  public var locale: Locale
  /// The bundle of the table.
  public let bundle: LocalizedStringResource.BundleDescription
  /// The text that is used if the key has no localization.
  public let defaultValue: String.LocalizationValue

  /// The location of a table.
  public enum BundleDescription: Equatable, Sendable {
    /// The main bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    /// The bundle; `nil` for the main bundle.
    package var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }

    /// Returns a Boolean value that indicates whether two values are equal.
    public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool {
      switch (lhs, rhs) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }
  }

  private init(
    _ value: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription
  ) {
    key = value.key
    self.table = table
    self.locale = locale
    self.bundle = bundle
    defaultValue = value
  }

  /// Creates a resource whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource with a text that is shown if the key has no localization.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(defaultValue.named(key), table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
