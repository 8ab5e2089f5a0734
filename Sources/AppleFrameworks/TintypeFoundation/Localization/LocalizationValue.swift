// SPDX-License-Identifier: MIT

import Foundation

extension String {
  /// A localized string with interpolated values.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key: a format string with a specifier for each value.
    package private(set) var key: String
    /// The values.
    package let arguments: [LocalizedArgument]
    /// The format that is used if the key has no localization.
    package let fallback: String

    private init(key: String, arguments: [LocalizedArgument] = []) {
      self.key = key
      self.arguments = arguments
      fallback = key
    }

    /// Creates a value from a string.
    public init(_ value: String) { self.init(key: value) }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(key: value) }

    /// Creates a value from a literal with values.
    public init(stringInterpolation: StringInterpolation) {
      self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }

    /// The text without a localization.
    var text: String {
      guard !arguments.isEmpty else { return fallback }
      return String(
        format: fallback,
        arguments: arguments.map { ($0.value as? any _FormatSpecifiable)?._arg ?? "\($0.value)" })
    }

    /// Returns the value with another key.
    func named(_ key: StaticString) -> LocalizationValue {
      var value = self
      value.key = "\(key)"
      return value
    }
  }
}

extension String.LocalizationValue {
  /// The parts of a literal with interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [LocalizedArgument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      // The key is a format string.
      key += literal.replacing("%", with: "%%")
    }

    private mutating func append(_ value: any Equatable, specifier: String = "%@") {
      key += specifier
      arguments.append(LocalizedArgument(value: value, specifier: specifier))
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Appends a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value, specifier: value._specifier)
    }

    /// Appends a number as a specifier formats it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      append(value, specifier: specifier)
    }

    /// Appends an attributed string, which keeps its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(attributedString)
    }

    /// Appends a localized string.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(resource)
    }

    /// Appends a value as a formatter formats it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter.text(of: subject))
    }

    /// Appends a value as a formatter formats it.
    public mutating func appendInterpolation<Subject: _ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter.text(of: subject))
    }

    /// Appends an object as a formatter formats it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter.text(of: subject))
    }

    /// Appends a value as a format style formats it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(FormattedInput(input: input, format: format))
    }

    /// Appends a value as a format style formats it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(FormattedInput(input: input, format: format))
    }
  }
}

/// A value of a localized string.
// As in Foundation, the value need not be Sendable. It is only read, by one thread at a time.
package struct LocalizedArgument: Equatable, @unchecked Sendable {
  /// A string, attributed string, number, resource, or formatted value.
  package let value: any Equatable
  /// The specifier of the value in the key.
  package let specifier: String

  package static func == (lhs: LocalizedArgument, rhs: LocalizedArgument) -> Bool {
    func isEqual(_ value: some Equatable) -> Bool { value.isEqual(to: rhs.value) }
    return lhs.specifier == rhs.specifier && isEqual(lhs.value)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { (other as? Self) == self }
}

/// A value with its format style.
package protocol FormattedValue: Equatable {
  associatedtype Format: FormatStyle where Format.FormatInput: Equatable

  var input: Format.FormatInput { get }
  var format: Format { get }
}

private struct FormattedInput<Format: FormatStyle>: FormattedValue
where Format.FormatInput: Equatable {
  let input: Format.FormatInput
  let format: Format
}

/// A value type that Foundation bridges to a reference type on Apple's platforms.
public protocol _ReferenceConvertible: CustomStringConvertible {}

// These types conform to `ReferenceConvertible` on Apple's platforms only.
extension Data: _ReferenceConvertible {}
extension Date: _ReferenceConvertible {}
extension DateInterval: _ReferenceConvertible {}
extension Locale: _ReferenceConvertible {}
extension UUID: _ReferenceConvertible {}

extension Optional where Wrapped == Formatter {
  /// Returns the text of a value: its description without a formatter, or if the formatter cannot
  /// format it.
  package func text(of value: Any) -> String {
    self?.string(for: value) ?? String(describing: value)
  }
}
