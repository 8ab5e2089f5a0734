// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import TintypeUIKit

/// The states of a title.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// Not known.
  case unknown
  /// Playing.
  case playing
  /// Paused.
  case paused
  /// Stopped.
  case stopped
  /// Interrupted.
  case interrupted
}

// Proof of safety: a lock guards the values.
/// The title that the system shows, which stores its values.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()
  private let lock = NSLock()
  private var info: [String: Any]?
  private var state = MPNowPlayingPlaybackState.unknown

  /// Returns the title of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { center }

  /// The values of the title.
  open var nowPlayingInfo: [String: Any]? {
    get { lock.withLock { info } }
    set { lock.withLock { info = newValue } }
  }
  /// The state.
  open var playbackState: MPNowPlayingPlaybackState {
    get { lock.withLock { state } }
    set { lock.withLock { state = newValue } }
  }
}

/// The image of a title.
open class MPMediaItemArtwork: NSObject {
  private let requestHandler: (CGSize) -> UIImage
  /// The size in points.
  public let bounds: CGRect

  /// Creates an image.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, self.requestHandler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }

  /// Returns the image in a size.
  open func image(at size: CGSize) -> UIImage? { requestHandler(size) }
}

/// A slider for the volume, which shows nothing.
open class MPVolumeView: UIView, _PlaceholderContent {
  /// A Boolean value that indicates whether there is a slider.
  open var showsVolumeSlider = true
  /// A Boolean value that indicates whether there is a button for outputs.
  open var showsRouteButton = true
}

/// The permissions to read the titles of the user.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The user has not decided.
  case notDetermined
  /// The user has refused.
  case denied
  /// The user cannot decide.
  case restricted
  /// The user has agreed.
  case authorized
}

/// The titles of the user, of which there are none.
open class MPMediaLibrary: NSObject {
  /// Returns `notDetermined`.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }

  /// Calls the handler with `denied`.
  open class func requestAuthorization(
    _ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
}

/// A title of the user, of which there are none.
open class MPMediaItem: NSObject {
  /// The name: always `nil`.
  open var title: String? { nil }
  /// The artist: always `nil`.
  open var artist: String? { nil }
  /// The album: always `nil`.
  open var albumTitle: String? { nil }
  /// The image: always `nil`.
  open var artwork: MPMediaItemArtwork? { nil }
  /// The location: always `nil`.
  open var assetURL: URL? { nil }
  /// The seconds: always 0.
  open var playbackDuration: TimeInterval { 0 }
}

/// A list of titles.
open class MPMediaItemCollection: NSObject {
  /// The titles.
  public let items: [MPMediaItem]

  /// Creates a list.
  public init(items: [MPMediaItem]) { self.items = items }

  /// The number of titles.
  open var count: Int { items.count }
}

/// The object that receives selected titles, of which there are none.
@MainActor @preconcurrency
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Called after the user selected titles.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Called after the user canceled.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// Does nothing.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// Does nothing.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// The selection of titles, which is not shown: a `UIViewControllerRepresentable` shows a
/// placeholder.
open class MPMediaPickerController: UIViewController, _PlaceholderContent {
  /// The object that receives selected titles.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// A Boolean value that indicates whether several titles can be selected.
  open var allowsPickingMultipleItems = false
  /// A Boolean value that indicates whether titles in iCloud are shown.
  open var showsCloudItems = true
  /// The text above the titles.
  open var prompt: String?
}

/// The key `title` of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key `artist` of a title.
public let MPMediaItemPropertyArtist = "artist"
/// The key `albumTitle` of a title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key `albumArtist` of a title.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key `artwork` of a title.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key `genre` of a title.
public let MPMediaItemPropertyGenre = "genre"
/// The key `playbackDuration` of a title.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key `persistentID` of a title.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key `MPNowPlayingInfoPropertyElapsedPlaybackTime` of a title.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key `MPNowPlayingInfoPropertyPlaybackRate` of a title.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key `MPNowPlayingInfoPropertyDefaultPlaybackRate` of a title.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key `MPNowPlayingInfoPropertyIsLiveStream` of a title.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key `MPNowPlayingInfoPropertyMediaType` of a title.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key `MPNowPlayingInfoPropertyAssetURL` of a title.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The key `MPNowPlayingInfoPropertyPlaybackQueueIndex` of a title.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key `MPNowPlayingInfoPropertyPlaybackQueueCount` of a title.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key `MPNowPlayingInfoPropertyPlaybackProgress` of a title.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
