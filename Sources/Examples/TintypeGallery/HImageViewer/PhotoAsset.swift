// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScheduling

extension HImageViewerKit {
  /// A photo from memory, a library or a server.
  ///
  /// It is isolated to the main actor, as its views are. Equality is identity: each photo has its
  /// own identifier, even if two photos have the same image.
  @MainActor package final class PhotoAsset: ObservableObject, Identifiable, Equatable {
    /// The size of a photo's image.
    enum Part: Int, CaseIterable {
      case thumbnail
      case fullImage
    }

    /// A registration for the result of a part's request.
    struct Waiter {
      var part: Part
      var number: Int
    }

    /// The pending callbacks for an answer of the library.
    struct Waiting {
      /// The number of the first callback, which identifies the request.
      var number: Int
      var completions: [(number: Int, run: @MainActor (ImageData?) -> Void)]
      /// Prevents snapshots while the request is pending.
      var token: WorkTracker.Token?
    }

    /// The identifier, unique for each photo.
    package nonisolated let id = UUID()
    /// The image; `nil` until it is loaded.
    @Published package internal(set) var image: ImageData?
    /// The thumbnail from the library; `nil` until it is loaded.
    @Published package internal(set) var thumbnail: ImageData?
    /// The photo in a library; `nil` for another source.
    package nonisolated let phAsset: (any PhotoLibraryAsset)?
    /// The URL on a server; `nil` for another source.
    package nonisolated let imageURL: URL?

    nonisolated let imageManager: (any PhotoLibraryImageManager)?
    /// Publishes replacements of the image.
    let replacements = PassthroughSubject<Void, Never>()
    var waiting: [Part: Waiting] = [:]
    /// The requests that the library has not answered.
    var requests: [Part: PhotoRequestID] = [:]
    var waiterCount = 0

    private init(
      image: ImageData?, phAsset: (any PhotoLibraryAsset)?,
      imageManager: (any PhotoLibraryImageManager)?, imageURL: URL?
    ) {
      self.image = image
      self.phAsset = phAsset
      self.imageManager = imageManager
      self.imageURL = imageURL
    }

    /// Creates a photo from an image in memory.
    package convenience init(image: ImageData) {
      self.init(image: image, phAsset: nil, imageManager: nil, imageURL: nil)
    }

    /// Creates a photo from a library asset, without a request yet.
    package convenience init(
      phAsset: any PhotoLibraryAsset, imageManager: any PhotoLibraryImageManager
    ) {
      self.init(image: nil, phAsset: phAsset, imageManager: imageManager, imageURL: nil)
    }

    /// Creates a photo from a URL on a server, without a request yet.
    package convenience init(imageURL: URL) {
      self.init(image: nil, phAsset: nil, imageManager: nil, imageURL: imageURL)
    }

    deinit {
      for part in Part.allCases {
        if let request = requests[part] { imageManager?.cancelImageRequest(request) }
      }
    }

    /// Creates a photo from each image.
    ///
    /// - Parameter uiImages: The images; `ImageData` replaces `UIImage`.
    /// - Returns: The photos in the same order.
    package static func from(uiImages: [ImageData]) -> [PhotoAsset] {
      uiImages.map { PhotoAsset(image: $0) }
    }

    /// Returns a Boolean value that indicates whether both are the same photo.
    package nonisolated static func == (left: PhotoAsset, right: PhotoAsset) -> Bool {
      left.id == right.id
    }

    /// Replaces the image, as an editor does.
    ///
    /// - Parameter image: The new image.
    package func replace(with image: ImageData) {
      thumbnail = nil
      self.image = image
      replacements.send(())
    }
  }
}

extension HImageViewerKit.PhotoAsset {
  /// Loads a thumbnail: an available one synchronously, one of the library asynchronously.
  ///
  /// A photo on a server has no thumbnail; its view loads the image.
  ///
  /// - Parameters:
  ///   - targetSize: The required size in points.
  ///   - completion: Receives the image, or `nil` if it is unavailable.
  package func loadThumbnail(
    targetSize: Size, completion: @escaping @MainActor (ImageData?) -> Void
  ) {
    _ = request(.thumbnail, targetSize: targetSize, completion)
  }

