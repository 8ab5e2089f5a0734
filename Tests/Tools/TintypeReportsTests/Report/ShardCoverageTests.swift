// SPDX-License-Identifier: MIT

import Testing
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

struct ShardCoverageTests {
  private func report(_ shards: [String], merge: MergeNote? = nil) throws -> Report {
    let records = shards.map { shard in
      var record = record("t" + shard)
      record.shard = Shard(shard)
      return record
    }
    var journal = RunJournal(run: try RunName("run"), records: records)
    journal.merge = merge
    return Report(journal)
  }

  static let summary: [([String], String, [JournalProblem.Reason])] = [
    (["1/1"], "1 of 1 shard", []),
    (["1/4", "2/4", "3/4", "4/4"], "4 of 4 shards", []),
    (["2/4"], "shard 2 of 4", []),
    (
      ["1/4", "3/4"], "2 of 4 shards; missing: 2, 4",
      [.partsMissing(count: 2, of: 4, first: [2, 4])]
    ),
  ]

  @Test("The shards of a run and the missing ones are described", arguments: summary)
  func shardsOfRunAndMissingOnesAreDescribed(
    shards: [String], summary: String, reasons: [JournalProblem.Reason]
  ) throws {
    let report = try report(shards)
    #expect(report.shards?.summary == summary)
    #expect(report.problems.map(\.reason) == reasons)
  }

  @Test("A run that is not sharded has no shard coverage")
  func aRunThatWasNotSplitHasNoParts() throws {
    let report = try Report(RunJournal(run: RunName("run"), records: [record()]))
    #expect(report.shards == nil)
  }

  @Test("A single shard is incomplete after a merge")
  func aSinglePartIsIncompleteWhereItWasMerged() throws {
    let problem = MergeProblem.unmarked(directory: "d")
    let report = try report(["2/4"], merge: MergeNote(total: 4, parts: [], problems: [problem]))
    #expect(report.shards?.summary == "1 of 4 shards; missing: 1, 3, 4")
    #expect(
      report.problems.map(\.reason)
        == [.merge(problem), .partsMissing(count: 3, of: 4, first: [1, 3, 4])])
  }

  @Test("Any total number of shards is accepted")
  func anyNumberOfPartsMayBeClaimed() throws {
    let report = try report(["1/\(Int.max)", "2/\(Int.max)"])
    #expect(report.shards?.missing == Array(3...22))
    #expect(report.shards?.missingCount == Int.max - 2)
    #expect(report.shards?.summary.hasSuffix(", 22 and 9,223,372,036,854,775,785 more") == true)
  }
}
