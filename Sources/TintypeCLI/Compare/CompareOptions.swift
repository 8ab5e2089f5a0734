// SPDX-License-Identifier: MIT

import TintypeImaging

/// The options of `tintype compare`.
struct CompareOptions: Hashable, Sendable {
  /// The file or folder as it should be.
  var reference: String
  /// The file or folder as it is.
  var actual: String
  /// What counts as a difference.
  var tolerance: Tolerance
  /// Where pictures of differences are written; `nil` for none.
  var differencePath: String?
  /// Whether it is told what differences consist of, and what changed.
  var isExplained: Bool
  /// Whether the result is JSON.
  var isJSON: Bool
  /// Whether nothing is printed but errors.
  var isQuiet: Bool

  /// Creates options.
  init(
    reference: String, actual: String, tolerance: Tolerance = .exact,
    differencePath: String? = nil, isExplained: Bool = false, isJSON: Bool = false,
    isQuiet: Bool = false
  ) {
    self.reference = reference
    self.actual = actual
    self.tolerance = tolerance
    self.differencePath = differencePath
    self.isExplained = isExplained
    self.isJSON = isJSON
    self.isQuiet = isQuiet
  }
}
