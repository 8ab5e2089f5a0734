// SPDX-License-Identifier: MIT

import Foundation

// Foundation on Linux does not have this type.
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
  private let interpolation: LocalizedSource

  /// The location of a table.
  public enum BundleDescription: Equatable, Sendable {
    /// The main bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    /// The bundle; `nil` for the main bundle.
    var bundle: Bundle? {
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
    key: String, value: LocalizedStringKey, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    self.table = table
    self.locale = locale
    self.bundle = bundle
    interpolation = LocalizedSource(key: value, table: table, bundle: bundle.bundle)
  }

  /// Creates a resource whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key.key, value: keyAndValue.key, table: table, locale: locale,
      bundle: bundle)
  }

  /// Creates a resource with a text that is shown if the key has no localization.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", value: defaultValue.key(named: "\(key)"), table: table, locale: locale,
      bundle: bundle)
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text as a localized string key.
  var localizedKey: LocalizedStringKey { interpolation.key }
}

extension String {
  // Foundation on Linux does not have this type.
  /// A localized string with interpolated values.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    private let source: LocalizedSource

    /// The value as a localized string key.
    var key: LocalizedStringKey { source.key }

    /// Returns a localized string key with another key, for which the value is shown if the key has
    /// no localization.
    func key(named name: String) -> LocalizedStringKey {
      LocalizedStringKey(key: name, arguments: key.arguments, fallback: key.key)
    }

    /// The parts of a literal with interpolated values.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// Creates a value from a string.
    public init(_ value: String) { self.init(key: LocalizedStringKey(value)) }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from a literal with values.
    public init(stringInterpolation: StringInterpolation) {
      self.init(key: LocalizedStringKey(stringInterpolation: stringInterpolation))
    }

    private init(key: LocalizedStringKey) {
      source = LocalizedSource(key: key, table: nil, bundle: nil)
    }
  }
}