  /// Loads the full image: an available one synchronously, one of the library asynchronously.
  ///
  /// A photo on a server has no image here; its view loads it.
  ///
  /// - Parameter completion: Receives the image, or `nil` if it is unavailable.
  package func loadFullImage(completion: @escaping @MainActor (ImageData?) -> Void) {
    _ = request(.fullImage, completion)
  }

  /// Cancels all library requests without calling the pending callbacks.
  package func cancelRequests() {
    waiting = [:]
    let open = requests
    requests = [:]
    for part in Part.allCases {
      if let request = open[part] { imageManager?.cancelImageRequest(request) }
    }
  }

  /// Loads a part with a registration that can be canceled separately.
  func request(
    _ part: Part, targetSize: Size? = nil, _ completion: @escaping @MainActor (ImageData?) -> Void
  ) -> Waiter? {
    if let known = part == .thumbnail ? image ?? thumbnail : image {
      completion(known)
      return nil
    }
    guard let phAsset, let imageManager else {
      completion(nil)
      return nil
    }
    waiterCount += 1
    let number = waiterCount
    guard waiting[part] == nil else {
      // A single request serves all callbacks.
      waiting[part]?.completions.append((number, completion))
      return Waiter(part: part, number: number)
    }
    waiting[part] = Waiting(
      number: number, completions: [(number, completion)],
      token: WorkTracker.beginLoad("a photo of the library", owner: self))
    let request = imageManager.requestImage(for: phAsset, targetSize: targetSize) {
      [weak self] image in
      self?.finish(part, number: number, image)
    }
    // The library may have answered before the request method returned.
    guard waiting[part]?.number == number else { return nil }
    requests[part] = request
    return Waiter(part: part, number: number)
  }

  /// Removes a registration; removing the last one cancels the request.
  func giveUp(_ waiter: Waiter) {
    waiting[waiter.part]?.completions.removeAll { $0.number == waiter.number }
    guard waiting[waiter.part]?.completions.isEmpty == true else { return }
    waiting[waiter.part] = nil
    if let request = requests.removeValue(forKey: waiter.part) {
      imageManager?.cancelImageRequest(request)
    }
  }

  private func finish(_ part: Part, number: Int, _ image: ImageData?) {
    guard let waiting = waiting[part], waiting.number == number else { return }
    self.waiting[part] = nil
    requests[part] = nil
    switch part {
    case .thumbnail: thumbnail = image
    case .fullImage: if let image { self.image = image }
    }
    waiting.token?.end()
    for completion in waiting.completions { completion.run(image) }
  }
}

extension HImageViewerKit {
  /// A photo in a library, in place of `PHAsset`: it has an identifier, but no pixels.
  package protocol PhotoLibraryAsset: Sendable {
    /// The identifier of the photo in its library.
    var localIdentifier: String { get }
  }

  /// The identifier of a request, for cancellation.
  package typealias PhotoRequestID = Int

  /// A provider of library images, in place of `PHImageManager`.
  package protocol PhotoLibraryImageManager: AnyObject, Sendable {
    /// Requests the image of a photo.
    ///
    /// - Parameters:
    ///   - asset: The photo.
    ///   - targetSize: The required size in points; `nil` for the full image.
    ///   - resultHandler: Receives the image, or `nil` if it is unavailable. It is called at most
    ///     once, possibly before the method returns, and not after the request was canceled.
    /// - Returns: The identifier of the request.
    @MainActor func requestImage(
      for asset: any PhotoLibraryAsset,
      targetSize: Size?,
      resultHandler: @escaping @MainActor @Sendable (ImageData?) -> Void
    ) -> PhotoRequestID

    /// Cancels a request.
    ///
    /// It can be called from any thread, since the last reference to a photo may be released on any
    /// thread.
    func cancelImageRequest(_ id: PhotoRequestID)
  }

  /// A loader of images from a server.
  package protocol PhotoLoader: Sendable {
    /// Returns the image at a URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The image.
    /// - Throws: The error that prevents loading.
    func image(at url: URL) async throws -> ImageData
  }
}
