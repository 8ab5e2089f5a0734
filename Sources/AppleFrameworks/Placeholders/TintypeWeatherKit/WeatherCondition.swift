// SPDX-License-Identifier: MIT

/// The phases of the moon.
public enum MoonPhase: String, Codable, CaseIterable, Sendable, CustomStringConvertible {
  /// New moon.
  case new
  /// Before the first quarter.
  case waxingCrescent
  /// First quarter.
  case firstQuarter
  /// Before the full moon.
  case waxingGibbous
  /// Full moon.
  case full
  /// After the full moon.
  case waningGibbous
  /// Last quarter.
  case lastQuarter
  /// After the last quarter.
  case waningCrescent

  /// The name.
  public var description: String { title(of: rawValue) }
}

/// The changes of the pressure.
public enum PressureTrend: String, Codable, CaseIterable, Sendable, CustomStringConvertible {
  /// Rising.
  case rising
  /// Falling.
  case falling
  /// Steady.
  case steady

  /// The name.
  public var description: String { title(of: rawValue) }
}

/// The kinds of precipitation.
public enum Precipitation: String, Codable, CaseIterable, Sendable, CustomStringConvertible {
  /// None.
  case none
  /// Hail.
  case hail
  /// Several kinds.
  case mixed
  /// Rain.
  case rain
  /// Sleet.
  case sleet
  /// Snow.
  case snow

  /// The name.
  public var description: String { title(of: rawValue) }
}

/// The levels of warnings.
public enum WeatherSeverity: String, Codable, CaseIterable, Sendable, CustomStringConvertible {
  /// Minor.
  case minor
  /// Moderate.
  case moderate
  /// Severe.
  case severe
  /// Extreme.
  case extreme
  /// Unknown.
  case unknown

  /// The name.
  public var description: String { title(of: rawValue) }
}

/// The conditions of the weather.
public enum WeatherCondition: String, Codable, CaseIterable, Sendable, CustomStringConvertible {
  /// Blizzard.
  case blizzard
  /// Blowing dust.
  case blowingDust
  /// Blowing snow.
  case blowingSnow
  /// Breezy.
  case breezy
  /// Clear.
  case clear
  /// Cloudy.
  case cloudy
  /// Drizzle.
  case drizzle
  /// Flurries.
  case flurries
  /// Foggy.
  case foggy
  /// Freezing drizzle.
  case freezingDrizzle
  /// Freezing rain.
  case freezingRain
  /// Frigid.
  case frigid
  /// Hail.
  case hail
  /// Haze.
  case haze
  /// Heavy rain.
  case heavyRain
  /// Heavy snow.
  case heavySnow
  /// Hot.
  case hot
  /// Hurricane.
  case hurricane
  /// Isolated thunderstorms.
  case isolatedThunderstorms
  /// Mostly clear.
  case mostlyClear
  /// Mostly cloudy.
  case mostlyCloudy
  /// Partly cloudy.
  case partlyCloudy
  /// Rain.
  case rain
  /// Scattered thunderstorms.
  case scatteredThunderstorms
  /// Sleet.
  case sleet
  /// Smoky.
  case smoky
  /// Snow.
  case snow
  /// Strong storms.
  case strongStorms
  /// Sun flurries.
  case sunFlurries
  /// Sun showers.
  case sunShowers
  /// Thunderstorms.
  case thunderstorms
  /// Tropical storm.
  case tropicalStorm
  /// Windy.
  case windy
  /// Wintry mix.
  case wintryMix

  /// The name.
  public var description: String { title(of: rawValue) }
}

/// Returns the words of a name in camel case, each with a capital letter.
func title(of name: String) -> String {
  name.reduce(into: "") { title, letter in
    title += title.isEmpty ? letter.uppercased() : letter.isUppercase ? " \(letter)" : "\(letter)"
  }
}
