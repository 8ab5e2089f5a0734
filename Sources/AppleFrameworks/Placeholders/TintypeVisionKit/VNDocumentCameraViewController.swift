// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import TintypeUIKit

/// Scanned pages, of which there are none.
open class VNDocumentCameraScan: NSObject {
  /// The number of pages: always 0.
  open var pageCount: Int { 0 }
  /// The title: always empty.
  open var title: String { "" }

  /// Returns an empty image.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// The object that receives scanned pages, of which there are none.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  /// Called after the pages were scanned.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Called after the user canceled.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Called after an error.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Does nothing.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}

/// A camera for pages, which is not shown: a `UIViewControllerRepresentable` shows a placeholder.
open class VNDocumentCameraViewController: UIViewController, _PlaceholderContent {
  /// The object that receives scanned pages.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  /// Returns `false`, because there is no camera.
  open class var isSupported: Bool { false }
}
