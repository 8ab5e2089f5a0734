// SPDX-License-Identifier: MIT

import Testing
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeCLI

@Suite("The failures of snapshots among the failures of Swift Testing")
struct SnapshotFailuresTests {
  private static let test = "T.S/a()/S.swift:3:4"

  /// Returns the record of a snapshot that failed.
  private static func snapshot(
    _ number: Int, line: UInt = 12, test: String? = Self.test, isReturned: Bool = false
  ) -> JournalRecord {
    var record = record("a", .changed, identifier: "\(number)", line: line)
    record.failure = JournalRecord.Failure(
      "1-\(number)",
      FailureSource(test: test, fileID: "T/S.swift", isReturned: isReturned))
    return record
  }

  /// Returns a failure in the event stream.
  private static func failure(
    _ message: String = "text", line: Int = 12, column: Int = 3, file: String = "T/S.swift",
    test: String? = Self.test, isKnown: Bool = false
  ) -> SwiftTestingEvents.Failure {
    SwiftTestingEvents.Failure(
      testID: test,
      location: SwiftTestingEvents.Location(fileID: file, line: line, column: column),
      message: message, isKnown: isKnown)
  }

  /// A case: the snapshots, the failures, and the messages of those that belong to no snapshot.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var snapshots: [JournalRecord]
    var failures: [SwiftTestingEvents.Failure]
    var others: [String]
  }

  private static let named = "Custom.\nsnapshot:   FormTests/LoginTests/a.1\nIt differs."

  static let cases = [
    Case(
      testDescription: "a failure at the location of a snapshot", snapshots: [snapshot(1)],
      failures: [failure()], others: []),
    Case(
      testDescription: "a failure at another column", snapshots: [snapshot(1)],
      failures: [failure(), failure("other", column: 4)], others: ["other"]),
    Case(
      testDescription: "a failure in another file", snapshots: [snapshot(1)],
      failures: [failure("other", file: "T/U.swift")], others: ["other"]),
    Case(
      testDescription: "a failure of another test at the same location", snapshots: [snapshot(1)],
      failures: [failure("other", test: "T.S/a()/U.swift:3:4"), failure()], others: ["other"]),
    Case(
      testDescription: "a failure outside of a test", snapshots: [snapshot(1, test: nil)],
      failures: [failure("first", test: nil)], others: []),
    Case(
      testDescription: "a snapshot of XCTest at the location of a failure outside of a test",
      snapshots: [snapshot(1, test: "T.C/testA")], failures: [failure("other", test: nil)],
      others: ["other"]),
    Case(
      testDescription: "a loop of snapshots", snapshots: (1...1_000).map { snapshot($0) },
      failures: (1...1_000).map { failure("\($0)") }, others: []),
    Case(
      testDescription: "more failures than snapshots at a location",
      snapshots: [snapshot(1), snapshot(2)],
      failures: [failure("1"), failure("2"), failure("3")], others: ["3"]),
    Case(
      testDescription: "an unrelated failure that contains the name of a snapshot",
      snapshots: [snapshot(1)], failures: [failure(), failure(named, line: 40)], others: [named]),
    Case(
      testDescription: "a message that was returned, at another location",
      snapshots: [snapshot(1, isReturned: true)],
      failures: [failure("other", line: 13), failure(named, line: 40, file: "T/U.swift")],
      others: ["other"]),
    Case(
      testDescription: "a message that was returned, at another column without its text",
      snapshots: [snapshot(1, isReturned: true)], failures: [failure("nil", column: 7)],
      others: []),
    Case(
      testDescription: "a message that was returned and reported twice",
      snapshots: [snapshot(1, isReturned: true)],
      failures: [failure(named), failure(named, line: 40)], others: [named]),
    Case(
      testDescription: "a message that was returned, and a failure that contains a longer name",
      snapshots: [snapshot(1, isReturned: true)],
      failures: [failure("snapshot:   FormTests/LoginTests/a.10\n", line: 40)],
      others: ["snapshot:   FormTests/LoginTests/a.10\n"]),
    Case(
      testDescription: "a known issue beside a snapshot", snapshots: [snapshot(1)],
      failures: [failure(isKnown: true), failure()], others: []),
    Case(
      testDescription: "no snapshot", snapshots: [], failures: [failure("other")], others: ["other"]
    ),
    Case(
      testDescription: "a record of an older version", snapshots: [record("a", .changed)],
      failures: [failure("other")], others: ["other"]),
  ]

  @Test("A snapshot accounts for one failure at most", arguments: cases)
  func claims(_ value: Case) {
    var failures = SnapshotFailures(value.snapshots, known: [])
    #expect(failures.claims(of: value.failures).others.map(\.message) == value.others)
  }

  @Test("A known issue does not account for a failure at the same location")
  func knownIssue() {
    var failures = SnapshotFailures([Self.snapshot(1), Self.snapshot(2)], known: ["1-1"])
    let found = failures.claims(
      of: [Self.failure("known", isKnown: true), Self.failure("2"), Self.failure("other")])
    #expect(found.others.map(\.message) == ["other"])
    #expect(found.known == [])
  }

  @Test(
    "A known issue that its process did not recognize is recorded", arguments: [false, true])
  func unrecognized(isReturned: Bool) {
    var failures = SnapshotFailures([Self.snapshot(1, isReturned: isReturned)], known: [])
    let found = failures.claims(of: [Self.failure(isKnown: true)])
    #expect(found.others == [])
    #expect(found.known == ["1-1"])
  }
}
