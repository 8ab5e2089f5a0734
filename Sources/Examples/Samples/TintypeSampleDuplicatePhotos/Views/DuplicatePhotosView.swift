// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery

/// The app's root view: the permission screen, and the scan screen once access is granted.
struct DuplicatePhotosView: View {
  @ObservedObject var library: DuplicatePhotos.PhotoLibraryService
  let scan: DuplicatePhotos.ScanModel
  @Environment(\.scenePhase) private var scenePhase

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.systemGroupedBackground))
      // The setting may have changed while the app was in the background.
      .onReceive(
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      ) { _ in
        library.refresh()
      }
      .onChange(of: scenePhase) { _, phase in
        if phase == .active { library.refresh() }
      }
  }

  @ViewBuilder private var content: some View {
    switch library.permissionState {
    case .notDetermined:
      PermissionRequestView(isRequesting: library.isRequesting) { library.requestAccess() }
        .scrollingIfNeeded()
    case .denied:
      PermissionDeniedView().scrollingIfNeeded()
    case .restricted:
      PermissionRestrictedView().scrollingIfNeeded()
    case .limited, .authorized:
      ScanView(model: scan, isLimited: library.permissionState == .limited)
    }
  }
}

extension View {
  /// Makes a message scrollable if its text is too large for the screen.
  func scrollingIfNeeded() -> some View {
    ViewThatFits(in: .vertical) {
      self
      ScrollView { self }
    }
  }
}
