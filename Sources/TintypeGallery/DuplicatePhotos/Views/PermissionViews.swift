// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

extension DuplicatePhotos {
  /// What is shown before anybody was asked: what the access is for.
  package struct PermissionRequestView: Component {
    private let isRequesting: Bool
    private let onRequest: () -> Void

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - isRequesting: Whether the system is asking just now; not by default.
    ///   - onRequest: Lets the system ask.
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

  /// What is shown when the answer was no: where that can be changed.
  package struct PermissionDeniedView: Component {
    private let opener: SettingsOpener

    /// Creates the view.
    ///
    /// - Parameter opener: Opens the system's settings.
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

  /// Opens the page of the app in the system's settings.
  package struct SettingsOpener {
    /// The address of the app's page, that of `UIApplication.openSettingsURLString`.
    package static let openSettingsURLString = "app-settings:"

    private let open: (URL) -> Void

    /// Creates an opener.
    ///
    /// - Parameter open: Opens an address.
    package init(open: @escaping (URL) -> Void) { self.open = open }

    /// Opens the page of the app.
    package func openSettings() {
      if let url = URL(string: Self.openSettingsURLString) { open(url) }
    }
  }

  /// What is shown where nobody may be asked: why, and who could change it.
  ///
  /// There is no button, for there is nothing that this person could do here.
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
          Parental controls or the rules of your organisation keep apps from your photos. Ask \
          whoever manages this device.
          """)
      }
      .scrollingWhereNeeded()
    }
  }

  /// What is shown before anybody was asked.
  package enum PermissionRequestViewPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "PermissionSnapshotTests"

    /// Before and while the system asks.
    @MainActor package static var previews: [Preview] {
      [
        preview("Default", PermissionRequestView {}),
        preview("Requesting", PermissionRequestView(isRequesting: true) {}),
      ]
    }
  }

  /// What is shown when the answer was no.
  package enum PermissionDeniedViewPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "PermissionSnapshotTests"

    /// The view on a screen so high that nothing of the largest text must be scrolled to.
    @MainActor package static var previews: [Preview] {
      [
        Preview(
          "Default", on: .device(.iPhone13, size: Size(width: 390, height: 962)),
          in: [.light, .dark, .largestText]
        ) {
          PermissionDeniedView(opener: SettingsOpener { _ in })
            .background(Color.systemGroupedBackground)
        }
      ]
    }
  }

  /// What is shown where nobody may be asked.
  package enum PermissionRestrictedViewPreviews: PreviewProvider {
    /// The suite that photographs them.
    package static let suite = "PermissionSnapshotTests"

    /// The explanation.
    @MainActor package static var previews: [Preview] {
      [preview("Default", PermissionRestrictedView())]
    }
  }

  /// A view on the background of a screen, as low as it can be read.
  @MainActor private static func preview(
    _ name: String, _ view: @autoclosure @escaping @MainActor @Sendable () -> some Component
  ) -> Preview {
    Preview(name, on: .fixed(Size(width: 390, height: 300))) {
      view().background(Color.systemGroupedBackground)
    }
  }
}
