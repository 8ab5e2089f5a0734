// SPDX-License-Identifier: MIT

@_exported public import Combine
@_exported public import Foundation

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// A direction in degrees from north, clockwise.
public typealias CLLocationDirection = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// The accuracy of a position in meters.
public typealias CLLocationAccuracy = Double

/// A position on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The degrees east of the prime meridian.
  public var longitude: CLLocationDegrees

  /// Creates the position at the equator and the prime meridian.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a position from its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Returns a position.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns a Boolean value that indicates whether the degrees of a position are in their range.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

// All properties are constants.
/// A position that has been measured.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The position.
  public let coordinate: CLLocationCoordinate2D
  /// The height over the sea in meters.
  public let altitude: CLLocationDistance
  /// The accuracy of the position in meters; negative if the position is invalid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the height in meters; negative if the height is invalid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction; negative if it is invalid.
  public let course: CLLocationDirection
  /// The speed; negative if it is invalid.
  public let speed: CLLocationSpeed
  /// The time of the measurement; January 1, 2001 by default, so that texts are the same in each run.
  public let timestamp: Date

  /// Creates a location from degrees.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Creates a location without direction and speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    super.init()
  }

  /// Returns the distance from another location in meters, on a sphere with the mean radius of the
  /// earth.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (start, end) = (coordinate, location.coordinate)
    let latitude = sin(radians(end.latitude - start.latitude) / 2)
    let longitude = sin(radians(end.longitude - start.longitude) / 2)
    let product = cos(radians(start.latitude)) * cos(radians(end.latitude))
    let square = latitude * latitude + product * longitude * longitude
    return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
  }
}
