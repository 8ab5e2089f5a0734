// SPDX-License-Identifier: MIT

public import Foundation

/// A controller that chooses files, which presents nothing.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate; its methods are never called.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// A Boolean value that indicates whether several files can be chosen; it has no effect.
  open var allowsMultipleSelection = false
  /// The folder that is shown first; it has no effect.
  open var directoryURL: URL?
  /// A Boolean value that indicates whether extensions are shown; it has no effect.
  open var shouldShowFileExtensions = false
  /// The purpose of the controller.
  open private(set) var documentPickerMode = UIDocumentPickerMode.open

  /// Creates a controller that saves files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    documentPickerMode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that opens files of types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that saves files.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that saves a file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Creates a controller for an interface file, which has no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }
}

/// The purpose of a controller that chooses files.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// To copy files into the app.
  case `import` = 0
  /// To open files where they are.
  case open = 1
  /// To copy files of the app to another place.
  case exportToService = 2
  /// To move files of the app to another place.
  case moveToService = 3
}

/// An object that receives files; its methods are never called.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {}

/// An object that previews a file or opens it in other apps, which presents nothing.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  /// The type of the file.
  open var uti: String?
  /// A value for the other app.
  open var annotation: Any?
  /// The images of the file: none.
  open var icons: [UIImage] { [] }
  /// The recognizers of gestures: none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// Returns `false`, because nothing is shown.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns `false`, because nothing is shown.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Returns `false`, because nothing is shown.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns `false`, because nothing is shown.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Has no effect, because nothing is shown.
  open func dismissMenu(animated: Bool) {}
  /// Has no effect, because nothing is shown.
  open func dismissPreview(animated: Bool) {}
  /// The file.
  open var url: URL?
  /// The delegate; its methods are never called.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The title.
  open var name: String?

  /// Creates a controller of a file.
  public init(url: URL) {
    self.url = url
  }

  /// Returns `false`, because there is no preview.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
}

/// An object that follows the preview of a file; its methods are never called.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}
