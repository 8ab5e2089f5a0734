// SPDX-License-Identifier: MIT

import Foundation

/// A formatter of measurements.
///
/// `@unchecked`: as Apple's, a formatter is configured before it is used by several threads.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The unit that is shown.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, instead of that of the locale.
    public static let providedUnit = Self(rawValue: 1)
    /// The unit of the locale that suits the value.
    public static let naturalScale = Self(rawValue: 2)
    /// A temperature without its scale, such as “90°”.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// The unit that is shown; that of the locale by default.
  open var unitOptions: UnitOptions = []
  /// The width of the unit; `.medium` by default.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale; the current one by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! {
    get { ownLocale ?? .current }
    set { ownLocale = newValue }
  }
  /// The formatter of the number; the locale's by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! {
    get {
      if let ownFormatter { return ownFormatter }
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      formatter.locale = locale
      ownFormatter = formatter
      return formatter
    }
    set { ownFormatter = newValue }
  }

  private var ownLocale: Locale?
  private var ownFormatter: NumberFormatter?

  /// Returns the text of a measurement.
  open func string<UnitType>(from measurement: Measurement<UnitType>) -> String
  where UnitType: Unit {
    text(of: measurement.value, measurement.unit)
  }

  /// Returns the text of a unit.
  open func string(from unit: Unit) -> String {
    text(of: 1, unit).withoutNumber
  }

  private func text(of value: Double, _ unit: Unit) -> String {
    var texts = MeasurementText(
      unitStyle, usage: unitOptions.contains(.providedUnit) ? nil : "default",
      numbers: ownFormatter, locale: locale)
    texts.hidesScaleName = unitOptions.contains(.temperatureWithoutUnit)
    return texts.text(of: value, unit)
  }
}

extension MeasurementText {
  /// Creates the texts of a formatter.
  ///
  /// - Parameters:
  ///   - style: The width of the unit.
  ///   - usage: The use in ICU; `nil` for the unit as it is.
  ///   - numbers: The formatter of numbers, of which only the fraction digits are used.
  ///   - locale: The locale.
  init(
    _ style: Formatter.UnitStyle, usage: String?, numbers: NumberFormatter?, locale: Locale
  ) {
    width =
      switch style {
      case .short: "narrow"
      case .long: "full-name"
      default: "short"
      }
    self.usage = usage
    self.locale = locale
    number = .number.locale(locale)
      .precision(.fractionLength(numbers?.fractionDigits ?? 0...3))
  }
}

extension NumberFormatter {
  /// The numbers of digits after the decimal separator.
  fileprivate var fractionDigits: ClosedRange<Int> {
    let least = max(0, minimumFractionDigits)
    return least...max(least, min(maximumFractionDigits, 100))
  }
}

extension String {
  /// The unit of a measurement with an integer.
  var withoutNumber: String {
    trimmingCharacters(in: CharacterSet.decimalDigits.union(.whitespaces))
  }
}
