// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// A connection of a source with a receiver, which transmits nothing.
open class AVCaptureConnection: NSObject {
  /// A Boolean value that indicates whether the connection is used.
  open var isEnabled = true
  /// The orientation of images.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// The angle of images in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// A Boolean value that indicates whether images are mirrored.
  open var isVideoMirrored = false
  /// A Boolean value that indicates whether the camera decides about mirroring.
  open var automaticallyAdjustsVideoMirroring = true
  /// A Boolean value that indicates whether there is an orientation: always `false`.
  open var isVideoOrientationSupported: Bool { false }
  /// A Boolean value that indicates whether images can be mirrored: always `false`.
  open var isVideoMirroringSupported: Bool { false }

  /// Returns `false`, because there are no images.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

/// The orientations of images.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown
  /// With the top at the left.
  case landscapeRight
  /// With the top at the right.
  case landscapeLeft
}

/// Something that a camera detects.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// The kinds of things.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A QR code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// A Data Matrix code.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    /// An Aztec code.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// A PDF417 code.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// An EAN-8 code.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// An EAN-13 code.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// A UPC-E code.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// A Code 39.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// A Code 93.
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// A Code 128.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// A face.
    public static let face = Self(rawValue: "face")
  }

  /// The kind: a QR code, because nothing is detected.
  open var type: ObjectType { .qr }
  /// The frame: empty, because nothing is detected.
  open var bounds: CGRect { .zero }
}

/// A code that a camera detects.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The text: `nil`, because nothing is detected.
  open var stringValue: String? { nil }
  /// The corners: none, because nothing is detected.
  open var corners: [CGPoint] { [] }
}

/// The object that receives what a camera detects; its methods are never called.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}

/// A receiver of what a camera detects, which is nothing.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The object that receives what a camera detects; its methods are never called.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The kinds to detect; they have no effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds that can be detected: none.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the image in which things are detected.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Sets the object that receives what a camera detects.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
  }
}

/// The values of a photo.
open class AVCapturePhotoSettings: NSObject {
  /// The light.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// The format.
  open private(set) var format: [String: Any]?

  /// Creates values.
  public init(format: [String: Any]? = nil) { self.format = format }
}

/// A photo of a camera, of which there are none.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// Returns `nil`.
  open func fileDataRepresentation() -> Data? { nil }
  /// Returns `nil`.
  open func cgImageRepresentation() -> CGImage? { nil }
}

/// The object that receives a photo; its methods are never called.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
