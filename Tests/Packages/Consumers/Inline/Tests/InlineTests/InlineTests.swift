// SPDX-License-Identifier: MIT

import Foundation
import InlineSnapshotTesting
import Testing
import XCTest

// Each framework runs in a separate process, and both write to this file.

final class InlineXCTests: XCTestCase {
  func testJSON() {
    assertInlineSnapshot(of: ["b": 1, "a": 2], as: .json)
  }

  func testTwoOnALine() {
    /* 🎉 */ assertInlineSnapshot(of: #"\("""#, as: .lines); assertInlineSnapshot(of: 2, as: .dump)
  }

  func testOld() {
    assertInlineSnapshot(of: "a\nb", as: .lines) { "old" }
  }

  func testNil() {
    assertInlineSnapshot(of: nil as String?, as: .lines) { "old" }
  }
}

@Suite struct InlineSuite {
  @Test func dump() throws {
    try assertInlineSnapshot(
      of: #require(Optional(Date(timeIntervalSince1970: 0))),
      as: .customDump
    )
  }

  @Test(arguments: [1, 2]) func same(number: Int) {
    assertInlineSnapshot(of: "same", as: .lines)
  }

  @Test func awaited() async {
    await assertInlineSnapshot(as: .lines) { await Task { "later" }.value }
  }

  @Test func wrapped() {
    assertResponse { "url" }
  }
}

private func assertResponse(
  of url: () -> String, head: (() -> String)? = nil, body: (() -> String)? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: "200 \(url())", as: .lines,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "head", trailingClosureOffset: 1),
    matches: head, fileID: fileID, file: file, function: function, line: line, column: column)
  assertInlineSnapshot(
    of: "<body>\n</body>", as: .lines,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "body", trailingClosureOffset: 2),
    matches: body, fileID: fileID, file: file, function: function, line: line, column: column)
}
