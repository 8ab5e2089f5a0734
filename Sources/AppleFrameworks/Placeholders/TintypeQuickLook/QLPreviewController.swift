// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import TintypeUIKit

/// A file that is shown.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The location of the file.
  var previewItemURL: URL? { get }
  /// The title.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The title: the name of the file.
  public var previewItemTitle: String? { previewItemURL?.lastPathComponent }
}

extension NSURL: QLPreviewItem {
  /// The location of the file.
  public var previewItemURL: URL? { self as URL }
}

/// The object with the files that are shown.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns a file.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// The object that is called for changes of a view, of which there are none.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// Called before the view is closed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Called after the view was closed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Returns the way of editing a file.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// Returns `disabled`.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode {
    .disabled
  }
}

/// The ways of editing a file.
public enum QLPreviewItemEditingMode: Int, Sendable {
  /// None.
  case disabled
  /// The file is replaced.
  case updateContents
  /// A copy is created.
  case createCopy
}

/// The view of files, which is not shown: a `UIViewControllerRepresentable` shows a placeholder.
open class QLPreviewController: UIViewController, _PlaceholderContent {
  /// The object with the files.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The object that is called for changes.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the file.
  open var currentPreviewItemIndex = 0
  /// The file.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource else { return nil }
    let count = dataSource.numberOfPreviewItems(in: self)
    guard (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Returns `false`, because no file is shown.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }

  /// Does nothing, because no file is shown.
  open func reloadData() {}

  /// Does nothing, because no file is shown.
  open func refreshCurrentPreviewItem() {}
}
