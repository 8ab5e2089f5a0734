// SPDX-License-Identifier: MIT

public import Foundation

/// A position with an address, which is unknown.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The position.
  public let coordinate: CLLocationCoordinate2D

  /// Creates the placemark of a position.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Creates the placemark of a position; the address has no effect.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }

  /// Creates a copy.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }

  /// The title: always `nil`.
  open var title: String? { nil }
}

/// A place on a map.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The position.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The telephone number.
  open var phoneNumber: String?
  /// The website.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The kind.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// A Boolean value that indicates whether the place is the location of the user.
  public let isCurrentLocation: Bool

  /// Creates a place at a position.
  public convenience init(placemark: MKPlacemark) {
    self.init(placemark: placemark, isCurrentLocation: false)
  }

  private init(placemark: MKPlacemark, isCurrentLocation: Bool) {
    self.placemark = placemark
    self.isCurrentLocation = isCurrentLocation
  }

  /// Returns the location of the user, whose position is unknown.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(
      placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrentLocation: true)
  }

  /// Returns `false`, because there is no app with maps.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  /// Returns `false`, because there is no app with maps.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  { false }
}

/// The key of the vehicle.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The value for a car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The value for walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The value for trains and buses.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The value for the default vehicle.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The key of the center.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the extent.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
