// SPDX-License-Identifier: MIT

public import Foundation

/// The state of a region.
public enum CLRegionState: Int, Sendable {
  /// Not known.
  case unknown
  /// Inside.
  case inside
  /// Outside.
  case outside
}

/// The distances of a beacon.
public enum CLProximity: Int, Sendable {
  /// Not known.
  case unknown
  /// At the device.
  case immediate
  /// Near.
  case near
  /// Far.
  case far
}

/// The first number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// The second number of a beacon.
public typealias CLBeaconMinorValue = UInt16

/// The numbers of beacons.
open class CLBeaconIdentityConstraint: NSObject {
  /// The identifier.
  public let uuid: UUID
  /// The first number.
  public let major: UInt16?
  /// The second number.
  public let minor: UInt16?

  /// Creates the numbers of beacons.
  public init(uuid: UUID, major: UInt16? = nil, minor: UInt16? = nil) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// The region of beacons.
open class CLBeaconRegion: CLRegion {
  /// The numbers of the beacons.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// A Boolean value that indicates whether an entry is reported when the screen is turned on.
  open var notifyEntryStateOnDisplay = false
  /// The identifier of the beacons.
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  /// The first number.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// The second number.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }

  /// Creates the region of beacons.
  public init(uuid: UUID, identifier: String) {
    beaconIdentityConstraint = CLBeaconIdentityConstraint(uuid: uuid)
    super.init(identifier: identifier)
  }

  /// Creates the region of beacons with a number.
  public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    beaconIdentityConstraint = CLBeaconIdentityConstraint(uuid: uuid, major: major)
    super.init(identifier: identifier)
  }

  /// Creates the region of a beacon.
  public init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    beaconIdentityConstraint = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
    super.init(identifier: identifier)
  }

  /// Creates the region of beacons with numbers.
  public init(
    beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String
  ) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
}

/// A beacon, of which none is found.
open class CLBeacon: NSObject {
  /// The identifier: always the same one.
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// The first number: always 0.
  open var major: NSNumber { 0 }
  /// The second number: always 0.
  open var minor: NSNumber { 0 }
  /// The distance: always `unknown`.
  open var proximity: CLProximity { .unknown }
  /// The accuracy in meters: always −1.
  open var accuracy: CLLocationAccuracy { -1 }
  /// The strength of the signal: always 0.
  open var rssi: Int { 0 }
}

/// A visit of a place, of which there are none.
open class CLVisit: NSObject {
  /// The start.
  open var arrivalDate: Date { .distantPast }
  /// The end.
  open var departureDate: Date { .distantFuture }
  /// The position: always an invalid one.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The accuracy in meters: always −1.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
