// SPDX-License-Identifier: MIT

import Foundation

extension DuplicatePhotos {
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
}
