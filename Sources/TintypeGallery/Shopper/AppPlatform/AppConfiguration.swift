// SPDX-License-Identifier: MIT

extension Shopper {
  /// What is decided when the app is built.
  public struct AppConfiguration: Hashable, Sendable {
    /// The app's name.
    public var name: String
    /// The app's version.
    public var version: String

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - name: The app's name.
    ///   - version: The app's version; 1.0 by default.
    public init(name: String, version: String = "1.0") {
      self.name = name
      self.version = version
    }
  }
}
