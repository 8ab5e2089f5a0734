// SPDX-License-Identifier: MIT

import SnapshotTesting
import XCTest

final class NameTests: XCTestCase {
  func testNumbers() {
    for word in ["one", "two", "three"] {
      assertSnapshot(of: word, as: .lines)
    }
    assertSnapshot(of: "named", as: .lines, named: "a name/with 2 parts.")
    assertSnapshot(of: "four", as: .lines)
  }

  func testWithoutPathExtension() {
    assertSnapshot(
      of: "bare", as: Snapshotting<String, String>(pathExtension: nil, diffing: .lines))
  }

  func testSeveral() {
    let upper = Snapshotting<String, String>.lines.pullback { (word: String) in word.uppercased() }
    assertSnapshots(of: "word", as: ["lower": .lines, "upper": upper])
    assertSnapshots(of: "word", as: [.lines, upper])
  }

  func testDirectory() {
    let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__/Elsewhere").path
    XCTAssertNil(
      verifySnapshot(of: "elsewhere", as: .lines, named: "x y", snapshotDirectory: directory))
  }

  func testHelper() {
    func assertWord(
      _ word: String, file: StaticString = #filePath, testName: String = #function,
      line: UInt = #line
    ) {
      let failure = verifySnapshot(
        of: word, as: .lines, named: "helper", record: nil, timeout: 1, file: file,
        testName: testName, line: line)
      XCTAssertNil(failure, file: file, line: line)
    }
    assertWord("helped")
  }
}
