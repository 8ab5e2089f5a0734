// SPDX-License-Identifier: MIT

public import Foundation

/// Something that a camera has found, such as a barcode; there are none.
open class AVMetadataObject: NSObject {
  /// The kinds of objects.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A QR code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// A Micro QR code.
    public static let microQR = Self(rawValue: "org.iso.MicroQRCode")
    /// An Aztec code.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// A Data Matrix code.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    /// A PDF417 code.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// A MicroPDF417 code.
    public static let microPDF417 = Self(rawValue: "org.iso.MicroPDF417")
    /// An EAN-8 barcode.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// An EAN-13 barcode.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// A UPC-E barcode.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// An ITF-14 barcode.
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    /// A GS1 DataBar barcode.
    public static let gs1DataBar = Self(rawValue: "org.gs1.GS1DataBar")
    /// A Code 39 barcode.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// A Code 39 barcode with a check digit.
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    /// A Code 93 barcode.
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// A Code 128 barcode.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// A Codabar barcode.
    public static let codabar = Self(rawValue: "Codabar")
    /// An Interleaved 2 of 5 barcode.
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    /// A face.
    public static let face = Self(rawValue: "face")
  }

  /// The kind.
  open var type: ObjectType { ObjectType(rawValue: "") }
  /// The frame in the image, from 0 to 1.
  open var bounds: CGRect { .zero }
}

/// A barcode.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  open var stringValue: String? { nil }
  /// The corners in the image, from 0 to 1.
  open var corners: [CGPoint] { [] }
}

/// Receives what a camera finds.
@MainActor @preconcurrency
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called for found objects; never, because there is no camera.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// A receiver of objects that a camera finds.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The receiver.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The kinds of objects to find.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds of objects that can be found: none.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the image to search, from 0 to 1.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Sets the receiver.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
  }
}

/// The angles of a video.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown
  /// Turned, with the home button at the right.
  case landscapeRight
  /// Turned, with the home button at the left.
  case landscapeLeft
}

/// The way from a source to a receiver.
open class AVCaptureConnection: NSObject {
  /// A Boolean value that indicates whether the connection is used.
  open var isEnabled = true
  /// The angle of the video.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// A Boolean value that indicates whether the video can be turned: always `false`.
  open var isVideoOrientationSupported: Bool { false }
  /// The angle of the video, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// A Boolean value that indicates whether the video is mirrored.
  open var isVideoMirrored = false
  /// A Boolean value that indicates whether the video can be mirrored: always `false`.
  open var isVideoMirroringSupported: Bool { false }
  /// A Boolean value that indicates whether the camera decides about mirroring.
  open var automaticallyAdjustsVideoMirroring = true

  /// Returns `false`.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}
