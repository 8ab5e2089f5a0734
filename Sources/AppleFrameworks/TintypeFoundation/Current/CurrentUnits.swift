// SPDX-License-Identifier: MIT

import Foundation

// Foundation's formatters of units have only English words. formatters.c replaces their methods.

/// A formatter of values of a unit.
protocol UnitFormatter: AnyObject {
  var unitStyle: Formatter.UnitStyle { get }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var numberFormatter: NumberFormatter! { get set }
}

extension UnitFormatter {
  /// Sets a formatter of numbers in the current locale of each use.
  func setDefaults() {
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numberFormatter = numbers
  }

  fileprivate func text(of value: Double, _ unit: Dimension?, usage: String? = nil) -> String {
    guard let unit else { return value.formatted() }
    let texts = MeasurementText(
      unitStyle, usage: usage, numbers: numberFormatter,
      locale: numberFormatter?.effectiveLocale ?? .current)
    return texts.text(of: value, unit)
  }
}

extension LengthFormatter: UnitFormatter {
  fileprivate static let units: [Unit: UnitLength] = [
    .millimeter: .millimeters, .centimeter: .centimeters, .meter: .meters, .kilometer: .kilometers,
    .inch: .inches, .foot: .feet, .yard: .yards, .mile: .miles,
  ]

  @_silgen_name("tintype_length_value")
  func currentString(fromValue value: Double, unit: Unit) -> String {
    text(of: value, Self.units[unit])
  }

  @_silgen_name("tintype_length_unit")
  func currentUnitString(fromValue value: Double, unit: Unit) -> String {
    text(of: value.rounded(), Self.units[unit]).withoutNumber
  }

  @_silgen_name("tintype_length_meters")
  func currentString(meters value: Double) -> String {
    var unit = Unit.meter
    // The unit depends on the locale.
    _ = numberFormatter?.effectiveLocale
    _ = unitString(fromMeters: value, usedUnit: &unit)
    let measurement = Measurement(value: value, unit: UnitLength.meters)
    return Self.units[unit].map { text(of: measurement.converted(to: $0).value, $0) } ?? ""
  }
}

extension MassFormatter: UnitFormatter {
  fileprivate static let units: [Unit: UnitMass] = [
    .gram: .grams, .kilogram: .kilograms, .ounce: .ounces, .pound: .pounds, .stone: .stones,
  ]

  @_silgen_name("tintype_mass_value")
  func currentString(fromValue value: Double, unit: Unit) -> String {
    text(of: value, Self.units[unit])
  }

  @_silgen_name("tintype_mass_unit")
  func currentUnitString(fromValue value: Double, unit: Unit) -> String {
    text(of: value.rounded(), Self.units[unit]).withoutNumber
  }

  @_silgen_name("tintype_mass_kilograms")
  func currentString(kilograms value: Double) -> String {
    var unit = Unit.kilogram
    // The unit depends on the locale.
    _ = numberFormatter?.effectiveLocale
    _ = unitString(fromKilograms: value, usedUnit: &unit)
    let measurement = Measurement(value: value, unit: UnitMass.kilograms)
    return Self.units[unit].map { text(of: measurement.converted(to: $0).value, $0) } ?? ""
  }
}

extension EnergyFormatter: UnitFormatter {
  fileprivate static let units: [Unit: UnitEnergy] = [
    .joule: .joules, .kilojoule: .kilojoules, .calorie: .calories, .kilocalorie: .kilocalories,
  ]

  @_silgen_name("tintype_energy_value")
  func currentString(fromValue value: Double, unit: Unit) -> String {
    text(of: value, Self.units[unit])
  }

  @_silgen_name("tintype_energy_unit")
  func currentUnitString(fromValue value: Double, unit: Unit) -> String {
    text(of: value.rounded(), Self.units[unit]).withoutNumber
  }

  @_silgen_name("tintype_energy_joules")
  func currentString(joules value: Double) -> String {
    if isForFoodEnergyUse { return text(of: value, UnitEnergy.joules, usage: "food") }
    var unit = Unit.joule
    // The unit depends on the locale.
    _ = numberFormatter?.effectiveLocale
    _ = unitString(fromJoules: value, usedUnit: &unit)
    let measurement = Measurement(value: value, unit: UnitEnergy.joules)
    return Self.units[unit].map { text(of: measurement.converted(to: $0).value, $0) } ?? ""
  }
}
