// SPDX-License-Identifier: MIT

import TintypeComponents

/// A scanner for similar images in a photo library.
package enum DuplicatePhotos {
  /// The previews of the system's components.
  package static var document: Gallery.Document {
    Gallery.Document(
      name: "DuplicatePhotos",
      summary: "A scanner for similar images in a photo library.",
      providers: [
        PermissionRequestViewPreviews.self, PermissionDeniedViewPreviews.self,
        PermissionRestrictedViewPreviews.self, ScanViewPreviews.self,
        EmptyScanResultViewPreviews.self,
      ])
  }
}

extension DuplicatePhotos {
  /// The app's root component: the permission screen, and the scan screen once access is granted.
  package struct DuplicatePhotosView: @MainActor Component {
    private let library: PhotoLibraryService
    private let scan: ScanModel
    private let opener: SettingsOpener

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - library: Provides the permission state.
    ///   - scan: The model of the scan screen.
    ///   - opener: Opens the Settings app.
    package init(library: PhotoLibraryService, scan: ScanModel, opener: SettingsOpener) {
      self.library = library
      self.scan = scan
      self.opener = opener
    }

    /// The screen for the current permission state.
    @MainActor package var body: some Component {
      switch library.permissionState {
      case .notDetermined:
        PermissionRequestView(isRequesting: library.isRequesting) { library.requestAccess() }
          .background(Color.systemGroupedBackground)
          .environment(\.minimumTapLength, 0)
      case .denied:
        PermissionDeniedView(opener: opener)
          .background(Color.systemGroupedBackground)
          .environment(\.minimumTapLength, 0)
      case .restricted:
        PermissionRestrictedView()
          .background(Color.systemGroupedBackground)
          .environment(\.minimumTapLength, 0)
      case .limited, .authorized:
        ScanView(model: scan, isLimited: library.permissionState == .limited)
      }
    }
  }
}
