// SPDX-License-Identifier: MIT

/// A scan of a photo library for pictures that look alike.
package enum DuplicatePhotos {
  /// The previews of the system's components.
  package static var document: Gallery.Document {
    Gallery.Document(
      name: "DuplicatePhotos",
      summary: "A scan of a photo library for pictures that look alike.",
      providers: [
        PermissionRequestViewPreviews.self, PermissionDeniedViewPreviews.self,
        PermissionRestrictedViewPreviews.self, ScanViewPreviews.self,
        EmptyScanResultViewPreviews.self,
      ])
  }
}
