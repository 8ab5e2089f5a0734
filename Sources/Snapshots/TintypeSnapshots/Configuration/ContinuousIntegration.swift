// SPDX-License-Identifier: MIT

/// The rule for detecting continuous integration.
package enum ContinuousIntegration {
  /// Returns whether the variable `CI` is set to a value other than an empty string, `0` and
  /// `false`.
  package static func isActive(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}
