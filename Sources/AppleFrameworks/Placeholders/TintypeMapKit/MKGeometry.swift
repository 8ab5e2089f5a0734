// SPDX-License-Identifier: MIT

@_exported import CoreLocation

/// The extent of a part of a map in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The extent from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty extent.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Creates an extent.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of a map around a position.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The extent.
  public var span: MKCoordinateSpan

  /// Creates an empty region.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region with an extent in meters, on a sphere.
  public init(
    center centerCoordinate: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = 6_371_008.8 * Double.pi / 180
    let parallel = degree * max(cos(centerCoordinate.latitude * .pi / 180), 0.000_001)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / degree, 180),
        longitudeDelta: min(longitudinalMeters / parallel, 360)))
  }
}
