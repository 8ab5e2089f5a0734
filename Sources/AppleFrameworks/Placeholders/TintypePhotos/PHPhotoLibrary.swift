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

  /// Returns no objects.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
}

/// The options of a request.
open class PHFetchOptions: NSObject {
  /// The greatest number of objects; 0 for any number.
  open var fetchLimit = 0
  /// A Boolean value that indicates whether hidden photos are included.
  open var includeHiddenAssets = false
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The condition.
  open var predicate: NSPredicate?
}

/// A change of the photos, which is not performed.
open class PHAssetChangeRequest: NSObject {
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
