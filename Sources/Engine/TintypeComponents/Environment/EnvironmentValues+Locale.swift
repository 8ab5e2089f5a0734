// SPDX-License-Identifier: MIT

// Without FoundationInternationalization, FoundationEssentials treats every locale as `en_001`, has
// no time zone except GMT, and traps on calendars other than the Gregorian one.
#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// The locale, time zone and calendar, with defaults that are the same on every machine.
struct LocaleValues: Sendable {
  var locale = Self.defaultLocale
  var timeZone = TimeZone.gmt
  var calendar = Self.defaultCalendar

  // Created once, because an environment is created for each image.
  private static let defaultLocale = Locale(identifier: "en_US")
  private static let defaultCalendar = Calendar(identifier: .gregorian)
}

extension EnvironmentValues {
  /// The locale for formatting; `en_US` by default, never the machine's.
  public var locale: Locale {
    get { international.locale }
    set { international.locale = newValue }
  }

  /// The time zone for formatting; GMT by default, never the machine's.
  public var timeZone: TimeZone {
    get { international.timeZone }
    set { international.timeZone = newValue }
  }

  /// The calendar; Gregorian by default.
  ///
  /// Its locale and time zone are always those of the environment.
  public var calendar: Calendar {
    get {
      var calendar = international.calendar
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { international.calendar = newValue }
  }
}

/// Validation of locale and time zone identifiers.
enum LocaleIdentifier {
  /// Returns whether an identifier contains a known language and, if it contains a region, a known
  /// region.
  ///
  /// Languages are those of ISO 639 and regions those of ISO 3166-1, as known to ICU, in addition
  /// to the areas of UN M.49 and the regions `XA` and `XB` of pseudo-locales.
  static func isKnown(_ identifier: String) -> Bool {
    let marks = Set("-_@=;.".unicodeScalars)
    let isPlain = identifier.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
        || marks.contains(scalar)
    }
    guard isPlain, !identifier.isEmpty, identifier.utf8.count <= 100 else { return false }
    let parts = Locale.Components(identifier: identifier)
    guard let language = parts.languageComponents.languageCode, language.isISOLanguage else {
      return false
    }
    guard let region = parts.languageComponents.region else { return true }
    let code = region.identifier
    return region.isISORegion || ["XA", "XB"].contains(code)
      || code.count == 3 && code.allSatisfy(\.isNumber)
  }

  /// Returns the time zone with a name, if it exists.
  static func timeZone(_ identifier: String) -> TimeZone? {
    identifier.utf8.count <= 100 ? TimeZone(identifier: identifier) : nil
  }
}

/// A length in a component's body that scales with the text size.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) var icon = 24
/// ```
///
/// Outside a body, the length is unscaled.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value
  private let textStyle: Font.TextStyle

  /// Creates a length.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length in points at the size `.large`.
  ///   - textStyle: The text style with which the length scales, body by default.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    value = wrappedValue
    self.textStyle = textStyle
  }

  /// The length for the environment's Dynamic Type size, rounded to whole pixels except at
  /// `.large`.
  public var wrappedValue: Value {
    let environment = EnvironmentValues.current
    return Value(
      textStyle.scaled(
        Double(value), for: environment.dynamicTypeSize, displayScale: environment.displayScale))
  }
}
