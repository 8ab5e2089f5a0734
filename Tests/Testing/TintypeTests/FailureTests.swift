// SPDX-License-Identifier: MIT

import Testing
import Tintype

/// The committed references of this suite contain “old”, while its tests use “new”.
@Suite("Failing assertions in Swift Testing", .snapshots(record: .never))
struct FailureTests {
  /// Expects exactly one issue, with the text at the line.
  private func expectIssue(
    _ text: String, line: Int, _ body: () throws -> Void
  ) throws {
    try withKnownIssue {
      try TemporaryOutput().isolating(body)
    } matching: { issue in
      let comments = issue.comments.map(\.rawValue).joined()
      return comments.contains(text) && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test("A difference is an issue at the assertion's line")
  func change() throws {
    let difference = """
      Snapshot “change.1” differs from its reference: 1 line removed, 1 line added.
      reference:  
      """
    try expectIssue(difference, line: #line + 1) {
      assertSnapshot(of: "new", as: .lines)
    }
  }

  @Test("A missing reference is an issue")
  func missing() throws {
    let message = "Snapshot “missing.absent” has no reference, and recording is off.\n"
    try expectIssue(message, line: #line + 1) {
      assertSnapshot(of: "new", as: .lines, named: "absent")
    }
  }

  @Test("A thrown error is an issue")
  func throwingValue() throws {
    struct Mishap: Error {}
    func value() throws -> String { throw Mishap() }
    let message = "Snapshot “throwingValue.1” could not be compared. Mishap()"
    try expectIssue(message, line: #line + 1) {
      assertSnapshot(of: try value(), as: .lines)
    }
  }

  @Test("A name without usable characters is an issue")
  func unusableName() throws {
    let message =
      "A snapshot could not be compared. “!!!” cannot be the name of a "
      + "snapshot: none of its characters is valid in a file name."
    try expectIssue(message, line: #line + 1) {
      assertSnapshot(of: "new", as: .lines, named: "!!!")
    }
  }

  @Test("A loop without names is an issue")
  func loop() throws {
    let message = "in a loop or a parameterized test. Give each a different name with “named:”."
    try expectIssue(message, line: #line + 2) {
      for value in ["old", "new"] {
        assertSnapshot(of: value, as: .lines)
      }
    }
  }
}
