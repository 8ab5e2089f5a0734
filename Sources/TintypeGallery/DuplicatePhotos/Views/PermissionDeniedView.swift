// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
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
}
