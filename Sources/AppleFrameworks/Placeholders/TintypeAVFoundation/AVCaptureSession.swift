// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit
public import TintypeFoundation

/// A recording, which records nothing.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The qualities of a recording.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a quality from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Photos.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// A high quality.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// A medium quality.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// A low quality.
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    /// 1280 × 720 pixels.
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 × 1080 pixels.
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 × 2160 pixels.
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    /// 640 × 480 pixels.
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
  }

  /// The quality.
  @_Locked open var sessionPreset = Preset.high
  /// The ways from sources to receivers: none.
  open var connections: [AVCaptureConnection] { [] }

  /// Returns `true`.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// Removes a source.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }

  /// Removes a receiver.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

  /// The sources.
  @_Locked open private(set) var inputs: [AVCaptureInput] = []
  /// The receivers.
  @_Locked open private(set) var outputs: [AVCaptureOutput] = []
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
  /// The way from the recording: always `nil`.
  open var connection: AVCaptureConnection? { nil }

  /// Returns the object: there is none in the layer.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    nil
  }

  /// Returns the point.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    pointInLayer
  }
}

extension AVCaptureVideoPreviewLayer {
  /// Creates the layer of a recording.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
