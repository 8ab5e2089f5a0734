// SPDX-License-Identifier: MIT

public import Foundation
@_exported public import TintypeUIKit

/// A point of a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// The position.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; `nil` by default.
  var title: String? { get }
  /// The subtitle; `nil` by default.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  public var title: String? { nil }
  /// No subtitle.
  public var subtitle: String? { nil }
}

/// A titled shape on a map.
open class MKShape: NSObject {
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
}

/// A titled point of a map.
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// The position.
  open var coordinate: CLLocationCoordinate2D

  /// Creates a point at the equator and the prime meridian.
  public override init() { coordinate = CLLocationCoordinate2D() }

  /// Creates a point.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  /// Creates a titled point.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.coordinate = coordinate
    super.init()
    self.title = title
    self.subtitle = subtitle
  }
}

/// The location of the user, which is unknown.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The position: always an invalid one.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The location: always `nil`.
  open var location: CLLocation? { nil }
  /// The direction: always `nil`.
  open var heading: CLHeading? { nil }
  /// A Boolean value that indicates whether the location is being measured: always `false`.
  open var isUpdating: Bool { false }
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
}

/// Several points that are shown as one.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The points.
  public let memberAnnotations: [any MKAnnotation]
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
  /// The position of the first point.
  open var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? kCLLocationCoordinate2DInvalid
  }

  /// Creates a point from several.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}

/// The priority of a view on a map.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Always shown.
  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  /// A high priority.
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  /// A low priority.
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// The visibilities of a text on a map.
public enum MKFeatureVisibility: Int, Sendable {
  /// The visibility that the map chooses.
  case adaptive
  /// Hidden.
  case hidden
  /// Visible.
  case visible
}

/// The view of a point of a map, which is not shown.
open class MKAnnotationView: UIView {
  /// The point.
  open var annotation: (any MKAnnotation)?
  /// The identifier with which the view is used again.
  public let reuseIdentifier: String?
  /// The image.
  open var image: UIImage?
  /// A Boolean value that indicates whether a selected point has a callout.
  open var canShowCallout = false
  /// A Boolean value that indicates whether the point is selected.
  open var isSelected = false
  /// A Boolean value that indicates whether the point is enabled.
  open var isEnabled = true
  /// A Boolean value that indicates whether the point can be dragged.
  open var isDraggable = false
  /// The distance of the center from the point, in points.
  open var centerOffset = CGPoint.zero
  /// The distance of the callout from the view, in points.
  open var calloutOffset = CGPoint.zero
  /// The view at the left of the callout.
  open var leftCalloutAccessoryView: UIView?
  /// The view at the right of the callout.
  open var rightCalloutAccessoryView: UIView?
  /// The view below the title of the callout.
  open var detailCalloutAccessoryView: UIView?
  /// The identifier of the points that are shown as one.
  open var clusteringIdentifier: String?
  /// The priority.
  open var displayPriority = MKFeatureDisplayPriority.required

  /// Creates the view of a point.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Returns `nil`, because views cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because views are not used again.
  open func prepareForReuse() {}

  /// Does nothing, because the view is not shown.
  open func prepareForDisplay() {}

  /// Stores whether the point is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A balloon at a point of a map, which is not shown.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color.
  open var markerTintColor: UIColor?
  /// The color of the text or image.
  open var glyphTintColor: UIColor?
  /// The text.
  open var glyphText: String?
  /// The image.
  open var glyphImage: UIImage?
  /// The image of a selected point.
  open var selectedGlyphImage: UIImage?
  /// The visibility of the title.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// The visibility of the subtitle.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// A Boolean value that indicates whether the balloon appears with an animation.
  open var animatesWhenAdded = false
}

/// A pin at a point of a map, which is not shown.
open class MKPinAnnotationView: MKAnnotationView {
  /// The color.
  open var pinTintColor: UIColor?
  /// A Boolean value that indicates whether the pin appears with an animation.
  open var animatesDrop = false
}
