// SPDX-License-Identifier: MIT

import Foundation

extension LocalizedStringKey {
  /// The parts of a literal with interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [FormatArgument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    /// Appends characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      // The key is a format string.
      key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    mutating func append(_ source: some TextSource, specifier: String = "%@") {
      key += specifier
      arguments.append(FormatArgument(source: source, specifier: specifier))
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      append(VerbatimSource(string: string))
    }

    // Variants: ReferenceConvertible -> NSObject | _ReferenceConvertible
    /// Appends a value as a formatter formats it.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      append(VerbatimSource(string: formatter.text(of: subject)))
    }

    // Variants: F.FormatOutput == String -> F.FormatOutput == AttributedString
    /// Appends a value as a format style formats it.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(FormattedSource(input, format))
    }

    /// Appends a value that depends on the current date of the environment.
    @_disfavoredOverload
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
      append(TimeSource(source, format) { string, _ in [TextPart(string)] })
    }

    /// Appends a value that depends on the current date of the environment.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
      append(TimeSource(source, format) { $0.parts(in: $1) })
    }

    /// Appends a number.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      let specifier = value._specifier
      append(NumberSource(value: value, specifier: specifier), specifier: specifier)
    }

    /// Appends a number as a specifier formats it.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String)
    where T: _FormatSpecifiable {
      append(NumberSource(value: value, specifier: specifier), specifier: specifier)
    }

    /// Appends a text, which keeps its attributes.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Appends an attributed string, which keeps its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(AttributedSource(string: attributedString))
    }

    /// Appends a localized string.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(Text(resource))
    }

    /// Appends the accessibility name of a color.
    public mutating func appendInterpolation(accessibilityName color: Color) {
      append(VerbatimSource(string: color.description))
    }

    /// Appends an image.
    public mutating func appendInterpolation(_ image: Image) {
      append(ImageSource(image: image))
    }

    /// Appends a date in a format.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(DateSource(date: date, style: style))
    }

    /// Appends the interval between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(DateIntervalSource(dates: dates))
    }

    /// Appends an interval of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(DateIntervalSource(dates: interval.start...interval.end))
    }

    /// Appends a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        TimerSource(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }
  }
}
