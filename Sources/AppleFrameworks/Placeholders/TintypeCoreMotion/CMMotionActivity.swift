// SPDX-License-Identifier: MIT

public import Foundation

/// The probabilities of an activity.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// Low.
  case low
  /// Medium.
  case medium
  /// High.
  case high
}

/// An activity of the user, of which there are none.
open class CMMotionActivity: NSObject {
  /// The probability: always `low`.
  open var confidence: CMMotionActivityConfidence { .low }
  /// The start.
  open var startDate: Date { .distantPast }
  /// A Boolean value that indicates whether the activity is not known: always `true`.
  open var unknown: Bool { true }
  /// A Boolean value that indicates whether the user rests: always `false`.
  open var stationary: Bool { false }
  /// A Boolean value that indicates whether the user walks: always `false`.
  open var walking: Bool { false }
  /// A Boolean value that indicates whether the user runs: always `false`.
  open var running: Bool { false }
  /// A Boolean value that indicates whether the user drives: always `false`.
  open var automotive: Bool { false }
  /// A Boolean value that indicates whether the user cycles: always `false`.
  open var cycling: Bool { false }
}

/// The activities of the user, which are not measured.
open class CMMotionActivityManager: NSObject {
  /// Returns `false`, because activities are not measured.
  open class func isActivityAvailable() -> Bool { false }
  /// Does nothing, because activities are not measured.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {}
  /// Does nothing, because activities are not measured.
  open func stopActivityUpdates() {}
  /// Calls the handler with no activities.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    handler([], nil)
  }
}

/// A change of height, of which there are none.
open class CMAltitudeData: NSObject {
  /// The change in meters: always 0.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure in kilopascals: always 0.
  open var pressure: NSNumber { 0 }
}

/// The height of the device, which is not measured.
open class CMAltimeter: NSObject {
  /// Returns `false`, because heights are not measured.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Returns `false`, because heights are not measured.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Does nothing, because heights are not measured.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {}
  /// Does nothing, because heights are not measured.
  open func stopRelativeAltitudeUpdates() {}
}
