// SPDX-License-Identifier: MIT

import TintypeGallery

/// A delegate that writes down what it is told.
///
/// The protocol belongs to no actor, and this class to the main one, as the photos do: what is told
/// on another thread stops the test.
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

  /// Forgets everything, between two tests.
  func reset() {
    didTapSaveCalled = false
    lastSaveComment = nil
    lastSavePhotos = nil
    didTapCloseCalled = false
    didTapEditCalled = false
    lastEditPhoto = nil
  }
}

/// A delegate that implements nothing: it compiles because every method has a default.
final class MinimalDelegate: HImageViewerKit.HImageViewerControlDelegate {}
