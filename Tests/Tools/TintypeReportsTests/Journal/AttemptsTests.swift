// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeReports

/// The journal of several attempts.
struct AttemptsTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  /// Writes the journal of a process that was stopped before its end.
  private func crash(attempt: Int? = nil) throws {
    try output.journal([JournalRecord](), process: "1")
    let began = try line(JournalEvent(.began, attempt: attempt))
    try output.write(began + "\n{", to: "runs/run/1.jsonl")
  }

  /// Writes the journal of a process that took a snapshot, and the end of `tintype test`.
  private func end(attempt: Int, isWhole: Bool, shard: Shard? = nil) throws {
    var taken = record()
    (taken.attempt, taken.shard) = (attempt, shard)
    try output.journal([taken], process: "2")
    try output.journal(
      [
        try line(JournalEvent(.started, attempt: attempt, shard: shard)),
        try line(
          JournalEvent(.tested, attempt: attempt, shard: shard, status: 0, isWhole: isWhole)),
      ],
      process: "tintype")
  }

  @Test("A later complete attempt supersedes a crash")
  func laterCompleteAttemptSupersedesCrash() throws {
    try crash()
    #expect(try output.reader.read().problems.count == 2)
    try end(attempt: 2, isWhole: true)
    #expect(try output.reader.read(allowsEmpty: true).problems.isEmpty)
  }

  @Test("An attempt that left out tests does not supersede a crash")
  func anAttemptThatLeftTestsOutDoesNot() throws {
    try crash()
    try end(attempt: 2, isWhole: false)
    #expect(try output.reader.read().problems.count == 2)
  }

  @Test("An earlier attempt or another shard does not supersede a crash")
  func neitherDoesAnEarlierAttemptOrAnotherPart() throws {
    try crash(attempt: 2)
    try end(attempt: 1, isWhole: true)
    #expect(try output.reader.read().problems.count == 2)
    try end(attempt: 3, isWhole: true, shard: Shard(index: 1, total: 2))
    #expect(try output.reader.read().problems.count == 2)
  }

  @Test("A run without records is read only if that is allowed")
  func runWithoutRecordsIsReadOnlyIfThatIsAllowed() throws {
    try output.journal(
      [
        try line(JournalEvent(.started)), try line(JournalEvent(.tested, status: 0, isWhole: true)),
      ],
      process: "tintype")
    #expect(error { () throws(ReportError) in try output.reader.read() } != nil)
    #expect(try output.reader.read(allowsEmpty: true).events.count == 2)
  }

  static let notes: [(String, JournalProblem.Reason?)] = [
    (#"{"version":1,"parts":[],"problems":[],"files":[]}"#, nil),
    (#"{"version":2,"parts":[],"problems":[],"files":[]}"#, .notARecord(field: nil)),
    ("garbage", .notARecord(field: nil)),
    ("", .notARecord(field: nil)),
  ]

  @Test("The note of a merge is validated", arguments: notes)
  func theNoteOfAMergeIsReadWithCare(text: String, reason: JournalProblem.Reason?) throws {
    try output.journal([record()])
    try output.write(text, to: "runs/run/merge.json")
    let journal = try output.reader.read()
    #expect(journal.problems.map(\.reason) == [reason].compactMap(\.self))
    #expect((journal.merge != nil) == (reason == nil))
  }

  static let problems: [(name: String, reason: JournalProblem.Reason)] = [
    ("partsMissing, one", .partsMissing(count: 1, of: 4, first: [2])),
    ("partsMissing, many", .partsMissing(count: 1_000, of: 1_004, first: [2, 3])),
    ("partTwice", .merge(.partTwice("2/4", attempt: 1, directories: ["a", "b"]))),
    (
      "partsDisagree",
      .merge(
        .partsDisagree([
          .init(total: 3, directories: ["a"]), .init(total: 4, directories: ["b", "c"]),
        ]))
    ),
    ("assignmentsDiffer", .merge(.assignmentsDiffer([["a", "b"], ["c\nd"]]))),
    ("commitsDiffer", .merge(.commitsDiffer([["a"], ["b", "c"]]))),
    ("otherTotal", .merge(.otherTotal(expected: 1, found: 4))),
    ("unmarked", .merge(.unmarked(directory: "a\nb"))),
    ("unreadable", .merge(.unreadable(directory: "a", reason: "There is nothing."))),
    (
      "filesNotCopied, one",
      .merge(
        .filesNotCopied(directory: "a", count: 1, first: "pending/x.png", reason: "it is gone"))
    ),
    (
      "filesNotCopied, three",
      .merge(
        .filesNotCopied(directory: "a", count: 3, first: "pending/x.png", reason: "it is gone"))
    ),
  ]

  @Test("Problems of shards have a description with a recovery suggestion")
  func problemsOfShardsHaveDescriptionWithRecoverySuggestion() {
    assertTexts(Self.problems.map { ($0.name, $0.reason.description) })
  }
}
