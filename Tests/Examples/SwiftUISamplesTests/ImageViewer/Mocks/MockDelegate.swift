// SPDX-License-Identifier: MIT

@testable import TintypeSampleImageViewer

/// A delegate that records its calls.
@MainActor final class MockDelegate: @preconcurrency HImageViewerControlDelegate {
  private(set) var didTapSaveCalled = false
  private(set) var lastSaveComment: String?
  private(set) var lastSavePhotos: [PhotoAsset]?
  private(set) var didTapCloseCalled = false
  private(set) var didTapEditCalled = false
  private(set) var lastEditPhoto: PhotoAsset?

  func didTapSaveButton(comment: String, photos: [PhotoAsset]) {
    didTapSaveCalled = true
    lastSaveComment = comment
    lastSavePhotos = photos
  }

  func didTapCloseButton() { didTapCloseCalled = true }

  func didTapEditButton(photo: PhotoAsset) {
    didTapEditCalled = true
    lastEditPhoto = photo
  }
}

/// A delegate that implements no methods; it compiles because every method has a default.
final class MinimalDelegate: HImageViewerControlDelegate {}
