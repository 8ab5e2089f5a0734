// SPDX-License-Identifier: MIT

import Foundation

/// The use of a measurement, which selects the unit in a locale.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The use in ICU; `nil` for the unit as it is.
  let name: String?

  /// The common unit of the locale.
  public static var general: Self { Self(name: "default") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A distance that is covered by a person.
  public static var person: Self { Self(name: "person") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// An amount of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// An amount of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// A visible distance.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy of physical work.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The volume of a liquid.
  public static var liquid: Self { Self(name: "fluid") }
}

extension Measurement where UnitType: Dimension {
  /// A format of measurements, such as “3.1 mi”.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width of the unit.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String

      /// Words, such as “3 kilometers”.
      public static var wide: Self { Self(name: "full-name") }
      /// A symbol, such as “3 km”.
      public static var abbreviated: Self { Self(name: "short") }
      /// The shortest text, such as “3km”.
      public static var narrow: Self { Self(name: "narrow") }
    }

    /// The width of the unit.
    public var width: UnitWidth
    /// The use, which selects the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number; `nil` for that of the use.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// A Boolean value that shows “°” without the scale of a temperature.
    public var hidesScaleName = false
    /// The locale.
    public var locale: Locale

    /// Creates a format.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the text of a measurement.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      MeasurementText(
        width: width.name, usage: usage?.name, number: numberFormatStyle?.locale(locale),
        hidesScaleName: hidesScaleName, locale: locale
      ).text(of: measurement.value, measurement.unit)
    }

    /// Returns the format in a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the text in the common unit of the current locale.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// Returns the text in a format.
  public func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == Measurement { style.format(self) }
}

extension FormatStyle {
  /// A format of measurements.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A format of temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

/// The text of a measurement.
struct MeasurementText {
  var width: String
  /// The use in ICU; `nil` for the unit as it is.
  var usage: String?
  var number: FloatingPointFormatStyle<Double>?
  var hidesScaleName = false
  var locale: Locale

  /// Returns the text of a value; a unit that ICU does not have is shown by its symbol.
  func text(of value: Double, _ unit: Unit) -> String {
    let plain = number ?? FloatingPointFormatStyle<Double>.number.locale(locale)
    guard let identifier = unit.identifier, value.isFinite else {
      return "\(plain.format(value)) \(unit.symbol)"
    }
    let style = "unit/\(identifier) unit-width-\(width)"
    let precision = number == nil ? "" : " .##############"
    let converted = usage.flatMap { ICU.number(value, "\(style) usage/\($0)\(precision)", locale) }
    guard var result = converted ?? ICU.number(value, style + precision, locale) else {
      return "\(plain.format(value)) \(unit.symbol)"
    }
    if hidesScaleName, unit is UnitTemperature, let value = result.value {
      let generic = "measure-unit/temperature-generic unit-width-short\(precision)"
      result = ICU.number(value, generic, locale) ?? result
    }
    guard let number, let value = result.value else { return result.text }
    return result.replacingNumber(number.format(value))
  }
}
