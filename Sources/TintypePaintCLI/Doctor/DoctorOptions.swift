// SPDX-License-Identifier: MIT

/// The options of `tintype doctor`.
struct DoctorOptions: Hashable, Sendable {
  /// References, or directories that hold some.
  var references: [String]
  /// Whether two references are compared with each other instead of with this machine.
  var comparesReferences: Bool
  /// Whether the result is JSON.
  var isJSON: Bool

  /// Creates options.
  init(references: [String] = [], comparesReferences: Bool = false, isJSON: Bool = false) {
    self.references = references
    self.comparesReferences = comparesReferences
    self.isJSON = isJSON
  }
}
