// SPDX-License-Identifier: MIT

/// The reason why a directive cannot be followed.
struct VariantError: Error, CustomStringConvertible {
  var path = ""
  /// The line of the directive, from 1.
  var line: Int
  var reason: String

  /// The place and the reason.
  var description: String { "\(path):\(line): \(reason)" }
}
