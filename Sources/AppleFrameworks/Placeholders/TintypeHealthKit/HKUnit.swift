// SPDX-License-Identifier: MIT

public import Foundation

// Proof of safety: the property is a constant.
/// A unit, which is identified by its text.
open class HKUnit: NSObject, @unchecked Sendable {
  /// The text.
  public let unitString: String

  /// Creates a unit from its text, such as `count/min`.
  public init(from string: String) { unitString = string }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }

  open override var hash: Int { unitString.hashValue }

  /// Returns a unit that is multiplied by another one.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(from: "\(unitString)·\(unit.unitString)")
  }

  /// Returns a unit that is divided by another one.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(from: "\(unitString)/\(unit.unitString)")
  }

  /// The unit `g`.
  open class func gram() -> HKUnit { HKUnit(from: "g") }
  /// The unit `oz`.
  open class func ounce() -> HKUnit { HKUnit(from: "oz") }
  /// The unit `lb`.
  open class func pound() -> HKUnit { HKUnit(from: "lb") }
  /// The unit `st`.
  open class func stone() -> HKUnit { HKUnit(from: "st") }
  /// The unit `m`.
  open class func meter() -> HKUnit { HKUnit(from: "m") }
  /// The unit `in`.
  open class func inch() -> HKUnit { HKUnit(from: "in") }
  /// The unit `ft`.
  open class func foot() -> HKUnit { HKUnit(from: "ft") }
  /// The unit `yd`.
  open class func yard() -> HKUnit { HKUnit(from: "yd") }
  /// The unit `mi`.
  open class func mile() -> HKUnit { HKUnit(from: "mi") }
  /// The unit `L`.
  open class func liter() -> HKUnit { HKUnit(from: "L") }
  /// The unit `fl_oz_us`.
  open class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  /// The unit `fl_oz_imp`.
  open class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
  /// The unit `cup_us`.
  open class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
  /// The unit `cup_imp`.
  open class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
  /// The unit `pt_us`.
  open class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
  /// The unit `Pa`.
  open class func pascal() -> HKUnit { HKUnit(from: "Pa") }
  /// The unit `mmHg`.
  open class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  /// The unit `cmAq`.
  open class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
  /// The unit `atm`.
  open class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
  /// The unit `s`.
  open class func second() -> HKUnit { HKUnit(from: "s") }
  /// The unit `min`.
  open class func minute() -> HKUnit { HKUnit(from: "min") }
  /// The unit `hr`.
  open class func hour() -> HKUnit { HKUnit(from: "hr") }
  /// The unit `d`.
  open class func day() -> HKUnit { HKUnit(from: "d") }
  /// The unit `J`.
  open class func joule() -> HKUnit { HKUnit(from: "J") }
  /// The unit `kcal`.
  open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// The unit `cal`.
  open class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  /// The unit `Cal`.
  open class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  /// The unit `degC`.
  open class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  /// The unit `degF`.
  open class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  /// The unit `K`.
  open class func kelvin() -> HKUnit { HKUnit(from: "K") }
  /// The unit `S`.
  open class func siemen() -> HKUnit { HKUnit(from: "S") }
  /// The unit `Hz`.
  open class func hertz() -> HKUnit { HKUnit(from: "Hz") }
  /// The unit `V`.
  open class func volt() -> HKUnit { HKUnit(from: "V") }
  /// The unit `W`.
  open class func watt() -> HKUnit { HKUnit(from: "W") }
  /// The unit `dBHL`.
  open class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
  /// The unit `dBASPL`.
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
  /// The unit `IU`.
  open class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
  /// The unit `count`.
  open class func count() -> HKUnit { HKUnit(from: "count") }
  /// The unit `%`.
  open class func percent() -> HKUnit { HKUnit(from: "%") }
  /// The unit `appleEffortScore`.
  open class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }
  /// The unit `deg`.
  open class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
  /// The unit `g` with a prefix.
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.text + "g")
  }
  /// The unit `m` with a prefix.
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.text + "m")
  }
  /// The unit `L` with a prefix.
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.text + "L")
  }
  /// The unit `s` with a prefix.
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.text + "s")
  }
  /// The unit `J` with a prefix.
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.text + "J")
  }
  /// The unit `Pa` with a prefix.
  open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.text + "Pa")
  }
  /// The unit `S` with a prefix.
  open class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.text + "S")
  }
  /// The unit `Hz` with a prefix.
  open class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.text + "Hz")
  }
  /// The unit `V` with a prefix.
  open class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.text + "V")
  }
  /// The unit `W` with a prefix.
  open class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.text + "W")
  }
}

/// The prefixes of units.
public enum HKMetricPrefix: Int, Sendable {
  /// 1.
  case none
  /// 10⁻¹⁵.
  case femto = 13
  /// 10⁻¹².
  case pico = 1
  /// 10⁻⁹.
  case nano
  /// 10⁻⁶.
  case micro
  /// 10⁻³.
  case milli
  /// 10⁻².
  case centi
  /// 10⁻¹.
  case deci
  /// 10.
  case deca
  /// 10².
  case hecto
  /// 10³.
  case kilo
  /// 10⁶.
  case mega
  /// 10⁹.
  case giga
  /// 10¹².
  case tera

  var text: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

// Proof of safety: the properties are constants.
/// A number with a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  /// Creates a number with a unit.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// Returns a Boolean value that indicates whether the unit is the same one; units are not
  /// converted.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit == unit }

  /// Returns the number; units are not converted.
  open func doubleValue(for unit: HKUnit) -> Double { value }

  /// Compares the numbers.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    value < quantity.value
      ? .orderedAscending : value == quantity.value ? .orderedSame : .orderedDescending
  }
}
