// SPDX-License-Identifier: MIT

import SwiftUI

/// A point from which a map is seen.
public struct MapCamera: Equatable, Sendable {
  /// The center of the map.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance from the center in meters.
  public var distance: Double
  /// The direction in degrees from north, clockwise.
  public var heading: Double
  /// The angle in degrees; 0 looks straight down.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  private var values: [Double] {
    centerCoordinate.values + [distance, heading, pitch]
  }

  /// Returns whether two cameras are equal.
  public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool { lhs.values == rhs.values }
}

/// The limits of the camera of a map.
public struct MapCameraBounds: Sendable {
  /// Creates limits of the center, and of the distance in meters.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}

  /// Creates limits of the distance in meters.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The position of the camera of a map.
public struct MapCameraPosition: Equatable, Sendable {
  private indirect enum Kind: Equatable {
    case automatic
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case userLocation(followsHeading: Bool, fallback: MapCameraPosition)

    static func == (a: Kind, b: Kind) -> Bool {
      switch (a, b) {
      case (.automatic, .automatic): true
      case (.camera(let a), .camera(let b)): a == b
      case (.region(let a), .region(let b)): a.values == b.values
      case (.userLocation(let a, let first), .userLocation(let b, let second)):
        a == b && first == second
      default: false
      }
    }
  }

  private let kind: Kind

  /// A position that shows the content.
  public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }

  /// Returns the position of a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera(camera))
  }

  /// Returns a position that shows a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }

  /// Returns a position that follows the location of the user.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .userLocation(followsHeading: followsHeading, fallback: fallback))
  }

  /// The camera, if the position was created with one.
  public var camera: MapCamera? {
    if case .camera(let camera) = kind { camera } else { nil }
  }

  /// The region, if the position was created with one.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { region } else { nil }
  }

  /// A Boolean value that indicates whether the user has moved the map: always `false`.
  public var positionedByUser: Bool { false }

  /// A Boolean value that indicates whether the position follows the location of the user.
  public var followsUserLocation: Bool {
    if case .userLocation = kind { true } else { false }
  }

  /// A Boolean value that indicates whether the position follows the direction of the user.
  public var followsUserHeading: Bool {
    if case .userLocation(true, _) = kind { true } else { false }
  }

  /// The position if the location of the user is unknown.
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = kind { fallback } else { nil }
  }
}

extension CLLocationCoordinate2D {
  fileprivate var values: [Double] { [latitude, longitude] }
}

extension MKCoordinateRegion {
  fileprivate var values: [Double] {
    center.values + [span.latitudeDelta, span.longitudeDelta]
  }
}

/// The gestures that a map reacts to.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The bits of the gestures.
  public let rawValue: Int

  /// Creates gestures from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving the map.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Changing the distance.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Changing the direction.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Changing the angle.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All gestures.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// The times at which a change of the camera is reported.
public struct MapCameraUpdateFrequency: Sendable {
  /// At the end of a change.
  public static var onEnd: MapCameraUpdateFrequency { MapCameraUpdateFrequency() }
  /// During a change.
  public static var continuous: MapCameraUpdateFrequency { MapCameraUpdateFrequency() }
}

/// The values of a changed camera.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The visible region.
  public let region: MKCoordinateRegion
}
