// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// A value that a format string can format in several ways.
protocol SpecifiedSource: TextSource {
  /// The number that selects a plural form.
  var number: Double? { get }
  /// Returns the text of the value for a specifier.
  func parts(specifier: String, in environment: EnvironmentValues) -> [TextPart]
}

/// A number in a format string.
// The values are numbers, of which every type is Sendable.
struct NumberSource<Value: _FormatSpecifiable>: SpecifiedSource, @unchecked Sendable {
  let value: Value
  let specifier: String

  var number: Double? {
    if let integer = value._arg as? any BinaryInteger { return Double(integer) }
    return (value._arg as? any BinaryFloatingPoint).map { Double($0) }
  }

  func parts(in environment: EnvironmentValues) -> [TextPart] {
    parts(specifier: specifier, in: environment)
  }

  func parts(specifier: String, in environment: EnvironmentValues) -> [TextPart] {
    // `%@` would read the number as the address of an object.
    let specifier = specifier.hasSuffix("@") ? value._specifier : specifier
    if let digits = plainDigits(specifier, in: environment.base.locale) {
      return [TextPart(digits)]
    }
    return [
      TextPart(String(format: specifier, locale: environment.base.locale, value._arg))
    ]
  }
}

extension NumberSource {
  /// The specifiers of integers without a width, a precision or flags.
  private static var plainSpecifiers: Set<String> { ["%lld", "%ld", "%d"] }

  /// Returns an integer in English, in groups of three digits; `nil` for other numbers, specifiers
  /// and locales, which need a formatter.
  private func plainDigits(_ specifier: String, in locale: Locale) -> String? {
    guard let integer = value._arg as? Int64, Self.plainSpecifiers.contains(specifier),
      specifier != "%d" || Int32(exactly: integer) != nil
    else { return nil }
    let identifier = locale.identifier
    guard identifier == "en" || identifier == "en_US" else { return nil }
    var rest = integer.magnitude
    guard rest >= 1000 else { return "\(integer)" }
    var groups = ""
    while rest >= 1000 {
      let digits = "\(rest % 1000)"
      groups = "," + String(repeating: "0", count: 3 - digits.utf8.count) + digits + groups
      rest /= 1000
    }
    return (integer < 0 ? "-" : "") + "\(rest)" + groups
  }
}

/// A value that a format style formats, in the locale, time zone and calendar of the environment.
// The value and the style need not be Sendable, as in SwiftUI, whose Text is Sendable, too. They are
// only read, by one evaluation at a time.
struct FormattedSource<F: FormatStyle>: TextSource, @unchecked Sendable
where F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F
  /// The conversion of the output.
  let convert: (F.FormatOutput, EnvironmentValues) -> [TextPart]

  func parts(in environment: EnvironmentValues) -> [TextPart] {
    if let text = environment.relativeText(of: input, format: format) { return [TextPart(text)] }
    let format = environment.adapted(format.locale(environment.base.locale))
    return convert(format.format(input), environment)
  }

  static func == (lhs: FormattedSource, rhs: FormattedSource) -> Bool {
    lhs.input == rhs.input && lhs.format == rhs.format
  }
}

extension FormattedSource where F.FormatOutput == String {
  init(_ input: F.FormatInput, _ format: F) {
    self.init(input: input, format: format) { string, _ in [TextPart(string)] }
  }
}

extension FormattedSource where F.FormatOutput == AttributedString {
  init(_ input: F.FormatInput, _ format: F) {
    self.init(input: input, format: format) { $0.parts(in: $1) }
  }
}

/// A format that depends on the time zone and the calendar.
private protocol TimeFormat {
  var timeZone: TimeZone { get set }
  var calendar: Calendar { get set }
}

extension Date.FormatStyle: TimeFormat {}
extension Date.IntervalFormatStyle: TimeFormat {}
extension SystemFormatStyle.DateReference: TimeFormat {}

extension EnvironmentValues {
  /// Returns a format with the time zone and the calendar of the environment.
  func adapted<F: FormatStyle>(_ format: F) -> F {
    guard var dates = format as? any TimeFormat else { return format }
    dates.timeZone = base.timeZone
    dates.calendar = base.calendar
    return dates as? F ?? format
  }

  /// Returns the text of a date relative to the environment's current date; `nil` for other formats.
  fileprivate func relativeText<F: FormatStyle>(of input: F.FormatInput, format: F) -> String? {
    guard let format = format as? Date.RelativeFormatStyle, let date = input as? Date else {
      return nil
    }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: format.presentation, unitsStyle: format.unitsStyle,
      locale: base.locale, calendar: base.calendar,
      capitalizationContext: format.capitalizationContext)
    return style.format(currentDate)
  }
}
