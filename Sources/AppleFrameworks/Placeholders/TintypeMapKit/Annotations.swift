// SPDX-License-Identifier: MIT

import SwiftUI

/// A balloon at a position of a map, which is not shown.
public struct Marker<Label>: _PrimitiveMapContent where Label: View {
  /// Creates a balloon with a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}

  // Variants: string(titleKey)
  /// Creates a balloon with a title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
  where Label == Text {}

  // Variants: string(titleKey)
  /// Creates a balloon with a title and an abbreviation.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
  where Label == SwiftUI.Label<Text, Text> {}

  // Variants: string(titleKey)
  /// Creates a balloon with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == SwiftUI.Label<Text, Image> {}

  // Variants: string(titleKey)
  /// Creates a balloon with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D)
  where Label == SwiftUI.Label<Text, Image> {}
}

extension Marker where Label == Text {
  /// Creates a balloon at a place.
  public init(item: MKMapItem) {}
}

/// A view at a position of a map, which is not shown.
public struct Annotation<Label, Content>: _PrimitiveMapContent
where Label: View, Content: View {
  /// Creates a view with a label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  // Variants: string(titleKey)
  /// Creates a view with a title.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) where Label == Text {}
}

/// The location of the user on a map, which is not shown.
public struct UserAnnotation: _PrimitiveMapContent {
  /// Creates the content.
  public nonisolated init() {}
}

/// A line on a map, which is not shown.
public struct MapPolyline: _PrimitiveMapContent {
  /// Creates a line through positions.
  public nonisolated init(
    coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
  ) {}

  /// Creates the line of a route.
  public nonisolated init(_ route: MKRoute) {}

  /// Creates a line.
  public nonisolated init(_ polyline: MKPolyline) {}

  /// The path between two positions.
  public struct ContourStyle: Sendable {
    /// A straight line on the map.
    public static var straight: ContourStyle { ContourStyle() }
    /// The shortest path on the earth.
    public static var geodesic: ContourStyle { ContourStyle() }
  }
}

/// A filled area on a map, which is not shown.
public struct MapPolygon: _PrimitiveMapContent {
  /// Creates an area from its corners.
  public nonisolated init(coordinates: [CLLocationCoordinate2D]) {}
}

/// A circle on a map, which is not shown.
public struct MapCircle: _PrimitiveMapContent {
  /// Creates a circle with a radius in meters.
  public nonisolated init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}
