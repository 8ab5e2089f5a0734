// SPDX-License-Identifier: MIT

public import Foundation

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
    /// The ultra-wide camera.
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// The telephoto camera.
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The wide-angle camera with another one.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The front camera with a depth sensor.
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
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

  /// The modes of a flash.
  public enum FlashMode: Int, Sendable {
    /// Dark.
    case off
    /// Bright.
    case on
    /// The mode that the camera chooses.
    case auto
  }

  /// The modes of exposure and focus.
  public enum FocusMode: Int, Sendable {
    /// The value does not change.
    case locked
    /// The value is found once.
    case autoFocus
    /// The value is found again when the image changes.
    case continuousAutoFocus
  }

  /// A search for devices, which finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// The devices: none.
    open var devices: [AVCaptureDevice] { [] }

    /// Creates a search.
    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) {}
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
  open var torchMode = TorchMode.off
  /// A Boolean value that indicates whether the device has a flash: always `false`.
  open var hasFlash: Bool { false }
  /// A Boolean value that indicates whether the light can be on: always `false`.
  open var isTorchAvailable: Bool { false }
  /// The side of the device.
  open var position: Position { .unspecified }
  /// The factor of the zoom.
  open var videoZoomFactor: CGFloat = 1
  /// The mode of the focus.
  open var focusMode = FocusMode.locked

  /// Returns `false`, because there is no device.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }

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
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// Returns `nil`, because there are no connections.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A receiver of photos, of which there are none.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Does nothing, because there are no photos; the delegate is not called.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}
