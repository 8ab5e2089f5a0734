// SPDX-License-Identifier: MIT

import SwiftUI

/// The screen before access was requested, with an explanation of its purpose.
struct PermissionRequestView: View {
  var isRequesting = false
  let onRequest: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("Find Duplicate Photos", systemImage: "photo.on.rectangle")
    } description: {
      Text("Your photos are compared on this device. They are never uploaded.")
    } actions: {
      Button("Allow Access", action: onRequest)
        .buttonStyle(.borderedProminent)
        .disabled(isRequesting)
    }
  }
}

/// The screen after access was denied, with a link to the settings.
struct PermissionDeniedView: View {
  var body: some View {
    ContentUnavailableView {
      Label("Photo Access Required", systemImage: "photo.badge.exclamationmark")
    } description: {
      Text("Please allow access to your photos in Settings to scan for duplicates.")
    } actions: {
      Button("Open Settings") {
        if let url = URL(string: UIApplication.openSettingsURLString) {
          UIApplication.shared.open(url)
        }
      }
      .buttonStyle(.borderedProminent)
    }
  }
}

/// The screen for restricted access.
///
/// It has no button, since the user cannot change the restriction.
struct PermissionRestrictedView: View {
  var body: some View {
    ContentUnavailableView {
      Label("Photo Access Is Restricted", systemImage: "lock")
    } description: {
      Text(
        """
        Parental controls or the rules of your organization keep apps from your photos. Ask \
        whoever manages this device.
        """)
    }
  }
}

#Preview("Denied") {
  PermissionDeniedView()
}
