// SPDX-License-Identifier: MIT

import SwiftUI

/// A map, which is shown as a placeholder.
@MainActor @preconcurrency
public struct Map<Content>: View where Content: View {
  /// Creates a map without content.
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {}

  /// Creates a map.
  public init<C>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C>, C: MapContent {}

  /// Creates a map without content at a position.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {}

  /// Creates a map at a position.
  public init<C>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C>, C: MapContent {}

  /// Creates a map without content at the position of a binding.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {}

  /// Creates a map at the position of a binding.
  public init<C>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C>, C: MapContent {}

  /// Creates a map whose content can be selected.
  @_disfavoredOverload
  public init<SelectedValue, C>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  )
  where
    Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent
  {}

  /// Creates a map at a position whose content can be selected.
  @_disfavoredOverload
  public init<SelectedValue, C>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  )
  where
    Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent
  {}

  /// Creates a map at the position of a binding whose content can be selected.
  @_disfavoredOverload
  public init<SelectedValue, C>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  )
  where
    Content == MapContentView<SelectedValue, C>, SelectedValue: Hashable, C: MapContent
  {}

  /// The placeholder.
  public var body: some View { PlaceholderView("Map") }
}

/// The content of a map as a view.
@MainActor @preconcurrency
public struct MapContentView<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: MapContent {
  /// No content, because the map shows a placeholder.
  public var body: some View { EmptyView() }
}

extension Map {
  /// Creates a map of a region.
  @available(*, deprecated, message: "Use an initializer with a position.")
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {}

  /// Creates a map of a region with annotations.
  @available(*, deprecated, message: "Use an initializer with a position.")
  public init<Items, Annotation>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  )
  where
    Content == _DefaultMapContent, Items: RandomAccessCollection,
    Annotation: MapAnnotationProtocol, Items.Element: Identifiable
  {}
}

/// The content of a map that was created with a region.
public struct _DefaultMapContent: View {
  /// No content, because the map shows a placeholder.
  public var body: some View { EmptyView() }
}

/// The way in which a map of a region follows the location of the user.
@available(*, deprecated, message: "Use MapCameraPosition.userLocation instead.")
public enum MapUserTrackingMode: Hashable, Sendable {
  /// The map does not follow it.
  case none
  /// The map follows it.
  case follow
  /// The map follows it and its direction.
  case followWithHeading
}

/// An annotation of a map of a region, which is not shown.
public protocol MapAnnotationProtocol {}

/// A view at a position of a map of a region, which is not shown.
@available(*, deprecated, message: "Use Annotation instead.")
public struct MapAnnotation<Content>: MapAnnotationProtocol where Content: View {
  /// Creates a view at a position.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

/// A balloon at a position of a map of a region, which is not shown.
@available(*, deprecated, message: "Use Marker instead.")
public struct MapMarker: MapAnnotationProtocol {
  /// Creates a balloon at a position.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin at a position of a map of a region, which is not shown.
@available(*, deprecated, message: "Use Marker instead.")
public struct MapPin: MapAnnotationProtocol {
  /// Creates a pin at a position.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
