// SPDX-License-Identifier: MIT

import TintypeGallery

/// A delegate that records its calls.
///
/// The protocol is not isolated. This class is isolated to the main actor, as the photos are, so a
/// call on another thread stops the test.
@MainActor final class MockDelegate: @preconcurrency HImageViewerKit.HImageViewerControlDelegate {
  private(set) var didTapSaveCalled = false
  private(set) var lastSaveComment: String?
  private(set) var lastSavePhotos: [HImageViewerKit.PhotoAsset]?
  private(set) var didTapCloseCalled = false
  private(set) var didTapEditCalled = false
  private(set) var lastEditPhoto: HImageViewerKit.PhotoAsset?

  func didTapSaveButton(comment: String, photos: [HImageViewerKit.PhotoAsset]) {
    didTapSaveCalled = true
    lastSaveComment = comment
    lastSavePhotos = photos
  }

  func didTapCloseButton() { didTapCloseCalled = true }

  func didTapEditButton(photo: HImageViewerKit.PhotoAsset) {
    didTapEditCalled = true
    lastEditPhoto = photo
  }

  /// Resets all records between two tests.
  func reset() {
    didTapSaveCalled = false
    lastSaveComment = nil
    lastSavePhotos = nil
    didTapCloseCalled = false
    didTapEditCalled = false
    lastEditPhoto = nil
  }
}

/// A delegate that implements no methods; it compiles because every method has a default.
final class MinimalDelegate: HImageViewerKit.HImageViewerControlDelegate {}
