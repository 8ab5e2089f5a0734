// SPDX-License-Identifier: MIT

import TintypeComponents

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
