// SPDX-License-Identifier: MIT

import TintypeComponents

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

extension DuplicatePhotos {
  /// The app: what the permission asks for, and the scan once there is one.
  package struct DuplicatePhotosView: @MainActor Component {
    private let library: PhotoLibraryService
    private let scan: ScanModel
    private let opener: SettingsOpener

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - library: Knows whether photos may be scanned.
    ///   - scan: The scan.
    ///   - opener: Opens the system's settings.
    package init(library: PhotoLibraryService, scan: ScanModel, opener: SettingsOpener) {
      self.library = library
      self.scan = scan
      self.opener = opener
    }

    /// The screen of the permission's state.
    @MainActor package var body: some Component {
      switch library.permissionState {
      case .notDetermined:
        PermissionRequestView(isRequesting: library.isRequesting) { library.requestAccess() }
          .background(Color.systemGroupedBackground)
      case .denied:
        PermissionDeniedView(opener: opener).background(Color.systemGroupedBackground)
      case .restricted:
        PermissionRestrictedView().background(Color.systemGroupedBackground)
      case .limited, .authorized:
        ScanView(model: scan, isLimited: library.permissionState == .limited)
      }
    }
  }
}
