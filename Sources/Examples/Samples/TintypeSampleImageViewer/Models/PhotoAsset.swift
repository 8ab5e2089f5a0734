// SPDX-License-Identifier: MIT

import Combine
import SwiftUI

/// A photo from memory, a library or a server.
///
/// Two photos are equal if they are the same photo, even if others have the same image.
@MainActor
final class PhotoAsset: ObservableObject, Identifiable {
  nonisolated let id = UUID()
  /// The full image; `nil` until it is loaded.
  @Published private(set) var image: UIImage?
  /// The thumbnail from the library; `nil` until it is loaded.
  @Published private(set) var thumbnail: UIImage?
  /// A Boolean value that indicates whether the last attempt to load the photo failed.
  @Published private(set) var hasFailed = false

  nonisolated let libraryPhoto: (any LibraryPhoto)?
  nonisolated let imageURL: URL?

  /// Publishes replacements of the image by an editor.
  let replacements = PassthroughSubject<UIImage, Never>()
  private let requests: LibraryRequests?

  private init(image: UIImage?, libraryPhoto: (any LibraryPhoto)?, imageURL: URL?) {
    self.image = image
    self.libraryPhoto = libraryPhoto
    self.imageURL = imageURL
    requests = libraryPhoto.map { LibraryRequests(photo: $0) }
  }

  convenience init(image: UIImage) {
    self.init(image: image, libraryPhoto: nil, imageURL: nil)
  }

  convenience init(libraryPhoto: any LibraryPhoto) {
    self.init(image: nil, libraryPhoto: libraryPhoto, imageURL: nil)
  }

  convenience init(imageURL: URL) {
    self.init(image: nil, libraryPhoto: nil, imageURL: imageURL)
  }

  /// Creates a photo from each image.
  static func from(uiImages: [UIImage]) -> [PhotoAsset] {
    uiImages.map { PhotoAsset(image: $0) }
  }

  /// Replaces the image, as an editor does.
  func replace(with image: UIImage) {
    thumbnail = nil
    hasFailed = false
    self.image = image
    replacements.send(image)
  }
}

extension PhotoAsset: Equatable {
  nonisolated static func == (lhs: PhotoAsset, rhs: PhotoAsset) -> Bool { lhs.id == rhs.id }
}

extension PhotoAsset {
  /// The phase of loading a photo.
  enum Phase {
    case loading
    case loaded(UIImage)
    case failed
  }

  /// Returns the phase of the full image, or of any image that can be shown as a thumbnail.
  func phase(ofThumbnail isThumbnail: Bool = false) -> Phase {
    if let image = image ?? (isThumbnail ? thumbnail : nil) { return .loaded(image) }
    return hasFailed ? .failed : .loading
  }

  /// Loads a thumbnail: an available image synchronously, one of the library when it answers.
  ///
  /// A photo on a server has no thumbnail.
  func loadThumbnail(
    targetSize: CGSize, completion: @escaping @MainActor (UIImage?) -> Void
  ) {
    if let image = image ?? thumbnail { return completion(image) }
    request(targetSize: targetSize) { [weak self] image in
      if let image { self?.thumbnail = image }
      completion(image)
    }
  }

  /// Loads the full image: an available image synchronously, one of the library when it answers.
  ///
  /// The image of a photo on a server is loaded by ``loadRemoteImage(with:)``.
  func loadFullImage(completion: @escaping @MainActor (UIImage?) -> Void) {
    if let image { return completion(image) }
    request(targetSize: nil) { [weak self] image in
      if let image { self?.image = image }
      completion(image)
    }
  }

  private func request(
    targetSize: CGSize?, completion: @escaping @MainActor (UIImage?) -> Void
  ) {
    guard let requests else { return completion(nil) }
    hasFailed = false
    requests.start(targetSize: targetSize) { [weak self] image in
      self?.hasFailed = image == nil
      completion(image)
    }
  }

  /// Loads the image of a photo on a server, unless it is loaded.
  func loadRemoteImage(with loader: any PhotoLoader) async {
    guard let imageURL, image == nil else { return }
    hasFailed = false
    do {
      image = try await loader.image(at: imageURL)
    } catch {
      hasFailed = !Task.isCancelled
    }
  }
}
