// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// A text or code in the image of a camera, of which there are none.
public enum RecognizedItem: Identifiable, Sendable {
  /// A text.
  case text(Text)
  /// A code.
  case barcode(Barcode)

  /// A text.
  public struct Text: Identifiable, Sendable {
    /// The identifier.
    public let id: UUID
    /// The text.
    public let transcript: String
  }

  /// A code.
  public struct Barcode: Identifiable, Sendable {
    /// The identifier.
    public let id: UUID
    /// The text of the code.
    public let payloadStringValue: String?
  }

  /// The corners in points.
  public struct Bounds: Sendable {
    /// The corner at the top left.
    public var topLeft = CGPoint.zero
    /// The corner at the top right.
    public var topRight = CGPoint.zero
    /// The corner at the bottom right.
    public var bottomRight = CGPoint.zero
    /// The corner at the bottom left.
    public var bottomLeft = CGPoint.zero
  }

  /// The identifier.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let barcode): barcode.id
    }
  }

  /// The corners in points.
  public var bounds: Bounds { Bounds() }
}

/// The object that receives recognized items, of which there are none.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Called after the user tapped an item.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Called for new items.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Called for changed items.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Called for items that are no longer visible.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Called after an error.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

/// A camera for texts and codes, which is not shown: a `UIViewControllerRepresentable` shows a
/// placeholder.
open class DataScannerViewController: UIViewController, _PlaceholderContent {
  /// The kinds of texts.
  public enum TextContentType: Sendable {
    /// URLs.
    case URL
    /// Dates and durations.
    case dateTimeDuration
    /// Addresses for emails.
    case emailAddress
    /// Numbers of flights.
    case flightNumber
    /// Addresses.
    case fullStreetAddress
    /// Numbers of shipments.
    case shipmentTrackingNumber
    /// Telephone numbers.
    case telephoneNumber
    /// Amounts of money.
    case currency
  }

  /// The items that are recognized.
  public struct RecognizedDataType: Hashable, Sendable {
    private let name: String

    /// Texts.
    public static func text(
      languages: [String] = [], textContentType: TextContentType? = nil
    ) -> Self {
      Self(name: "text")
    }

    /// Codes.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
      Self(name: "barcode")
    }
  }

  /// The accuracies.
  public enum QualityLevel: Sendable {
    /// Between the others.
    case balanced
    /// Small texts are recognized.
    case accurate
    /// Large texts are recognized.
    case fast
  }

  /// The reasons that nothing is recognized.
  public enum ScanningUnavailable: Error, Sendable {
    /// There is no suitable camera.
    case unsupported
    /// The user has refused.
    case cameraRestricted
  }

  /// The object that receives recognized items.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// The items that are recognized.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// The accuracy.
  public let qualityLevel: QualityLevel
  /// A Boolean value that indicates whether several items are recognized.
  public let recognizesMultipleItems: Bool
  /// A Boolean value that indicates whether items are marked.
  public let isHighlightingEnabled: Bool
  /// The part of the image that is used.
  open var regionOfInterest: CGRect?
  /// The items: none.
  public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
  /// The view in front of the image.
  public let overlayContainerView = UIView()
  /// A Boolean value that indicates whether items are recognized: always `false`.
  open var isScanning: Bool { false }

  /// Returns `false`, because there is no camera.
  open class var isSupported: Bool { false }
  /// Returns `false`, because there is no camera.
  open class var isAvailable: Bool { false }
  /// The languages of texts: none.
  open class var supportedTextRecognitionLanguages: [String] { [] }

  /// Creates a camera.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
    self.recognizesMultipleItems = recognizesMultipleItems
    self.isHighlightingEnabled = isHighlightingEnabled
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Throws an error, because there is no camera.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }

  /// Does nothing, because nothing is recognized.
  open func stopScanning() {}

  /// Throws an error, because there is no camera.
  open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// The kinds of codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// QR codes.
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  /// Aztec codes.
  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
  /// EAN-8.
  public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  /// EAN-13.
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  /// UPC-E.
  public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
  /// Code 39.
  public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
  /// Code 128.
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
  /// PDF417.
  public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
  /// Data Matrix.
  public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// ITF-14.
  public static let itf14 = Self(rawValue: "VNBarcodeSymbologyITF14")
}
