// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// The kinds of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Images.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sounds.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Values about the images.
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// The permissions for the camera or microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The user has not decided.
  case notDetermined
  /// The user cannot decide.
  case restricted
  /// The user has refused.
  case denied
  /// The user has agreed.
  case authorized
}

/// A camera or microphone, of which there are none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The sides of a device.
  public enum Position: Int, Sendable {
    /// Unknown.
    case unspecified
    /// The back.
    case back
    /// The front.
    case front
  }

  /// The kinds of devices.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The wide-angle camera.
    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The telephoto camera.
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The ultra-wide camera.
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// The cameras of a device with two.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The wide-angle and the ultra-wide camera.
    public static let builtInDualWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// The cameras of a device with three.
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The camera that measures depth.
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The microphone.
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// Another name of `microphone`.
    public static let builtInMicrophone = microphone
  }

  /// The modes of a flash.
  public enum FlashMode: Int, Sendable {
    /// No flash.
    case off
    /// Always a flash.
    case on
    /// A flash in the dark.
    case auto
  }

  /// The modes of the focus.
  public enum FocusMode: Int, Sendable {
    /// The focus does not change.
    case locked
    /// The focus is set once.
    case autoFocus
    /// The focus follows the image.
    case continuousAutoFocus
  }

  /// The modes of the exposure.
  public enum ExposureMode: Int, Sendable {
    /// The exposure does not change.
    case locked
    /// The exposure is set once.
    case autoExpose
    /// The exposure follows the image.
    case continuousAutoExposure
    /// The app sets the exposure.
    case custom
  }

  /// A search for devices, which finds none.
  open class DiscoverySession: NSObject {
    /// The devices: none.
    open var devices: [AVCaptureDevice] { [] }

    /// Creates a search.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  /// The format of a device.
  open class Format: NSObject {
    /// The format of the images.
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    /// The horizontal field of view, in degrees: 0.
    open var videoFieldOfView: Float { 0 }
    /// The maximum zoom factor: 1.
    open var videoMaxZoomFactor: CGFloat { 1 }
  }

  /// The modes of a light.
  public enum TorchMode: Int, Sendable {
    /// Dark.
    case off
    /// Bright.
    case on
    /// The mode that the camera chooses.
    case auto
  }

  /// Returns `notDetermined`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }

  /// Returns `false`, because there is no device.
  @discardableResult
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// Calls the handler with `false`, because there is no device.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    handler(false)
  }

  /// Returns `nil`, because there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns `nil`, because there is no device.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    nil
  }

  /// A Boolean value that indicates whether the device has a light: always `false`.
  open var hasTorch: Bool { false }
  /// The mode of the light.
  @_Locked open var torchMode = TorchMode.off
  /// A Boolean value that indicates whether the light can be used: always `false`.
  open var isTorchAvailable: Bool { false }
  /// A Boolean value that indicates whether the light is on: always `false`.
  open var isTorchActive: Bool { false }
  /// A Boolean value that indicates whether the device has a flash: always `false`.
  open var hasFlash: Bool { false }
  /// The side of the device.
  open var position: Position { .unspecified }
  /// The kind of the device.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// The name of the device.
  open var localizedName: String { "" }
  /// The identifier of the device.
  open var uniqueID: String { "" }
  /// The format of the images.
  @_Locked open var activeFormat = Format()
  /// The zoom factor.
  @_Locked open var videoZoomFactor: CGFloat = 1
  /// The minimum zoom factor: 1.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The maximum zoom factor: 1.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// The smallest distance of the focus, in millimeters: -1, which means unknown.
  open var minimumFocusDistance: Int { -1 }
  /// The mode of the focus.
  @_Locked open var focusMode = FocusMode.locked
  /// A Boolean value that indicates whether the focus can be set to a point: always `false`.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// The point of the focus, from 0 to 1.
  @_Locked open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The mode of the exposure.
  @_Locked open var exposureMode = ExposureMode.locked
  /// A Boolean value that indicates whether the exposure can be set to a point: always `false`.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// The point of the exposure, from 0 to 1.
  @_Locked open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// A Boolean value that indicates whether changes of the image are observed.
  @_Locked open var isSubjectAreaChangeMonitoringEnabled = false

  /// Returns `false`.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }

  /// Returns `false`.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }

  /// Does nothing, because there is no device.
  open func setTorchModeOn(level torchLevel: Float) throws {}

  /// Does nothing, because there is no device.
  open func lockForConfiguration() throws {}

  /// Does nothing, because there is no device.
  open func unlockForConfiguration() {}
}

/// A source of images or sounds.
open class AVCaptureInput: NSObject {}

/// The images or sounds of a device.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice

  /// Creates a source.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// A receiver of images or sounds.
open class AVCaptureOutput: NSObject {
  /// The ways from sources: none.
  open var connections: [AVCaptureConnection] { [] }

  /// Returns the way from a source: always `nil`.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
