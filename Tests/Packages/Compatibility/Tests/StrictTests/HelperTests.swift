// SPDX-License-Identifier: MIT

import SnapshotTesting
import XCTest

// Custom assertions that pass on their caller's source location. They must compile without
// warnings: this target treats warnings as errors.

private func check(
  _ text: String, file: StaticString = #file, testName: String = #function, line: UInt = #line
) -> String? {
  verifySnapshot(
    of: text, as: .lines, named: "helper",
    snapshotDirectory: "Tests/StrictTests/__Snapshots__/Helpers",
    file: file, testName: testName, line: line)
}

private func checkPath(
  _ text: String, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) -> String? {
  verifySnapshot(
    of: text, as: .lines, named: "helper", file: file, testName: testName, line: line)
}

private func checkRecording(
  _ text: String, record: Bool? = nil, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) -> String? {
  verifySnapshot(
    of: text, as: .lines, named: "helper", record: record, file: file, testName: testName,
    line: line)
}

final class HelperTests: XCTestCase {
  func testFile() {
    XCTAssertNil(check("from a helper"))
  }

  func testFilePath() {
    XCTAssertNil(checkPath("from a helper"))
  }

  func testRecordingFlag() {
    XCTAssertNil(checkRecording("from a helper"))
  }

  func testNoDiffTool() {
    let tool: SnapshotTestingConfiguration.DiffTool = nil
    withSnapshotTesting(diffTool: tool) { assertSnapshot(of: "a tool", as: .lines, named: "tool") }
  }
}
