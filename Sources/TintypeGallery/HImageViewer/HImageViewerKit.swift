// SPDX-License-Identifier: MIT

/// A photo viewer with comments, selection and uploads.
package enum HImageViewerKit {
  /// The previews of the system's components.
  package static var document: Gallery.Document {
    Gallery.Document(
      name: "HImageViewer",
      summary: "A viewer for photos that are looked at, commented, selected and uploaded.",
      providers: [
        HImageViewerPreviews.self, TopBarPreviews.self, PhotoViewPreviews.self,
        MultiPhotoGridPreviews.self, ProgressRingOverlayViewPreviews.self, BottomBarPreviews.self,
      ])
  }
}
