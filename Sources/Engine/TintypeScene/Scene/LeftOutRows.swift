// SPDX-License-Identifier: MIT

extension Scene {
  /// Consecutive rows that a lazy container has left out, because they are not visible.
  package struct LeftOutRows: Hashable, Sendable {
    /// The number of rows.
    package var count: Int
    /// The index of the node before or after which the rows are missing.
    package var node: Int
    /// A Boolean value that indicates whether the rows are missing before the node.
    package var isBefore: Bool

    /// Creates a description of rows.
    package init(count: Int, node: Int, isBefore: Bool) {
      (self.count, self.node, self.isBefore) = (count, node, isBefore)
    }

    /// The line in texts: “… 985 more rows”.
    var line: String { "… \(count) more row\(count == 1 ? "" : "s")" }
  }
}
