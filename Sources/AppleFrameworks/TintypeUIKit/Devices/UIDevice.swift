// SPDX-License-Identifier: MIT

public import Foundation

/// The device: the one of the snapshot, or an iPhone 13.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// A Boolean value that indicates whether the distance of the user is measured; it is not.
  open var isProximityMonitoringEnabled: Bool = false
  /// A Boolean value that indicates whether the device is at the user's ear: always `false`.
  open var proximityState: Bool { false }
  /// Has no effect, because there are no sounds.
  open func playInputClick() {}
  /// The only device.
  public class var current: UIDevice { shared }

  private static let shared = UIDevice()

  private override init() {
    super.init()
  }

  /// The name, the same as the model.
  open var name: String { model }
  /// The model: `iPhone`, `iPad`, `Apple TV` or `Apple Vision`.
  open var model: String { UIKitEnvironment.current.model }
  /// The localized model, the same as the model.
  open var localizedModel: String { model }
  /// The name of the operating system: `iOS`, or `iPadOS` on an iPad.
  open var systemName: String { model == "iPad" ? "iPadOS" : "iOS" }
  /// The version of the operating system, `26.0`.
  open var systemVersion: String { "26.0" }
  /// The identifier of the device for the app: zeros.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIKitEnvironment.current.traitCollection.userInterfaceIdiom
  }
  /// The orientation: portrait, or landscape if the screen is wider than high.
  open var orientation: UIDeviceOrientation {
    let size = UIKitEnvironment.current.screenSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// A Boolean value that indicates whether the orientation is observed: always `false`.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// A Boolean value that indicates whether the battery is observed; `false` by default.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery from 0 to 1: always 1.
  open var batteryLevel: Float { 1 }
  /// The state of the battery: always full.
  open var batteryState: BatteryState { .full }
  /// A Boolean value that indicates whether the device can run several apps: always `true`.
  open var isMultitaskingSupported: Bool { true }

  /// Has no effect.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// The state of the battery.
  @nonexhaustive(warn)
  public enum BatteryState: Int, Sendable {
    /// An unknown state.
    case unknown = 0
    /// The battery is used.
    case unplugged = 1
    /// The battery is charged.
    case charging = 2
    /// The battery is full.
    case full = 3
  }

  /// The notification for a changed orientation, which is never posted.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}

/// The orientation of the device.
@nonexhaustive(warn)
public enum UIDeviceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// Portrait orientation.
  case portrait = 1
  /// Portrait orientation with the home button at the top.
  case portraitUpsideDown = 2
  /// Landscape orientation with the home button at the right.
  case landscapeLeft = 3
  /// Landscape orientation with the home button at the left.
  case landscapeRight = 4
  /// The screen faces up.
  case faceUp = 5
  /// The screen faces down.
  case faceDown = 6

  /// A Boolean value that indicates whether the orientation is a portrait one.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is a landscape one.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the orientation is one of the interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// The notification of another state of the battery, which is never posted.
  public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// The notification of another level of the battery, which is never posted.
  public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// The notification of another distance of the user, which is never posted.
  public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}
