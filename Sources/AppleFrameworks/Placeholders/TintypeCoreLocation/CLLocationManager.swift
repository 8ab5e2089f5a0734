// SPDX-License-Identifier: MIT

public import Foundation

/// The permissions for the location of the user.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user has not decided.
  case notDetermined
  /// The user cannot decide.
  case restricted
  /// The user has refused.
  case denied
  /// The user has agreed for any time.
  case authorizedAlways
  /// The user has agreed for the time in which the app is used.
  case authorizedWhenInUse
}

/// The permissions for the exact location.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The user has agreed.
  case fullAccuracy
  /// The user has refused.
  case reducedAccuracy
}

/// The activities of the user.
public enum CLActivityType: Int, Sendable {
  /// Any other activity.
  case other = 1
  /// Driving a car.
  case automotiveNavigation
  /// Sports.
  case fitness
  /// Other vehicles.
  case otherNavigation
  /// Flying.
  case airborne
}

/// The best accuracy with additional sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The distance with which each movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// An invalid position.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// The measurement of locations, which the user never permits or refuses.
open class CLLocationManager: NSObject {
  /// The observed regions: none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// The greatest radius in meters: always −1.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Does nothing, because locations are not measured.
  open func requestState(for region: CLRegion) {}
  /// Does nothing, because locations are not measured.
  open func startMonitoringVisits() {}
  /// Does nothing, because locations are not measured.
  open func stopMonitoringVisits() {}
  /// Does nothing, because locations are not measured.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Does nothing, because locations are not measured.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Calls a closure.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  /// Returns `false`, because locations are not measured.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Returns `false`, because locations are not measured.
  open class func isRangingAvailable() -> Bool { false }
  /// Returns `false`, because locations are not measured.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// The object that receives locations, of which there are none.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance in meters that is reported.
  open var distanceFilter = kCLDistanceFilterNone
  /// The activity.
  open var activityType = CLActivityType.other
  /// A Boolean value that indicates whether locations are measured in the background.
  open var allowsBackgroundLocationUpdates = false
  /// A Boolean value that indicates whether the measurement may pause.
  open var pausesLocationUpdatesAutomatically = true
  /// A Boolean value that indicates whether the system shows the measurement.
  open var showsBackgroundLocationIndicator = false
  /// The degrees that are reported.
  open var headingFilter: CLLocationDegrees = 1
  /// The permission: always `notDetermined`.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// The permission for the exact location: always `reducedAccuracy`.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// The last location: always `nil`.
  open var location: CLLocation? { nil }
  /// The last direction: always `nil`.
  open var heading: CLHeading? { nil }

  /// Creates a manager.
  public override init() { super.init() }

  /// Returns `notDetermined`.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }

  /// Returns `false`, because locations are not measured.
  open class func locationServicesEnabled() -> Bool { false }

  /// Returns `false`, because directions are not measured.
  open class func headingAvailable() -> Bool { false }

  /// Does nothing, because the user never answers.
  open func requestWhenInUseAuthorization() {}

  /// Does nothing, because the user never answers.
  open func requestAlwaysAuthorization() {}

  /// Does nothing, because locations are not measured.
  open func requestLocation() {}

  /// Does nothing, because locations are not measured.
  open func startUpdatingLocation() {}

  /// Does nothing, because locations are not measured.
  open func stopUpdatingLocation() {}

  /// Does nothing, because directions are not measured.
  open func startUpdatingHeading() {}

  /// Does nothing, because directions are not measured.
  open func stopUpdatingHeading() {}

  /// Does nothing, because locations are not measured.
  open func startMonitoringSignificantLocationChanges() {}

  /// Does nothing, because locations are not measured.
  open func stopMonitoringSignificantLocationChanges() {}

  /// Does nothing, because locations are not measured.
  open func startMonitoring(for region: CLRegion) {}

  /// Does nothing, because locations are not measured.
  open func stopMonitoring(for region: CLRegion) {}
}

/// The object that receives locations, of which there are none.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called for a changed permission.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called for a changed permission.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called with locations.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called with a direction.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Called with an error.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the user enters a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called when the user leaves a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// A direction, of which there are none.
open class CLHeading: NSObject {
  /// The degrees from the magnetic north.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The degrees from the geographic north.
  open var trueHeading: CLLocationDirection { -1 }
  /// The accuracy in degrees.
  open var headingAccuracy: CLLocationDirection { -1 }
}

/// A region with an identifier.
open class CLRegion: NSObject {
  /// The identifier.
  public let identifier: String
  /// A Boolean value that indicates whether entering the region is reported.
  open var notifyOnEntry = true
  /// A Boolean value that indicates whether leaving the region is reported.
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion {
  /// The center.
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns a Boolean value that indicates whether a position is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
