// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension HImageViewerKit {
  /// A photo in a library, in the place of `PHAsset`: it knows its name, not its pixels.
  package protocol PhotoLibraryAsset: Sendable {
    /// What the library knows the photo by.
    var localIdentifier: String { get }
  }

  /// What names a request, so that it can be cancelled.
  package typealias PhotoRequestID = Int

  /// What makes pictures of the photos in a library, in the place of `PHImageManager`.
  package protocol PhotoLibraryImageManager: AnyObject, Sendable {
    /// Asks for the picture of a photo.
    ///
    /// - Parameters:
    ///   - asset: The photo.
    ///   - targetSize: The size in points that is needed; `nil` for the whole picture.
    ///   - resultHandler: Takes the picture, or `nil` if there is none. It is called once at most,
    ///     perhaps before this returns, and not after the request was cancelled.
    /// - Returns: What names the request.
    @MainActor func requestImage(
      for asset: any PhotoLibraryAsset,
      targetSize: Size?,
      resultHandler: @escaping @MainActor @Sendable (ImageData?) -> Void
    ) -> PhotoRequestID

    /// Gives a request up; from any thread, as the last reference to a photo may go on any.
    func cancelImageRequest(_ id: PhotoRequestID)
  }

  /// What loads pictures from a server.
  package protocol PhotoLoader: Sendable {
    /// The picture at an address.
    ///
    /// - Parameter url: The address.
    /// - Returns: The picture.
    /// - Throws: Whatever keeps it from being loaded.
    func image(at url: URL) async throws -> ImageData
  }
}
