// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeScheduling

extension HImageViewerKit {
  /// A photo, wherever it comes from: memory, a library or a server.
  ///
  /// It belongs to the main actor, for what shows it does. Two are equal if they are the same one:
  /// each has an identity of its own, even if they show the same picture.
  @MainActor package final class PhotoAsset: ObservableObject, Identifiable, Equatable {
    /// Which picture of a photo.
    enum Part: Int, CaseIterable {
      case thumbnail
      case fullImage
    }

    /// One of those who wait for a part.
    struct Waiter {
      var part: Part
      var number: Int
    }

    /// Those who wait for an answer of the library, by their numbers.
    struct Waiting {
      /// The number of whoever was first, which is that of the request.
      var number: Int
      var completions: [(number: Int, run: @MainActor (ImageData?) -> Void)]
      /// Keeps snapshots from being taken meanwhile.
      var ticket: Ledger.Ticket?
    }

    /// The identity, new for each.
    package nonisolated let id = UUID()
    /// The picture; `nil` until it is loaded.
    @Published package internal(set) var image: ImageData?
    /// The small picture that the library gave; `nil` until it is loaded.
    @Published package internal(set) var thumbnail: ImageData?
    /// The photo in a library; `nil` if it comes from elsewhere.
    package nonisolated let phAsset: (any PhotoLibraryAsset)?
    /// The address on a server; `nil` if it comes from elsewhere.
    package nonisolated let imageURL: URL?

    nonisolated let imageManager: (any PhotoLibraryImageManager)?
    /// Tells that somebody put another picture in place.
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

    /// Creates a photo from a picture in memory.
    package convenience init(image: ImageData) {
      self.init(image: image, phAsset: nil, imageManager: nil, imageURL: nil)
    }

    /// Creates a photo from one in a library, of which nothing is asked yet.
    package convenience init(
      phAsset: any PhotoLibraryAsset, imageManager: any PhotoLibraryImageManager
    ) {
      self.init(image: nil, phAsset: phAsset, imageManager: imageManager, imageURL: nil)
    }

    /// Creates a photo from an address on a server, from which nothing is loaded yet.
    package convenience init(imageURL: URL) {
      self.init(image: nil, phAsset: nil, imageManager: nil, imageURL: imageURL)
    }

    deinit {
      for part in Part.allCases {
        if let request = requests[part] { imageManager?.cancelImageRequest(request) }
      }
    }

    /// Creates a photo from each picture.
    ///
    /// - Parameter uiImages: The pictures; `ImageData` stands in the place of `UIImage`.
    /// - Returns: The photos in the same order.
    package static func from(uiImages: [ImageData]) -> [PhotoAsset] {
      uiImages.map { PhotoAsset(image: $0) }
    }

    /// Whether both are the same photo.
    package nonisolated static func == (left: PhotoAsset, right: PhotoAsset) -> Bool {
      left.id == right.id
    }

    /// Puts another picture in place of the one that is there, as an editor does.
    ///
    /// - Parameter image: The new picture.
    package func replace(with image: ImageData) {
      thumbnail = nil
      self.image = image
      replacements.send(())
    }
  }
}

extension HImageViewerKit.PhotoAsset {
  /// Loads a small picture: one that is there at once, one of the library's later.
  ///
  /// A photo from a server has none to give: what shows it loads it.
  ///
  /// - Parameters:
  ///   - targetSize: The size in points that is needed.
  ///   - completion: Takes the picture, or `nil` if there is none.
  package func loadThumbnail(
    targetSize: Size, completion: @escaping @MainActor (ImageData?) -> Void
  ) {
    _ = request(.thumbnail, targetSize: targetSize, completion)
  }

  /// Loads the whole picture: one that is there at once, the library's later.
  ///
  /// A photo from a server has none to give: what shows it loads it.
  ///
  /// - Parameter completion: Takes the picture, or `nil` if there is none.
  package func loadFullImage(completion: @escaping @MainActor (ImageData?) -> Void) {
    _ = request(.fullImage, completion)
  }

  /// Gives up what was asked of the library; nobody who waits for it is told.
  package func cancelRequests() {
    waiting = [:]
    let open = requests
    requests = [:]
    for part in Part.allCases {
      if let request = open[part] { imageManager?.cancelImageRequest(request) }
    }
  }

  /// Loads a part for someone who can give up alone.
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
      // One request serves all who wait for it.
      waiting[part]?.completions.append((number, completion))
      return Waiter(part: part, number: number)
    }
    waiting[part] = Waiting(
      number: number, completions: [(number, completion)],
      ticket: Ledger.beginLoad("a photo of the library", owner: self))
    let request = imageManager.requestImage(for: phAsset, targetSize: targetSize) {
      [weak self] image in
      self?.finish(part, number: number, image)
    }
    // The library may have answered before it returned.
    guard waiting[part]?.number == number else { return nil }
    requests[part] = request
    return Waiter(part: part, number: number)
  }

  /// Lets one who waits go; the request is given up with the last one.
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
    waiting.ticket?.end()
    for completion in waiting.completions { completion.run(image) }
  }
}

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
