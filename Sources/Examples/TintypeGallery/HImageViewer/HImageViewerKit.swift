// SPDX-License-Identifier: MIT

/// A photo viewer with comments, selection and uploads.
package enum HImageViewerKit {
  /// The previews of the system's components.
  package static var document: Gallery.Document {
    Gallery.Document(
      name: "HImageViewer",
      summary: "A viewer that displays, comments, selects and uploads photos.",
      providers: [
        HImageViewerPreviews.self, TopBarPreviews.self, PhotoViewPreviews.self,
        MultiPhotoGridPreviews.self, ProgressRingOverlayViewPreviews.self, BottomBarPreviews.self,
      ])
  }
}
