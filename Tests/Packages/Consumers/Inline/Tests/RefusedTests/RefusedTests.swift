// SPDX-License-Identifier: MIT

import InlineSnapshotTesting
import Testing

@Suite struct RefusedSuite {
  // The failure of the test is expected, so only the refusal at the end makes the process fail.
  @Test func macro() {
    withKnownIssue { #expect(recording("a")) }
  }
}

private func recording(
  _ text: String, matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  assertInlineSnapshot(
    of: text, as: .lines, matches: expected, fileID: fileID, file: file, line: line,
    column: column)
  return true
}
