// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// The kinds of maps.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard
  /// Photos.
  case satellite
  /// Photos with streets.
  case hybrid
  /// Photos on a globe.
  case satelliteFlyover
  /// Photos on a globe with streets.
  case hybridFlyover
  /// Streets behind the content of an app.
  case mutedStandard
}

/// The ways in which a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map does not follow the user.
  case none
  /// The map follows the location.
  case follow
  /// The map follows the location and the direction.
  case followWithHeading
}

/// A map, which is not painted: a `UIViewRepresentable` shows a placeholder.
open class MKMapView: UIView, _PlaceholderContent {
  /// The appearance, which is not shown.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// A Boolean value that indicates whether there is a button that follows the user.
  open var showsUserTrackingButton: Bool = false
  /// The object that is called for changes.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The visible region.
  open var region = MKCoordinateRegion()
  /// The kind.
  open var mapType = MKMapType.standard
  /// The camera.
  open var camera = MKMapCamera()
  /// A Boolean value that indicates whether the map shows the user.
  open var showsUserLocation = false
  /// The way in which the map follows the user.
  open var userTrackingMode = MKUserTrackingMode.none
  /// A Boolean value that indicates whether the user can zoom.
  open var isZoomEnabled = true
  /// A Boolean value that indicates whether the user can scroll.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether the user can rotate the map.
  open var isRotateEnabled = true
  /// A Boolean value that indicates whether the user can tilt the map.
  open var isPitchEnabled = true
  /// A Boolean value that indicates whether the map shows a compass.
  open var showsCompass = true
  /// A Boolean value that indicates whether the map shows a scale.
  open var showsScale = false
  /// A Boolean value that indicates whether the map shows the traffic.
  open var showsTraffic = false
  /// A Boolean value that indicates whether the map shows buildings.
  open var showsBuildings = true
  /// The places that the map shows; `nil` for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The points, in the order in which they were added.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The selected points.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// The shapes, from back to front.
  open private(set) var overlays: [any MKOverlay] = []
  /// The location of the user, which is unknown.
  public let userLocation = MKUserLocation()

  private var viewTypes: [String: MKAnnotationView.Type] = [:]

  /// The center of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// The rectangle of the region.
  open var visibleMapRect: MKMapRect {
    get {
      let (center, span) = (region.center, region.span)
      let (latitude, longitude) = (span.latitudeDelta / 2, span.longitudeDelta / 2)
      let start = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + latitude, longitude: center.longitude - longitude))
      let end = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - latitude, longitude: center.longitude + longitude))
      return MKMapRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
    set { if !newValue.isNull { region = MKCoordinateRegion(newValue) } }
  }

  /// Sets the region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

  /// Sets the center.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }

  /// Sets the camera.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }

  /// Sets the way in which the map follows the user.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// Sets the visible rectangle.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }

  /// Sets the visible rectangle; the insets have no effect.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    visibleMapRect = mapRect
  }

  /// Returns the region.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// Adds a point.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }

  /// Adds points.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

  /// Removes a point.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }

  /// Removes points.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  /// Adds points, and shows the smallest rectangle that contains them.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    visibleMapRect = annotations.reduce(.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate)))
    }
  }

  /// Selects a point.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }

  /// Deselects a point.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }

  /// Adds a shape.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }

  /// Adds a shape; the level has no effect.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }

  /// Adds shapes.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }

  /// Removes a shape.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }

  /// Removes shapes.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  /// Stores the type of the views with an identifier.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    viewTypes[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// Returns `nil`, because views are not used again.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  /// Returns a new view of the type that was registered for an identifier.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let type = viewTypes[identifier] ?? MKAnnotationView.self
    return type.init(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Returns `nil`, because points have no views.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }

  /// Returns the position at a point of a view, in the projection of the region.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
    let visible = visibleMapRect
    return MKMapPoint(
      x: visible.minX + Double(point.x / bounds.width) * visible.width,
      y: visible.minY + Double(point.y / bounds.height) * visible.height
    ).coordinate
  }

  /// Returns the point of a position, in the projection of the region.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (point, visible) = (MKMapPoint(coordinate), visibleMapRect)
    guard visible.width > 0, visible.height > 0 else { return .zero }
    return CGPoint(
      x: (point.x - visible.minX) / visible.width * Double(bounds.width),
      y: (point.y - visible.minY) / visible.height * Double(bounds.height))
  }
}

/// The levels of shapes.
public enum MKOverlayLevel: Int, Sendable {
  /// Above the roads.
  case aboveRoads
  /// Above the labels.
  case aboveLabels
}
