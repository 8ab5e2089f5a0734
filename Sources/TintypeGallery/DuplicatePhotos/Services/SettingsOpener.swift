// SPDX-License-Identifier: MIT

import Foundation

extension DuplicatePhotos {
  /// Opens the page of the app in the system's settings.
  public struct SettingsOpener {
    /// The address of the app's page, that of `UIApplication.openSettingsURLString`.
    public static let openSettingsURLString = "app-settings:"

    private let open: (URL) -> Void

    /// Creates an opener.
    ///
    /// - Parameter open: Opens an address.
    public init(open: @escaping (URL) -> Void) { self.open = open }

    /// Opens the page of the app.
    public func openSettings() {
      if let url = URL(string: Self.openSettingsURLString) { open(url) }
    }
  }
}
