// SPDX-License-Identifier: MIT

@_exported public import Combine
@_exported public import Foundation

/// Values along three axes.
public struct CMAcceleration: Hashable, Sendable {
  /// The value to the right.
  public var x: Double
  /// The value to the top.
  public var y: Double
  /// The value to the front.
  public var z: Double

  /// Creates values.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Rotations about three axes.
public typealias CMRotationRate = CMAcceleration

/// A measured acceleration, of which there are none.
open class CMAccelerometerData: NSObject {
  /// The values.
  open var acceleration: CMAcceleration { CMAcceleration() }
  /// The time.
  open var timestamp: TimeInterval { 0 }
}

/// A measured rotation, of which there are none.
open class CMGyroData: NSObject {
  /// The values.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The orientation of the device.
open class CMAttitude: NSObject {
  /// The angle about the axis to the front, in radians.
  open var roll: Double { 0 }
  /// The angle about the axis to the right, in radians.
  open var pitch: Double { 0 }
  /// The angle about the axis to the top, in radians.
  open var yaw: Double { 0 }
}

/// A measured movement, of which there are none.
open class CMDeviceMotion: NSObject {
  /// The orientation.
  open var attitude: CMAttitude { CMAttitude() }
  /// The gravity.
  open var gravity: CMAcceleration { CMAcceleration(z: -1) }
  /// The acceleration by the user.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The sensors of the device, which are missing.
open class CMMotionManager: NSObject {
  /// The seconds between accelerations.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// The seconds between rotations.
  open var gyroUpdateInterval: TimeInterval = 0
  /// The seconds between movements.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// A Boolean value that indicates whether accelerations are measured: always `false`.
  open var isAccelerometerAvailable: Bool { false }
  /// A Boolean value that indicates whether rotations are measured: always `false`.
  open var isGyroAvailable: Bool { false }
  /// A Boolean value that indicates whether movements are measured: always `false`.
  open var isDeviceMotionAvailable: Bool { false }
  /// A Boolean value that indicates whether accelerations are measured: always `false`.
  open var isAccelerometerActive: Bool { false }
  /// A Boolean value that indicates whether rotations are measured: always `false`.
  open var isGyroActive: Bool { false }
  /// A Boolean value that indicates whether movements are measured: always `false`.
  open var isDeviceMotionActive: Bool { false }
  /// The last acceleration: always `nil`.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The last rotation: always `nil`.
  open var gyroData: CMGyroData? { nil }
  /// The last movement: always `nil`.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Does nothing, because there are no sensors.
  open func startAccelerometerUpdates() {}

  /// Does nothing, because there are no sensors.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}

  /// Does nothing, because there are no sensors.
  open func stopAccelerometerUpdates() {}

  /// Does nothing, because there are no sensors.
  open func startGyroUpdates() {}

  /// Does nothing, because there are no sensors.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}

  /// Does nothing, because there are no sensors.
  open func stopGyroUpdates() {}

  /// Does nothing, because there are no sensors.
  open func startDeviceMotionUpdates() {}

  /// Does nothing, because there are no sensors.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}

  /// Does nothing, because there are no sensors.
  open func stopDeviceMotionUpdates() {}
}
