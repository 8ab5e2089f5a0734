// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension DuplicatePhotos {
  /// The screen before access was requested, with an explanation of its purpose.
  package struct PermissionRequestView: Component {
    private let isRequesting: Bool
    private let onRequest: () -> Void

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - isRequesting: A Boolean value that indicates whether a request is in progress; `false`
    ///     by default.
    ///   - onRequest: Requests access.
    package init(isRequesting: Bool = false, onRequest: @escaping () -> Void) {
      self.isRequesting = isRequesting
      self.onRequest = onRequest
    }

    /// The explanation and the button below it.
    package var body: some Component {
      ContentUnavailableView {
        Label("Find Duplicate Photos", systemImage: "photo.on.rectangle")
      } description: {
        Text("Your photos are compared on this device. They are never uploaded.")
      } actions: {
        Button("Allow Access", action: onRequest)
          .buttonStyle(.borderedProminent)
          .loading(isRequesting)
      }
      .scrollingWhereNeeded()
    }
  }

  /// The screen after access was denied, with a link to the settings.
  package struct PermissionDeniedView: Component {
    private let opener: SettingsOpener

    /// Creates the view.
    ///
    /// - Parameter opener: Opens the Settings app.
    package init(opener: SettingsOpener) { self.opener = opener }

    /// The message and the button below it.
    package var body: some Component {
      ContentUnavailableView {
        Label("Photo Access Required", systemImage: "photo.badge.exclamationmark")
      } description: {
        Text("Please allow access to your photos in Settings to scan for duplicates.")
      } actions: {
        Button("Open Settings") {
          opener.openSettings()
        }
        .buttonStyle(.borderedProminent)
      }
      .scrollingWhereNeeded()
    }
  }

  /// Opens the app's page in the Settings app.
  package struct SettingsOpener {
    /// The URL of the app's page, equal to `UIApplication.openSettingsURLString`.
    package static let openSettingsURLString = "app-settings:"

    private let open: (URL) -> Void

    /// Creates an opener.
    ///
    /// - Parameter open: Opens a URL.
    package init(open: @escaping (URL) -> Void) { self.open = open }

    /// Opens the page of the app.
    package func openSettings() {
      if let url = URL(string: Self.openSettingsURLString) { open(url) }
    }
  }

  /// The screen for restricted access, with the reason and the responsible party.
  ///
  /// It has no button, since the user cannot change the restriction.
  package struct PermissionRestrictedView: Component {
    /// Creates the view.
    package init() {}

    /// The explanation.
    package var body: some Component {
      ContentUnavailableView {
        Label("Photo Access Is Restricted", systemImage: "lock")
      } description: {
        Text(
          """
          Parental controls or the rules of your organization keep apps from your photos. Ask \
          whoever manages this device.
          """)
      }
      .scrollingWhereNeeded()
    }
  }

  /// The previews of the permission request.
  package enum PermissionRequestViewPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "PermissionSnapshotTests"

    /// The view before and during a request.
    @MainActor package static var previews: [Preview] {
      [
        preview("Default", PermissionRequestView {}),
        preview("Requesting", PermissionRequestView(isRequesting: true) {}),
      ]
    }
  }

  /// The previews of denied access.
  package enum PermissionDeniedViewPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "PermissionSnapshotTests"

    /// The view on a screen high enough to show the largest text without scrolling.
    @MainActor package static var previews: [Preview] {
      [
        Preview(
          "Default", on: .device(.iPhone13.statusBar(), size: Size(width: 390, height: 962)),
          in: [.light, .dark, .largestText]
        ) {
          PermissionDeniedView(opener: SettingsOpener { _ in })
            .background(Color.systemGroupedBackground)
        }
      ]
    }
  }

  /// The previews of restricted access.
  package enum PermissionRestrictedViewPreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "PermissionSnapshotTests"

    /// The explanation.
    @MainActor package static var previews: [Preview] {
      [preview("Default", PermissionRestrictedView())]
    }
  }

  /// Returns a preview of a view on the screen background, at a small readable height.
  @MainActor private static func preview(
    _ name: String, _ view: @autoclosure @escaping @MainActor @Sendable () -> some Component
  ) -> Preview {
    Preview(name, on: .fixed(Size(width: 390, height: 300))) {
      view().background(Color.systemGroupedBackground)
    }
  }
}
