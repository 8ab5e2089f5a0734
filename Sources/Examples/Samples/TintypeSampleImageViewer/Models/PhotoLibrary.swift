// SPDX-License-Identifier: MIT

import SwiftUI

/// A photo in a library, such as a `PHAsset` with its image manager.
protocol LibraryPhoto: AnyObject, Sendable {
  /// Requests the photo in a size in points; `nil` requests the full image.
  ///
  /// The result handler receives `nil` if the image is unavailable. It may be called before the
  /// method returns, and is not called after the request was canceled.
  @MainActor func requestImage(
    targetSize: CGSize?, resultHandler: @escaping @MainActor (UIImage?) -> Void
  ) -> Int32

  /// Cancels a request.
  func cancelImageRequest(_ id: Int32)
}

/// The pending requests of a library photo, which are canceled when their owner is released.
@MainActor
final class LibraryRequests {
  private let photo: any LibraryPhoto
  private var count = 0
  /// The identifiers of the requests by number; `nil` until the library has returned one.
  private var pending: [Int: Int32?] = [:]

  init(photo: any LibraryPhoto) {
    self.photo = photo
  }

  deinit {
    for case let id? in pending.values { photo.cancelImageRequest(id) }
  }

  func start(targetSize: CGSize?, completion: @escaping @MainActor (UIImage?) -> Void) {
    count += 1
    let number = count
    pending.updateValue(nil, forKey: number)
    let id = photo.requestImage(targetSize: targetSize) { [weak self] image in
      self?.pending.removeValue(forKey: number)
      completion(image)
    }
    // The library may have answered before it returned.
    if pending.keys.contains(number) { pending.updateValue(id, forKey: number) }
  }
}

/// A loader of images from a server.
protocol PhotoLoader: Sendable {
  func image(at url: URL) async throws -> UIImage
}

/// The loader that viewers use without another one.
struct URLSessionPhotoLoader: PhotoLoader {
  init() {}

  func image(at url: URL) async throws -> UIImage {
    let (data, _) = try await URLSession.shared.data(from: url)
    guard let image = UIImage(data: data, scale: 1) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return image
  }
}

extension EnvironmentValues {
  @Entry var photoLoader: any PhotoLoader = URLSessionPhotoLoader()
}
