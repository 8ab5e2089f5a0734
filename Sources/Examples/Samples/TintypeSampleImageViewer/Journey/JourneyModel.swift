// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The photos of a journey and their upload.
@MainActor
final class JourneyModel: ObservableObject, @preconcurrency HImageViewerControlDelegate {
  @Published var photos: [PhotoAsset]
  @Published var isViewerPresented = false
  @Published private(set) var wasUploaded = false
  let cover: UIImage?
  let uploadState = HImageViewerKit.HImageViewerUploadState()

  init(photos: [PhotoAsset], cover: UIImage?) {
    self.photos = photos
    self.cover = cover
  }

  /// Starts the upload.
  func didTapSaveButton(comment: String, photos: [PhotoAsset]) { upload(0) }

  /// Sets the progress of the upload.
  func upload(_ progress: Double) {
    uploadState.progress = progress
    wasUploaded = progress >= 1
  }
}

/// Comments on the photos, for previews and tests.
enum JourneyComment {
  static let short = "The lake, just after sunrise"
  static let long =
    "We were here before the sun rose, and nobody else was: the water was like glass."
}
