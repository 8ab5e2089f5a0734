// SPDX-License-Identifier: MIT

/// The additional arguments of an inline snapshot.
package struct InlineSnapshot: Sendable {
  /// The label of the closure.
  package var label: String
  /// The previous labels of the closure.
  package var deprecatedLabels: [String]
  /// The number of preceding closures at the end of the call.
  package var offset: Int
  /// The beginning of the failure message; empty for the default.
  package var message: String

  /// Creates the arguments.
  package init(
    label: String, deprecatedLabels: [String] = [], offset: Int = 0, message: String = ""
  ) {
    self.label = label
    self.deprecatedLabels = deprecatedLabels
    self.offset = offset
    self.message = message
  }
}
