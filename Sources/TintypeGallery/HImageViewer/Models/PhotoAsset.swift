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
