// SPDX-License-Identifier: MIT

// Without its international half, FoundationEssentials takes every locale for `en_001`, knows no
// time zone but GMT, and traps on calendars other than the Gregorian one.
#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// Language, time zone and calendar: values that are the same on every machine.
struct LocaleValues: Sendable {
  var locale = Self.defaultLocale
  var timeZone = TimeZone.gmt
  var calendar = Self.defaultCalendar

  // Made once: an environment is created for each picture.
  private static let defaultLocale = Locale(identifier: "en_US")
  private static let defaultCalendar = Calendar(identifier: .gregorian)
}

extension EnvironmentValues {
  /// The language and region that texts are formatted for; `en_US` by default, never the machine's.
  public var locale: Locale {
    get { international.locale }
    set { international.locale = newValue }
  }

  /// The time zone that times are told in; GMT by default, never the machine's.
  public var timeZone: TimeZone {
    get { international.timeZone }
    set { international.timeZone = newValue }
  }

  /// The calendar that days are told by; the Gregorian one by default.
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

/// What can be known of an identifier before it is used.
enum LocaleIdentifier {
  /// Whether an identifier names a language that exists, and a region where it names one.
  ///
  /// Languages are those of ISO 639 and regions those of ISO 3166-1, as ICU knows them, together
  /// with the areas of UN M.49 and the regions `XA` and `XB` of pseudo-locales.
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

  /// The time zone of a name; `nil` where there is none.
  static func timeZone(_ identifier: String) -> TimeZone? {
    identifier.utf8.count <= 100 ? TimeZone(identifier: identifier) : nil
  }
}

/// A length in a component's body that grows with the text.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title) var icon = 24
/// ```
///
/// Outside of a body the length is the one given.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value
  private let textStyle: Font.TextStyle

  /// Creates a length.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length in points at the size `.large`.
  ///   - textStyle: The style that it grows with, body by default.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    value = wrappedValue
    self.textStyle = textStyle
  }

  /// The length at the size of the environment, in whole pixels unless that size is `.large`.
  public var wrappedValue: Value {
    let environment = EnvironmentValues.current
    return Value(
      textStyle.scaled(
        Double(value), for: environment.dynamicTypeSize, displayScale: environment.displayScale))
  }
}
