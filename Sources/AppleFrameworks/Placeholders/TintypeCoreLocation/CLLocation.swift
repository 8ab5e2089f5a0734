// SPDX-License-Identifier: MIT

@_exported import Foundation

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// A direction in degrees from north, clockwise.
public typealias CLLocationDirection = Double

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

/// A position that has been measured.
open class CLLocation: NSObject {
  /// The position.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a location from degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
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
