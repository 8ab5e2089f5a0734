// SPDX-License-Identifier: MIT

import Foundation

extension Unit {
  /// The identifier of the unit in ICU; `nil` for a unit that ICU has no texts for.
  ///
  /// Source: Unicode Technical Standard #35, part 6, “Unit Elements”.
  var identifier: String? {
    switch self {
    case is UnitDuration where symbol == "m": return "minute"
    case is UnitAcceleration where symbol == "g": return "g-force"
    case is UnitFuelEfficiency where symbol == "mpg":
      return self == UnitFuelEfficiency.milesPerGallon
        ? "mile-per-gallon" : "mile-per-gallon-imperial"
    default: break
    }
    if let name = Self.names[symbol] { return name }
    // “km²” is a square kilometer.
    let powers: [Character: String] = ["²": "square-", "³": "cubic-"]
    let power = symbol.last.flatMap { powers[$0] }
    let base = power == nil ? symbol : String(symbol.dropLast())
    guard let name = Self.names[base] ?? Self.prefixed(base) else { return nil }
    return (power ?? "") + name
  }

  private static func prefixed(_ symbol: String) -> String? {
    if let name = bases[symbol] { return name }
    return prefixes.lazy.compactMap { prefix, name in
      symbol.hasPrefix(prefix)
        ? bases[String(symbol.dropFirst(prefix.count))].map { name + $0 } : nil
    }.first
  }

  private static let prefixes: KeyValuePairs = [
    "Ki": "kibi", "Mi": "mebi", "Gi": "gibi", "Ti": "tebi", "Pi": "pebi", "Ei": "exbi",
    "Zi": "zebi", "Yi": "yobi", "da": "deka", "f": "femto", "p": "pico", "n": "nano",
    "µ": "micro", "m": "milli", "c": "centi", "d": "deci", "h": "hecto", "k": "kilo", "M": "mega",
    "G": "giga", "T": "tera", "P": "peta", "E": "exa", "Z": "zetta", "Y": "yotta",
  ]

  private static let bases = [
    "m": "meter", "g": "gram", "s": "second", "W": "watt", "V": "volt", "A": "ampere", "Ω": "ohm",
    "Hz": "hertz", "J": "joule", "Pa": "pascal", "L": "liter", "l": "liter", "B": "byte",
    "b": "bit", "bit": "bit", "bar": "bar",
  ]

  private static let names = [
    "m/s²": "meter-per-square-second", "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second",
    "rad": "radian", "rev": "revolution", "ac": "acre", "ha": "hectare", "ppm": "permillion",
    "mg/dL": "milligram-ofglucose-per-deciliter", "mmol/L": "millimole-per-liter", "h": "hour",
    "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    "L/100km": "liter-per-100-kilometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
    "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
    "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec", "lx": "lux", "oz": "ounce",
    "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
    "oz t": "ounce-troy", "hp": "horsepower", "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch", "m/s": "meter-per-second", "km/h": "kilometer-per-hour",
    "mph": "mile-per-hour", "kn": "knot", "K": "kelvin", "°C": "celsius", "°F": "fahrenheit",
    "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon",
    "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
    "fl oz Imperial": "fluid-ounce-imperial", "qt Imperial": "quart-imperial",
    "gal Imperial": "gallon-imperial", "metric cup Imperial": "cup-metric",
  ]
}
