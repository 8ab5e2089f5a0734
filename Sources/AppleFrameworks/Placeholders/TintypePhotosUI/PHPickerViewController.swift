// SPDX-License-Identifier: MIT

@_exported public import Photos
public import SwiftUI

/// The options of a choice of photos.
public struct PHPickerConfiguration: Sendable {
  /// The encodings of photos.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The best encoding for the app.
    case automatic
    /// The encoding of the library.
    case current
    /// An encoding that most apps can read.
    case compatible
  }

  /// The orders of the selection.
  public enum Selection: Int, Sendable {
    /// No order.
    case `default`
    /// The order in which the user selects the photos.
    case ordered
  }

  /// The kinds of photos.
  public var filter: PHPickerFilter?
  /// The greatest number of photos; 0 for any number.
  public var selectionLimit = 1
  /// The encoding.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order.
  public var selection = Selection.default
  /// The identifiers of the photos that are selected at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// The disabled parts of the interface; none by default.
  public var disabledCapabilities: PHPickerCapabilities = []
  /// The edges without the margins of the content; none by default.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []

  /// Creates the default options.
  public init() {}

  /// Creates the default options.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that the user has selected, of which there are none.
public struct PHPickerResult: Hashable {
  /// The photo.
  public let itemProvider: NSItemProvider
  /// The identifier.
  public let assetIdentifier: String?
}

/// The object that receives photos, which never arrive.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with photos.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A choice of photos, which is not shown: a `UIViewControllerRepresentable` shows a placeholder.
open class PHPickerViewController: UIViewController, _PlaceholderContent {
  /// The options.
  public let configuration: PHPickerConfiguration
  /// The object that receives photos.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a choice.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }
}
