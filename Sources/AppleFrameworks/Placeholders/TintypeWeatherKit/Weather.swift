// SPDX-License-Identifier: MIT

@_exported public import Combine
@_exported public import CoreLocation

/// The weather at a time.
public struct CurrentWeather: Codable, Hashable, Sendable {
  /// The time.
  public var date: Date
  /// The share of the sky with clouds, 0 to 1.
  public var cloudCover: Double
  /// The condition.
  public var condition: WeatherCondition
  /// The name of the symbol.
  public var symbolName: String
  /// The dew point.
  public var dewPoint: Measurement<UnitTemperature>
  /// The humidity, 0 to 1.
  public var humidity: Double
  /// A Boolean value that indicates whether it is day.
  public var isDaylight: Bool
  /// The pressure.
  public var pressure: Measurement<UnitPressure>
  /// The change of the pressure.
  public var pressureTrend: PressureTrend
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature that people feel.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The ultraviolet radiation.
  public var uvIndex: UVIndex
  /// The visibility.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
}

/// The weather in an hour.
public struct HourWeather: Codable, Hashable, Sendable {
  /// The start.
  public var date: Date
  /// The share of the sky with clouds, 0 to 1.
  public var cloudCover: Double
  /// The condition.
  public var condition: WeatherCondition
  /// The name of the symbol.
  public var symbolName: String
  /// The dew point.
  public var dewPoint: Measurement<UnitTemperature>
  /// The humidity, 0 to 1.
  public var humidity: Double
  /// A Boolean value that indicates whether it is day.
  public var isDaylight: Bool
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The probability of precipitation, 0 to 1.
  public var precipitationChance: Double
  /// The precipitation.
  public var precipitationAmount: Measurement<UnitLength>
  /// The pressure.
  public var pressure: Measurement<UnitPressure>
  /// The change of the pressure.
  public var pressureTrend: PressureTrend
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature that people feel.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The ultraviolet radiation.
  public var uvIndex: UVIndex
  /// The visibility.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
}

/// The weather on a day.
public struct DayWeather: Codable, Hashable, Sendable {
  /// The start.
  public var date: Date
  /// The condition.
  public var condition: WeatherCondition
  /// The name of the symbol.
  public var symbolName: String
  /// The highest temperature.
  public var highTemperature: Measurement<UnitTemperature>
  /// The lowest temperature.
  public var lowTemperature: Measurement<UnitTemperature>
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The probability of precipitation, 0 to 1.
  public var precipitationChance: Double
  /// The precipitation.
  public var precipitationAmount: Measurement<UnitLength>
  /// The times of the sun.
  public var sun: SunEvents
  /// The times of the moon.
  public var moon: MoonEvents
  /// The ultraviolet radiation.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
}

/// The precipitation in a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
  /// The start.
  public var date: Date
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The probability of precipitation, 0 to 1.
  public var precipitationChance: Double
  /// The precipitation in an hour.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of several times.
public struct Forecast<Element>: RandomAccessCollection, Codable, Hashable, Sendable
where Element: Codable & Hashable & Sendable {
  /// The weather, in the order of the times.
  public var forecast: [Element]

  /// Creates the weather of several times.
  public init(forecast: [Element]) { self.forecast = forecast }

  /// The index of the first time.
  public var startIndex: Int { forecast.startIndex }
  /// The index after the last time.
  public var endIndex: Int { forecast.endIndex }

  /// Returns the weather at an index.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather at a place.
public struct Weather: Codable, Hashable, Sendable {
  /// The current weather.
  public var currentWeather: CurrentWeather
  /// The next hour; `nil` in some countries.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// The next hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The next days.
  public var dailyForecast: Forecast<DayWeather>
  /// The warnings; `nil` in some countries.
  public var weatherAlerts: [WeatherAlert]?
}
