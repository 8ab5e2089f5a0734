// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// The identifier of a request for an image.
public typealias PHImageRequestID = Int32

/// The identifier of a request that was not made.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// The size of an original image.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// The key of the error of a request.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key that tells whether an image has a lower quality.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key that tells whether a request was canceled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key that tells whether an image must be downloaded.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"

/// The fitting of an image in a size.
public enum PHImageContentMode: Int, Sendable {
  /// The whole image is visible.
  case aspectFit
  /// The image fills the size.
  case aspectFill
  /// The default fitting: the whole image is visible.
  public static var `default`: PHImageContentMode { .aspectFit }
}

/// The options of a request for an image.
open class PHImageRequestOptions: NSObject {
  /// The quality and the speed.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The exactness of the size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The edited or the original image.
  open var version = PHImageRequestOptionsVersion.current
  /// A Boolean value that indicates whether the request waits for the image.
  open var isSynchronous = false
  /// A Boolean value that indicates whether the image can be downloaded.
  open var isNetworkAccessAllowed = false
  /// The part of the image, in shares of its size.
  open var normalizedCropRect = CGRect.zero
}

/// The quality and the speed of a request.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// A fast image, then a better one.
  case opportunistic
  /// A good image.
  case highQualityFormat
  /// A fast image.
  case fastFormat
}

/// The exactness of the size of an image.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// The original size.
  case none
  /// About the size.
  case fast
  /// The size.
  case exact
}

/// The version of an image.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// With changes.
  case current
  /// Without changes.
  case unadjusted
  /// The original file.
  case original
}

/// The options of a request for a video.
open class PHVideoRequestOptions: NSObject {
  /// A Boolean value that indicates whether the video can be downloaded.
  open var isNetworkAccessAllowed = false
}

// Proof of safety: managers have no stored properties.
/// An object that loads images of photos, of which there are none.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  /// Returns the object of the app.
  open class func `default`() -> PHImageManager { manager }

  /// Calls the handler without an image.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
    return PHInvalidImageRequestID
  }

  /// Calls the handler without data.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
    return PHInvalidImageRequestID
  }

  /// Has no effect, because there are no requests.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

// Proof of safety: managers have no stored properties.
/// An object that loads images in advance, of which there are none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// A Boolean value that indicates whether good images are loaded.
  open var allowsCachingHighQualityImages: Bool {
    get { true }
    set {}
  }

  /// Has no effect, because there are no photos.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Has no effect, because there are no photos.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Has no effect, because there are no photos.
  open func stopCachingImagesForAllAssets() {}
}
