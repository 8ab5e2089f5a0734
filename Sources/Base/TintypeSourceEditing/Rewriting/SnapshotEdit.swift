// SPDX-License-Identifier: MIT

/// The position of an inline snapshot in a source file.
package struct SnapshotPosition: Codable, Hashable, Sendable {
  /// The line of the call, from 1.
  package var line: Int
  /// The column of the call's opening parenthesis, or of its opening brace, in bytes from 1.
  package var column: Int
  /// The label of the closure that returns the snapshot.
  package var label: String
  /// The previous labels of the closure; recording replaces them.
  package var deprecatedLabels: [String]
  /// The number of preceding closures at the end of the call.
  package var offset: Int

  /// Creates a position.
  package init(
    line: Int, column: Int, label: String = "matches", deprecatedLabels: [String] = [],
    offset: Int = 0
  ) {
    self.line = line
    self.column = column
    self.label = label
    self.deprecatedLabels = deprecatedLabels
    self.offset = offset
  }

  /// All labels that the closure can have.
  var labels: [String] { [label] + deprecatedLabels }
}

/// A change of an inline snapshot, whose text is compared byte by byte.
package struct SnapshotEdit: Codable, Hashable, Sendable {
  /// The position.
  package var position: SnapshotPosition
  /// The text that the closure returned; `nil` if there is no closure.
  package var expected: String?
  /// The new text; `nil` removes the closure.
  package var actual: String?

  /// Creates a change.
  package init(at position: SnapshotPosition, from expected: String?, to actual: String?) {
    (self.position, self.expected, self.actual) = (position, expected, actual)
  }

  /// Returns whether another change has the same new text, byte by byte.
  package func hasSameText(as other: SnapshotEdit) -> Bool {
    actual.map { Array($0.utf8) } == other.actual.map { Array($0.utf8) }
  }
}
