// SPDX-License-Identifier: MIT

public import Foundation

/// An error of the weather service.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  /// The app has no right to the request.
  case permissionDenied
  /// Unknown.
  case unknown

  /// The text of the error.
  public var errorDescription: String? { "The weather is not available on Linux." }
}

/// The source of the weather, which does not exist on Linux.
public final class WeatherService: Sendable {
  /// The service.
  public static let shared = WeatherService()

  /// Creates a service.
  public init() {}

  /// Throws an error, because there is no service.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }

  /// Throws an error, because there is no service.
  public func weather<each T>(
    for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) {
    throw WeatherError.permissionDenied
  }

  /// The author of the weather; reading it throws an error, because there is no service.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
}

/// A part of the weather.
public struct WeatherQuery<T>: Sendable {
  fileprivate init() {}
}

extension WeatherQuery where T == CurrentWeather {
  /// The current weather.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  /// The next hours.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  /// The next days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  /// The next hour.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == [WeatherAlert]? {
  /// The warnings.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

/// The author of the weather.
public struct WeatherAttribution: Codable, Hashable, Sendable {
  /// The name.
  public let serviceName: String
  /// The location of the rights.
  public let legalPageURL: URL
  /// The location of the logo in light mode.
  public let combinedMarkLightURL: URL
  /// The location of the logo in dark mode.
  public let combinedMarkDarkURL: URL
}
