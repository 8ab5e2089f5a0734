// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleImageViewer

/// The photos in the tests.
@MainActor enum SampleAssets {
  /// A photo in the width of a screen.
  static var single: [PhotoAsset] {
    PhotoAsset.from(uiImages: [JourneyPhotos.hero].compactMap { $0 })
  }

  /// A photo in landscape format.
  static var wide: [PhotoAsset] {
    PhotoAsset.from(uiImages: [JourneyPhotos.cover].compactMap { $0 })
  }

  /// The photos of a journey.
  static var journey: [PhotoAsset] { PhotoAsset.from(uiImages: JourneyPhotos.squares) }

  /// A photo that its library never delivers.
  static var pending: PhotoAsset { PhotoAsset(libraryPhoto: MockLibraryPhoto(.pending)) }

  /// A photo that is no longer in its library.
  static var missing: PhotoAsset { PhotoAsset(libraryPhoto: MockLibraryPhoto(.unavailable)) }
}

/// A photo of a library whose answer is determined by the test.
final class MockLibraryPhoto: LibraryPhoto, @unchecked Sendable {
  enum Answer {
    case pending
    case unavailable
    case image(UIImage)
  }

  private let answer: Answer
  private(set) var targetSizes: [CGSize?] = []
  private(set) var canceledRequests: [Int32] = []

  init(_ answer: Answer) {
    self.answer = answer
  }

  @MainActor func requestImage(
    targetSize: CGSize?, resultHandler: @escaping @MainActor (UIImage?) -> Void
  ) -> Int32 {
    targetSizes.append(targetSize)
    switch answer {
    case .pending: break
    case .unavailable: resultHandler(nil)
    case .image(let image): resultHandler(image)
    }
    return Int32(targetSizes.count)
  }

  func cancelImageRequest(_ id: Int32) {
    canceledRequests.append(id)
  }
}
