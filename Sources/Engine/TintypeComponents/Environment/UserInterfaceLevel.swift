// SPDX-License-Identifier: MIT

/// The level of a user interface relative to the screen.
package enum UserInterfaceLevel: String, Hashable, Codable, Sendable {
  /// The content of a screen.
  case base
  /// Content in front of a screen, such as that of a sheet. Its backgrounds are lighter in the dark
  /// color scheme.
  case elevated
}
