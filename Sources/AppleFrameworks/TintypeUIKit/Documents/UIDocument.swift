// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeFoundation

/// A document in a file.
@MainActor @preconcurrency
open class UIDocument: NSObject {
  /// The location of the file.
  public private(set) var fileURL: URL
  /// The name: that of the file.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file: always that of data.
  open var fileType: String? { "public.data" }
  /// The state.
  open private(set) var documentState: State = .closed
  /// The time of the last change.
  open var fileModificationDate: Date?
  /// The object that undoes changes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var undoManager: UndoManager! = UndoManager()
  /// A Boolean value that indicates whether there are changes.
  open private(set) var hasUnsavedChanges = false
  /// The activity of the user.
  open var userActivity: NSUserActivity?

  /// Creates a document in a file.
  public init(fileURL url: URL) { fileURL = url }

  /// Reads the file, and calls a closure.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try load(fromContents: Data(contentsOf: fileURL), ofType: fileType)
      documentState = .normal
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }

  /// Writes the file if there are changes, and calls a closure.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      documentState = .closed
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting) { [weak self] isSaved in
      self?.documentState = .closed
      completionHandler?(isSaved)
    }
  }

  /// Writes the file, and calls a closure.
  open func save(
    to url: URL, for saveOperation: UIDocument.SaveOperation,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      guard let data = try contents(forType: fileType ?? "") as? Data else {
        throw CocoaError(.fileWriteUnknown)
      }
      try data.write(to: url)
      (fileURL, hasUnsavedChanges) = (url, false)
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }

  /// Returns the contents of the file; no data by default.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Reads the contents of the file; does nothing by default.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Called for an error; does nothing by default.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  /// Records a change.
  open func updateChangeCount(_ change: UIDocument.ChangeKind) {
    hasUnsavedChanges = change != .cleared
  }
  /// Writes the file if there are changes, and calls a closure.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return completionHandler?(true) ?? () }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// The state of a document.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Open.
    public static let normal = Self([])
    /// Closed.
    public static let closed = Self(rawValue: 1)
    /// Two versions.
    public static let inConflict = Self(rawValue: 2)
    /// The file cannot be written.
    public static let savingError = Self(rawValue: 4)
    /// The document cannot be changed.
    public static let editingDisabled = Self(rawValue: 8)
    /// The document is loaded.
    public static let progressAvailable = Self(rawValue: 16)
  }

  /// The kind of writing.
  @nonexhaustive(warn)
  public enum SaveOperation: Int, Sendable {
    /// A new file.
    case forCreating = 0
    /// The same file.
    case forOverwriting = 1
  }

  /// The kind of change.
  @nonexhaustive(warn)
  public enum ChangeKind: Int, Sendable {
    /// A change.
    case done = 0
    /// A change that was undone.
    case undone = 1
    /// A change that was done again.
    case redone = 2
    /// The file was written.
    case cleared = 3
  }

  /// The notification of another state, which is never posted.
  public nonisolated class var stateChangedNotification: Notification.Name {
    Notification.Name("UIDocumentStateChangedNotification")
  }
}

/// A selection of documents, which is not shown.
@MainActor @preconcurrency
open class UIDocumentBrowserViewController: UIViewController, _PlaceholderContent {
  /// The object that receives documents; its methods are never called.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// A Boolean value that indicates whether documents can be created.
  open var allowsDocumentCreation = true
  /// A Boolean value that indicates whether several documents can be selected.
  open var allowsPickingMultipleItems = false
  /// The buttons at the start.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// The buttons at the end.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  /// Creates a selection of documents of types.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Calls a closure with the location.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    completion?(url, nil)
  }
}

/// An object that receives documents; its methods are never called.
@MainActor @preconcurrency
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {}
