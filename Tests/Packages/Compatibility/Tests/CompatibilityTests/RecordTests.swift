// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import XCTest

final class RecordTests: XCTestCase {
  private var directory: URL {
    URL(fileURLWithPath: #filePath, isDirectory: false).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__").appendingPathComponent("RecordTests")
  }

  private func file(_ test: String) -> URL { directory.appendingPathComponent("\(test).1.json") }

  private func text(_ test: String) -> String? {
    (try? Data(contentsOf: file(test))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The file of the current test.
  ///
  /// Others may run at the same time.
  private var ownFile: URL {
    file(String(name.drop { $0 != "." }.dropFirst().prefix { $0 != "]" }))
  }

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: ownFile)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: ownFile)
  }

  func testNever() {
    let failure = withSnapshotTesting(record: .never) { verifySnapshot(of: 42, as: .json) }
    XCTAssertEqual(
      failure?.hasPrefix(
        "No reference was found on disk. New snapshot was not recorded because recording is disabled"
      ),
      true)
    XCTAssertNil(text("testNever"))
  }

  func testMissing() {
    let failure = verifySnapshot(of: 42, as: .json, record: .missing)
    XCTAssertEqual(
      failure?.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …"), true
    )
    XCTAssertEqual(text("testMissing"), "42")
  }

  func testMissingOfDifference() throws {
    try Data("999".utf8).write(to: file("testMissingOfDifference"))
    let failure = verifySnapshot(of: 42, as: .json, record: .missing)
    XCTAssertEqual(failure?.hasPrefix("Snapshot does not match reference."), true)
    XCTAssertEqual(failure?.hasSuffix("@@ −1,1 +1,1 @@\n−999\n+42"), true)
    XCTAssertEqual(text("testMissingOfDifference"), "999")
  }

  func testAll() throws {
    try Data("999".utf8).write(to: file("testAll"))
    let failure = verifySnapshot(of: 42, as: .json, record: .all)
    XCTAssertEqual(
      failure?.hasPrefix("Record mode is on. Automatically recorded snapshot: …"), true)
    XCTAssertEqual(text("testAll"), "42")
  }

  func testFailed() throws {
    try Data("999".utf8).write(to: file("testFailed"))
    let failure = withSnapshotTesting(record: .failed) { verifySnapshot(of: 42, as: .json) }
    XCTAssertEqual(
      failure?.hasPrefix(
        "Snapshot does not match reference. A new snapshot was automatically recorded."), true)
    XCTAssertEqual(text("testFailed"), "42")
  }

  func testFailedWithoutDifference() throws {
    let file = file("testFailedWithoutDifference")
    try Data("42".utf8).write(to: file)
    let before = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    withSnapshotTesting(record: .failed) { assertSnapshot(of: 42, as: .json) }
    let after = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    XCTAssertEqual(before as? Date, after as? Date)
  }

  func testFlags() {
    XCTAssertNotNil(verifySnapshot(of: 42, as: .json, record: true))
    XCTAssertEqual(text("testFlags"), "42")
    let recording: Bool? = nil
    XCTAssertNotNil(
      withSnapshotTesting(record: .missing) {
        verifySnapshot(of: 43, as: .json, named: "1", record: recording)
      })
  }
}
