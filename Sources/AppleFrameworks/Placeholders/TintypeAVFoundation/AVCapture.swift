// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

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
  open var torchMode = TorchMode.off

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
open class AVCaptureOutput: NSObject {}

/// A receiver of photos, of which there are none.
open class AVCapturePhotoOutput: AVCaptureOutput {}

/// A recording, which records nothing.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The sources.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The receivers.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// A Boolean value that indicates whether the recording is running: always `false`.
  open var isRunning: Bool { false }

  /// Returns `true`.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }

  /// Adds a source.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }

  /// Returns `true`.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }

  /// Adds a receiver.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }

  /// Does nothing, because there are no devices.
  open func beginConfiguration() {}

  /// Does nothing, because there are no devices.
  open func commitConfiguration() {}

  /// Does nothing, because there are no devices.
  open func startRunning() {}

  /// Does nothing, because there are no devices.
  open func stopRunning() {}
}

/// The layer of a recording, which is not painted.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The recording.
  open var session: AVCaptureSession?
  /// The scaling.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
}

extension AVCaptureVideoPreviewLayer {
  /// Creates the layer of a recording.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
