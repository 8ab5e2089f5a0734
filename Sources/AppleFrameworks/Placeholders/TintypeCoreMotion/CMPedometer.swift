// SPDX-License-Identifier: MIT

public import Foundation

/// The permissions for movements of the user.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The user has not decided.
  case notDetermined
  /// The user cannot decide.
  case restricted
  /// The user has refused.
  case denied
  /// The user has agreed.
  case authorized
}

/// Counted steps, of which there are none.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The start: January 1, 2001.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The end: January 1, 2001.
  open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The steps: 0.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance: always `nil`.
  open var distance: NSNumber? { nil }
  /// The floors: always `nil`.
  open var floorsAscended: NSNumber? { nil }
  /// The floors: always `nil`.
  open var floorsDescended: NSNumber? { nil }
  /// The pace in seconds for a meter: always `nil`.
  open var currentPace: NSNumber? { nil }
  /// The steps in a second: always `nil`.
  open var currentCadence: NSNumber? { nil }
  /// The average pace in seconds for a meter: always `nil`.
  open var averageActivePace: NSNumber? { nil }
}

/// A change from walking to standing or back, which never occurs.
open class CMPedometerEvent: NSObject {
  /// The kind of change.
  public enum EventType: Int, Sendable {
    /// The walk was interrupted.
    case pause
    /// The walk goes on.
    case resume
  }

  /// The time: January 1, 2001.
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The kind of change.
  open var type: EventType { .pause }
}

/// The counter of steps, which is missing.
open class CMPedometer: NSObject {
  /// Returns `false`, because there are no sensors.
  open class func isStepCountingAvailable() -> Bool { false }

  /// Returns `false`, because there are no sensors.
  open class func isDistanceAvailable() -> Bool { false }

  /// Returns `false`, because there are no sensors.
  open class func isFloorCountingAvailable() -> Bool { false }

  /// Returns `false`, because there are no sensors.
  open class func isPaceAvailable() -> Bool { false }

  /// Returns `false`, because there are no sensors.
  open class func isCadenceAvailable() -> Bool { false }

  /// Returns `false`, because there are no sensors.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }

  /// Returns `notDetermined`.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  /// Does nothing, because there are no sensors.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}

  /// Does nothing, because there are no sensors.
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}

  /// Does nothing, because there are no sensors.
  open func stopUpdates() {}

  /// Does nothing, because there are no sensors.
  open func startEventUpdates(
    handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void
  ) {}

  /// Does nothing, because there are no sensors.
  open func stopEventUpdates() {}
}
