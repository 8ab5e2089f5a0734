// SPDX-License-Identifier: MIT

extension Shopper {
  /// What is decided when the app is built.
  package struct AppConfiguration: Hashable, Sendable {
    /// The app's name.
    package var name: String
    /// The app's version.
    package var version: String

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: The app's name.
    ///   - version: The app's version; 1.0 by default.
    package init(name: String, version: String = "1.0") {
      self.name = name
      self.version = version
    }
  }
}
