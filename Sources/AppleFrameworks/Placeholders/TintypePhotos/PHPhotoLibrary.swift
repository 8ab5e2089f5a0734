// SPDX-License-Identifier: MIT

@_exported public import Combine
@_exported public import Foundation
public import TintypeUIKit

/// The permissions for photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user has not decided.
  case notDetermined
  /// The user cannot decide.
  case restricted
  /// The user has refused.
  case denied
  /// The user has agreed.
  case authorized
  /// The user has agreed for some photos.
  case limited
}

/// The uses of photos.
public enum PHAccessLevel: Int, Sendable {
  /// Adding photos.
  case addOnly = 1
  /// Reading and changing photos.
  case readWrite
}

/// An error of the photos.
public struct PHPhotosError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The user has refused.
    case accessUserDenied = 3311
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "There are no photos on Linux."]
  }
}

/// The photos of the user, of which there are none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the photos.
  open class func shared() -> PHPhotoLibrary { library }

  /// Returns `notDetermined`.
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }

  /// Returns `notDetermined`.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }

  /// Returns `denied`.
  @discardableResult
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    .denied
  }

  /// Calls the handler with `denied`.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  /// Calls the handler with `denied`.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }

  /// Throws an error, because there are no photos.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Throws an error, because there are no photos.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Calls the handler with an error, because there are no photos.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }
}

/// The kinds of photos.
public enum PHAssetMediaType: Int, Sendable {
  /// Unknown.
  case unknown
  /// An image.
  case image
  /// A video.
  case video
  /// A sound.
  case audio
}

/// The exact kinds of photos.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A panorama.
  public static let photoPanorama = Self(rawValue: 1)
  /// A photo with a high range of brightness.
  public static let photoHDR = Self(rawValue: 2)
  /// A screenshot.
  public static let photoScreenshot = Self(rawValue: 4)
  /// A live photo.
  public static let photoLive = Self(rawValue: 8)
  /// A photo with depth.
  public static let photoDepthEffect = Self(rawValue: 16)
  /// A video from the network.
  public static let videoStreamed = Self(rawValue: 0x1_0000)
  /// A slow video.
  public static let videoHighFrameRate = Self(rawValue: 0x2_0000)
  /// A fast video.
  public static let videoTimelapse = Self(rawValue: 0x4_0000)
}

/// A photo of the user, of which there are none.
open class PHAsset: NSObject, @unchecked Sendable {
  /// The identifier: always empty.
  open var localIdentifier: String { "" }
  /// The kind: always `unknown`.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The width in pixels: always 0.
  open var pixelWidth: Int { 0 }
  /// The height in pixels: always 0.
  open var pixelHeight: Int { 0 }
  /// The time of the photo: always `nil`.
  open var creationDate: Date? { nil }
  /// The seconds of a video: always 0.
  open var duration: TimeInterval { 0 }
  /// A Boolean value that indicates whether the user likes the photo: always `false`.
  open var isFavorite: Bool { false }
  /// A Boolean value that indicates whether the photo is hidden: always `false`.
  open var isHidden: Bool { false }
  /// The exact kinds: none.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The time of the last change: always `nil`.
  open var modificationDate: Date? { nil }
  /// The name of a burst: always `nil`.
  open var burstIdentifier: String? { nil }
  /// A Boolean value that indicates whether the photo represents a burst: always `false`.
  open var representsBurst: Bool { false }

  /// Returns no photos.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }

  /// Returns no photos.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }

  /// Returns no photos.
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? {
    nil
  }

  /// Returns no photos.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

/// The result of a request, which is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// The number of objects: always 0.
  open var count: Int { 0 }
  /// The first object: always `nil`.
  open var firstObject: ObjectType? { nil }
  /// The last object: always `nil`.
  open var lastObject: ObjectType? { nil }

  /// Does nothing, because there are no objects.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}

  /// Does nothing, because there are no objects.
  open func enumerateObjects(
    options opts: NSEnumerationOptions,
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}

  /// Returns no objects.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }

  /// Ends the process: there is no object with an index, as `count` states.
  open func object(at index: Int) -> ObjectType {
    // The result is not optional, and no object exists. Photos throws an exception, which ends the
    // process, too.
    preconditionFailure("The result has no objects, because there are no photos on Linux.")
  }

  /// Ends the process: there is no object with an index, as `count` states.
  open subscript(index: Int) -> ObjectType { object(at: index) }

  /// Returns `NSNotFound`.
  open func index(of anObject: ObjectType) -> Int { NSNotFound }

  /// Returns `false`.
  open func contains(_ anObject: ObjectType) -> Bool { false }

  /// Returns 0.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

/// The options of a request.
open class PHFetchOptions: NSObject {
  /// The greatest number of objects; 0 for any number.
  open var fetchLimit = 0
  /// A Boolean value that indicates whether all photos of a burst are included.
  open var includeAllBurstAssets = false
  /// A Boolean value that indicates whether changes are reported.
  open var wantsIncrementalChangeDetails = true
  /// A Boolean value that indicates whether hidden photos are included.
  open var includeHiddenAssets = false
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The condition.
  open var predicate: NSPredicate?
}

/// A change of the photos, which is not performed.
open class PHAssetChangeRequest: NSObject {
  /// The time of the photo.
  open var creationDate: Date?
  /// A Boolean value that indicates whether the user likes the photo.
  open var isFavorite = false
  /// The new photo: always `nil`.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

  /// Creates the change of a photo.
  public convenience init(for asset: PHAsset) { self.init() }

  /// Does nothing, because photos are not deleted.
  open class func deleteAssets(_ assets: [PHAsset]) {}

  /// Creates the change that adds an image.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }

  /// Creates the change that adds the image of a file.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    nil
  }

  /// Creates the change that adds the video of a file.
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    nil
  }
}

/// A photo that is added, of which there are none.
open class PHObjectPlaceholder: NSObject {
  /// The identifier: always empty.
  open var localIdentifier: String { "" }
}

/// The addition of a photo, which is not performed.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Creates the addition of a photo.
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

  /// Does nothing, because photos are not added.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}

  /// Does nothing, because photos are not added.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}

/// The kinds of files of a photo.
public enum PHAssetResourceType: Int, Sendable {
  /// The photo.
  case photo = 1
  /// The video.
  case video
  /// The sound.
  case audio
  /// The other photo.
  case alternatePhoto
  /// The photo with changes.
  case fullSizePhoto
  /// The video with changes.
  case fullSizeVideo
  /// The changes.
  case adjustmentData
  /// The photo before the changes.
  case adjustmentBasePhoto
  /// The video of a live photo.
  case pairedVideo
}

/// The options of the file of a photo.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file.
  open var originalFilename: String?
  /// The type of the file.
  open var uniformTypeIdentifier: String?
  /// A Boolean value that indicates whether the file is moved.
  open var shouldMoveFile = false
}
