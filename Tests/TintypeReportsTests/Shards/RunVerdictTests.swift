// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

@testable import TintypeReports

struct RunVerdictTests {
  private static func tested(
    _ status: Int, shard: String? = nil, attempt: Int? = nil
  ) -> JournalEvent {
    JournalEvent(
      .tested, attempt: attempt, shard: shard.flatMap { Shard($0) }, status: status, isWhole: true)
  }

  private static func record(
    _ outcome: JournalRecord.Outcome, shard: String? = nil, attempt: Int? = nil
  ) -> JournalRecord {
    var record = TintypeReportsTests.record("a", outcome)
    (record.shard, record.attempt) = (shard.flatMap { Shard($0) }, attempt)
    return record
  }

  static let damage = JournalProblem(file: "f", line: 1, reason: .notJSON)
  static let crash = JournalProblem(file: "f", reason: .notEnded)

  typealias Case = ([JournalRecord], [JournalEvent], [JournalProblem], [RunVerdict.Finding])

  static let cases: [Case] = [
    ([record(.matched)], [], [], []),
    ([record(.matched)], [tested(0)], [], []),
    ([record(.changed)], [tested(1)], [], [.different]),
    ([record(.missing)], [tested(1)], [], [.different]),
    ([record(.recorded)], [tested(1)], [], [.different]),
    ([record(.failed)], [tested(1)], [], [.trouble]),
    ([], [tested(0)], [], [.nothingRan]),
    // A test failed, and no picture is the reason.
    ([record(.matched)], [tested(1)], [], [.trouble]),
    ([], [tested(1)], [], [.trouble, .nothingRan]),
    // A signal ended the tests, whatever they found.
    ([record(.changed)], [tested(139)], [], [.trouble, .different]),
    // A test process crashed, after it had found something.
    ([record(.changed)], [tested(1)], [crash], [.trouble, .incomplete, .different]),
    ([record(.matched)], [], [crash], [.incomplete]),
    ([record(.changed)], [tested(1)], [damage], [.incomplete, .different]),
    // The other part's picture explains nothing.
    (
      [record(.changed, shard: "1/2")], [tested(1, shard: "1/2"), tested(1, shard: "2/2")], [],
      [.trouble, .different]
    ),
    (
      [record(.changed, shard: "1/2")],
      [tested(1, shard: "1/2"), tested(0, shard: "2/2"), tested(1)], [], [.different]
    ),
    // A later attempt went well.
    (
      [record(.changed), record(.matched, attempt: 2)], [tested(1), tested(0, attempt: 2)], [], []
    ),
    // A later attempt failed, for another reason than the earlier one.
    (
      [record(.changed), record(.matched, attempt: 2)], [tested(1), tested(1, attempt: 2)], [],
      [.trouble]
    ),
  ]

  @Test(arguments: cases)
  func tellsPicturesThatDifferFromTestsThatFail(
    records: [JournalRecord], events: [JournalEvent], problems: [JournalProblem],
    findings: [RunVerdict.Finding]
  ) throws {
    let journal = RunJournal(
      run: try RunName("run"), records: records, events: events, problems: problems)
    #expect(RunVerdict(Report(journal), of: journal).findings == findings)
  }

  @Test func nothingMayBeAllowed() throws {
    let journal = RunJournal(run: try RunName("run"), records: [])
    #expect(RunVerdict(Report(journal), of: journal, allowsEmpty: true).findings.isEmpty)
  }
}
