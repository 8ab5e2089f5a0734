// SPDX-License-Identifier: MIT

import SnapshotTesting

/// Compares a text with its reference.
public func assertText(
  _ text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: text, as: .lines, fileID: fileID, file: file, testName: testName, line: line,
    column: column)
}
