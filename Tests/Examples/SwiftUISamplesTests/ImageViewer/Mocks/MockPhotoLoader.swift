// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleImageViewer

/// A loader that returns an image or fails.
final class MockPhotoLoader: PhotoLoader, @unchecked Sendable {
  private let image: UIImage?
  private(set) var urls: [URL] = []

  init(_ image: UIImage?) {
    self.image = image
  }

  func image(at url: URL) async throws -> UIImage {
    urls.append(url)
    guard let image else { throw URLError(.notConnectedToInternet) }
    return image
  }
}
