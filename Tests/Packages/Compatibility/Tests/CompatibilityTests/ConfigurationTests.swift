// SPDX-License-Identifier: MIT

@_spi(Internals) @testable import SnapshotTesting
import XCTest

final class ConfigurationTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .never, diffTool: .ksdiff) { super.invokeTest() }
  }

  func testNesting() {
    let current = { SnapshotTestingConfiguration.current }
    XCTAssertEqual(current()?.record, .never)
    withSnapshotTesting(record: .all) {
      XCTAssertEqual(current()?.record, .all)
      XCTAssertEqual(
        current()?.diffTool?(currentFilePath: "old", failedFilePath: "new"), #"ksdiff "old" "new""#)
      withSnapshotTesting(diffTool: "compare") {
        XCTAssertEqual(current()?.record, .all)
        XCTAssertEqual(
          current()?.diffTool?(currentFilePath: "old", failedFilePath: "new"), "compare old new")
      }
    }
  }

  func testNestingInTasks() async {
    await withSnapshotTesting(record: .failed) {
      await Task { XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .failed) }.value
    }
  }

  func testDefaultTool() {
    XCTAssertEqual(
      SnapshotTestingConfiguration.DiffTool.default(currentFilePath: "a", failedFilePath: "b")
        .split(separator: "\n").prefix(4),
      ["@−", "\"file://a\"", "@+", "\"file://b\""])
  }

  func testWords() {
    XCTAssertEqual(
      ["all", "failed", "missing", "never", "none"].map {
        SnapshotTestingConfiguration.Record(rawValue: $0)
      }, [.all, .failed, .missing, .never, nil])
  }

  func testToolInFailure() {
    let tool = SnapshotTestingConfiguration.DiffTool { "show \($0) and \($1)" }
    withSnapshotTesting(diffTool: tool) {
      let failure = verifySnapshot(of: "new", as: .lines, named: "old")
      XCTAssertEqual(failure?.contains("show /"), true, failure ?? "")
    }
  }

  @available(*, deprecated)
  func testGlobals() {
    defer { SnapshotTesting.record = false }
    SnapshotTesting.record = true
    XCTAssertTrue(isRecording)
    XCTAssertEqual(_record, .all)
    isRecording = false
    XCTAssertFalse(SnapshotTesting.record)
    SnapshotTesting.diffTool = "tool"
    XCTAssertEqual(_diffTool(currentFilePath: "a", failedFilePath: "b"), "tool a b")
    SnapshotTesting.diffTool = .default
  }

  @available(*, deprecated)
  func testMatching() {
    assertSnapshot(matching: "matching", as: .lines)
    assertSnapshots(matching: "matching", as: ["a": .lines])
    assertSnapshots(matching: "matching", as: [.lines])
    XCTAssertNil(verifySnapshot(matching: "matching", as: .lines, named: "b", record: false))
  }
}
