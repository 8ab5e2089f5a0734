// SPDX-License-Identifier: MIT

public import Foundation

/// The kinds of collections.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album.
  case album = 1
  /// An album whose photos the system chooses.
  case smartAlbum = 2
}

/// The purposes of collections.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album of the user.
  case albumRegular = 2
  /// Panoramas.
  case smartAlbumPanoramas = 201
  /// Videos.
  case smartAlbumVideos = 202
  /// Photos that the user likes.
  case smartAlbumFavorites = 203
  /// Photos that were added last.
  case smartAlbumRecentlyAdded = 206
  /// All photos.
  case smartAlbumUserLibrary = 209
  /// Pictures of the user.
  case smartAlbumSelfPortraits = 210
  /// Screenshots.
  case smartAlbumScreenshots = 211
  /// Any.
  case any = 9_223_372_036_854_775_807
}

// Proof of safety: collections and changes have no stored properties.
/// A collection, of which there are none.
open class PHCollection: NSObject, @unchecked Sendable {
  /// The identifier: always empty.
  open var localIdentifier: String { "" }
  /// The title: always `nil`.
  open var localizedTitle: String? { nil }
}

// Proof of safety: see PHCollection.
/// A collection of photos, of which there are none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// The kind: always `album`.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// The number of photos: always 0.
  open var estimatedAssetCount: Int { 0 }

  /// Returns no collections.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult()
  }

  /// Returns no collections.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult()
  }
}

extension PHAsset {
  /// Returns no photos.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

/// An object that is called for changes of the photos, of which there are none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called for a change.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

// Proof of safety: see PHCollection.
/// A change of the photos; there is none.
open class PHChange: NSObject, @unchecked Sendable {}

extension PHPhotoLibrary {
  /// Has no effect, because there are no changes.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Has no effect, because there are no changes.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
