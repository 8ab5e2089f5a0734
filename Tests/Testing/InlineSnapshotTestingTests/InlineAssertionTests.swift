// SPDX-License-Identifier: MIT

import Foundation
import InlineSnapshotTesting
import Testing
import TintypeSnapshots

@Suite("Inline snapshots")
struct InlineAssertionTests {
  @Test func `A text that equals the literal passes`() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
  }

  @Test func `The closure can be an argument`() {
    assertInlineSnapshot(
      of: 1, as: .dump,
      matches: {
        """
        - 1

        """
      })
  }

  @Test func `A raw literal needs no escapes`() {
    assertInlineSnapshot(of: "Hello\"\"\"#, \\world", as: .lines) {
      ##"""
      Hello"""#, \world
      """##
    }
  }

  @Test func `A value that is nil has no closure`() {
    assertInlineSnapshot(of: nil as String?, as: .lines)
  }

  @Test func `An awaited value is compared`() async {
    await assertInlineSnapshot(as: .lines) {
      await Task { "later" }.value
    } matches: {
      """
      later
      """
    }
  }

  @Test func `The variable record can be a Boolean value`() {
    let record: Bool? = nil
    assertInlineSnapshot(of: "a", as: .lines, record: record) {
      """
      a
      """
    }
    assertInlineSnapshot(of: "a", as: .lines, record: false) { "a" }
  }

  @Test func `A function can pass on the closures of its caller`() {
    assertResponse {
      """
      https://example.com/
      """
    } head: {
      """
      200 https://example.com/
      """
    } body: {
      """
      <body>
      </body>
      """
    }
  }

  @Test func `A descriptor has the values of swift-snapshot-testing`() {
    let descriptor = InlineSnapshotSyntaxDescriptor()
    #expect(descriptor.trailingClosureLabel == "matches")
    #expect(descriptor.trailingClosureOffset == 0)
    #expect(descriptor.deprecatedTrailingClosureLabels.isEmpty)
    #expect(Set([descriptor, descriptor]).count == 1)
  }

  @Test func `A failure of a descriptor is reported at the closure`() {
    let line = #line + 4
    withKnownIssue {
      failing {
        "first"
      } is: {
        "second"
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "It is wrong." }
        && issue.sourceLocation?.line == line
    }
  }

  private func failing(
    of value: () -> String, is expected: () -> String, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1)
      .fail("It is wrong.", fileID: fileID, file: file, line: line, column: column)
  }

  private func assertResponse(
    of url: () -> String, head: (() -> String)? = nil, body: (() -> String)? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    assertInlineSnapshot(
      of: "200 \(url())", as: .lines, message: "The head differs.",
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        trailingClosureLabel: "head", trailingClosureOffset: 1),
      matches: head, fileID: fileID, file: file, function: function, line: line, column: column)
    assertInlineSnapshot(
      of: "<body>\n</body>", as: .lines, message: "The body differs.",
      syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
        trailingClosureLabel: "body", trailingClosureOffset: 2),
      matches: body, fileID: fileID, file: file, function: function, line: line, column: column)
  }
}
