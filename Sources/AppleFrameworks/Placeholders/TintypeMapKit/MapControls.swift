// SPDX-License-Identifier: MIT

import SwiftUI

/// The appearance of a map.
public struct MapStyle: Sendable {
  /// The shape of the ground.
  public struct Elevation: Sendable {
    /// The default shape.
    public static var automatic: Elevation { Elevation() }
    /// A flat ground.
    public static var flat: Elevation { Elevation() }
    /// The actual shape.
    public static var realistic: Elevation { Elevation() }
  }

  /// The emphasis of a standard map.
  public struct StandardEmphasis: Sendable {
    /// The default emphasis.
    public static var automatic: StandardEmphasis { StandardEmphasis() }
    /// Muted colors.
    public static var muted: StandardEmphasis { StandardEmphasis() }
  }

  /// A map of streets.
  public static var standard: MapStyle { MapStyle() }
  /// Satellite images.
  public static var imagery: MapStyle { MapStyle() }
  /// Satellite images with streets.
  public static var hybrid: MapStyle { MapStyle() }

  /// Returns a map of streets.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle()
  }

  /// Returns satellite images.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }

  /// Returns satellite images with streets.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle()
  }
}

/// The points of interest of a map.
public struct PointOfInterestCategories: Sendable {
  /// All points.
  public static var all: PointOfInterestCategories { PointOfInterestCategories() }
  /// No points.
  public static var excludingAll: PointOfInterestCategories { PointOfInterestCategories() }

  /// Returns some kinds.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories {
    PointOfInterestCategories()
  }

  /// Returns all kinds but some.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories {
    PointOfInterestCategories()
  }
}

extension View {
  /// Sets the appearance of maps, which has no effect.
  public func mapStyle(_ value: MapStyle) -> some View { self }

  /// Sets the controls of maps, which are not shown.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }

  /// Sets the visibility of the controls of maps, which are not shown.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  /// Connects controls with a map, which has no effect.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// Adds an action for changes of the camera, which never happen.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Adds an action for changes of the camera, which never happen.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    self
  }
}

/// A view that can convert positions of the map that it contains.
@MainActor @preconcurrency
public struct MapReader<Content>: View where Content: View {
  private let content: (MapProxy) -> Content

  /// Creates a view.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The content.
  public var body: some View { content(MapProxy()) }
}

/// The positions of a map, which are unknown.
public struct MapProxy {
  /// Returns `nil`.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    nil
  }

  /// Returns `nil`.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    nil
  }
}

// Variants: A button that shows the location of the user; a button; MapUserLocationButton
//   -> A compass of a map; a compass; MapCompass
//   | A button that changes the angle of a map; a button; MapPitchToggle
/// A button that shows the location of the user, which is shown as a placeholder.
@MainActor @preconcurrency
public struct MapUserLocationButton: View {
  /// Creates a button.
  public init(scope: Namespace.ID? = nil) {}

  /// The placeholder.
  public var body: some View { MapControl(name: "MapUserLocationButton") }
}

/// The scale of a map, which is shown as a placeholder.
@MainActor @preconcurrency
public struct MapScaleView: View {
  /// Creates a scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  /// The placeholder.
  public var body: some View { MapControl(name: "MapScaleView") }
}

/// The placeholder of a control, as large as the smallest target of a finger in iOS.
struct MapControl: View {
  let name: String

  var body: some View { PlaceholderView(name).frame(width: 44, height: 44) }
}
