// SPDX-License-Identifier: MIT

public import Foundation

/// The wind.
public struct Wind: Codable, Hashable, Sendable {
  /// The direction from which it blows.
  public var compassDirection: CompassDirection
  /// The angle from north from which it blows, clockwise.
  public var direction: Measurement<UnitAngle>
  /// The speed.
  public var speed: Measurement<UnitSpeed>
  /// The highest speed.
  public var gust: Measurement<UnitSpeed>?

  /// The directions of the wind.
  public enum CompassDirection: String, Codable, CaseIterable, Sendable, CustomStringConvertible {
    /// North.
    case north
    /// Between north and northeast.
    case northNortheast
    /// Northeast.
    case northeast
    /// Between east and northeast.
    case eastNortheast
    /// East.
    case east
    /// Between east and southeast.
    case eastSoutheast
    /// Southeast.
    case southeast
    /// Between south and southeast.
    case southSoutheast
    /// South.
    case south
    /// Between south and southwest.
    case southSouthwest
    /// Southwest.
    case southwest
    /// Between west and southwest.
    case westSouthwest
    /// West.
    case west
    /// Between west and northwest.
    case westNorthwest
    /// Northwest.
    case northwest
    /// Between north and northwest.
    case northNorthwest

    /// The name of the direction.
    public var description: String { title(of: rawValue) }

    /// The letters of the direction.
    public var abbreviation: String {
      title(of: rawValue).replacing("east", with: "East").replacing("west", with: "West")
        .filter(\.isUppercase)
    }
  }
}

/// The ultraviolet radiation.
public struct UVIndex: Codable, Hashable, Sendable {
  /// The index.
  public var value: Int
  /// The category.
  public var category: ExposureCategory

  /// The categories of the radiation.
  public enum ExposureCategory: String, Codable, CaseIterable, Sendable, CustomStringConvertible {
    /// An index up to 2.
    case low
    /// An index from 3 to 5.
    case moderate
    /// An index from 6 to 7.
    case high
    /// An index from 8 to 10.
    case veryHigh
    /// An index from 11.
    case extreme

    /// The name of the category.
    public var description: String { title(of: rawValue) }
  }
}

/// The times of the sun on a day.
public struct SunEvents: Codable, Hashable, Sendable {
  /// The sunrise.
  public var sunrise: Date?
  /// The sunset.
  public var sunset: Date?
  /// The noon.
  public var solarNoon: Date?
  /// The dawn.
  public var civilDawn: Date?
  /// The dusk.
  public var civilDusk: Date?
}

/// The times of the moon on a day.
public struct MoonEvents: Codable, Hashable, Sendable {
  /// The phase.
  public var phase: MoonPhase
  /// The moonrise.
  public var moonrise: Date?
  /// The moonset.
  public var moonset: Date?
}

/// A warning.
public struct WeatherAlert: Codable, Hashable, Sendable {
  /// The text.
  public var summary: String
  /// The author.
  public var source: String
  /// The region.
  public var region: String?
  /// The severity.
  public var severity: WeatherSeverity
  /// The location of the details.
  public var detailsURL: URL
}
