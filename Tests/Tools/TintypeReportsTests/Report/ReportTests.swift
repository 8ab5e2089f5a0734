// SPDX-License-Identifier: MIT

import Testing
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeReports

struct ReportTests {
  private func report(_ records: [JournalRecord]) throws -> Report {
    Report(RunJournal(run: try RunName("run"), records: records))
  }

  @Test("Entries are sorted by outcome, then by name")
  func sortsByOutcomeThenByName() throws {
    let records = [
      record("a"), record("a2", .recorded), record("b", .missing), record("d", .failed),
      record("z", .changed), record("c", .changed),
    ]
    let expected = ["c", "z", "d", "b", "a2", "a"]
    #expect(try report(records).entries.map(\.record.snapshot.test) == expected)
    #expect(try report(records.reversed()).entries.map(\.record.snapshot.test) == expected)
  }

  @Test("Ordinals are sorted as numbers before names")
  func sortsOrdinalsAsNumbersBeforeNames() throws {
    let records = ["dark", "10", "2", "1"].map { record(identifier: $0) }
    #expect(
      try report(records).entries.map(\.record.snapshot.identifier) == ["1", "2", "10", "dark"])
  }

  @Test("Outcomes are counted")
  func countsOutcomes() throws {
    let report = try report([record("a"), record("b"), record("c", .changed)])
    #expect(report.count(.matched) == 2)
    #expect(report.count(.changed) == 1)
    #expect(report.count(.failed) == 0)
    #expect(report.entries(.matched).map(\.record.snapshot.test) == ["a", "b"])
  }

  @Test("The worst outcome of an attempt counts, in any order of the records")
  func worstOfAnAttempt() throws {
    let order: [JournalRecord.Outcome] = [.matched, .recorded, .missing, .changed, .failed]
    let pairs = order.indices.flatMap { index in order[..<index].map { ($0, order[index]) } }
    for (better, worse) in try nonEmpty(pairs) {
      for records in [
        [record("a", better), record("a", worse)], [record("a", worse), record("a", better)],
      ] {
        let report = try report(records)
        let entry = try #require(report.entries.first)
        #expect(report.entries.count == 1)
        #expect(entry.record.outcome == worse)
        #expect(entry.outcomes == [better, worse])
      }
    }
  }

  @Test("Contradicting outcomes of one attempt are a problem")
  func contradictions() throws {
    let name = record("a").snapshot
    let cases: [([JournalRecord.Outcome], Bool)] = [
      ([.matched, .changed], true), ([.missing, .matched], true), ([.recorded, .changed], true),
      ([.matched, .recorded], false), ([.matched, .failed], false), ([.changed, .changed], false),
    ]
    for (outcomes, isProblem) in cases {
      let problems = try report(outcomes.map { record("a", $0) }).problems
      let worstFirst = outcomes.sorted { $0.severity > $1.severity }
      #expect(
        problems
          == (isProblem
            ? [JournalProblem(reason: .outcomesDiffer(name, attempt: 1, worstFirst))] : []))
    }
  }

  @Test("The latest attempt counts, in any order of the records")
  func takesTheLatestAttemptWhateverTheOrder() throws {
    func attempt(_ number: Int?, _ outcome: JournalRecord.Outcome) -> JournalRecord {
      var record = record("a", outcome)
      record.attempt = number
      return record
    }
    for records in [
      [attempt(nil, .changed), attempt(2, .matched)],
      [attempt(2, .matched), attempt(nil, .changed)],
    ] {
      let entry = try #require(try report(records).entries.first)
      #expect(entry.record.outcome == .matched)
      #expect(entry.outcomes == [.changed, .matched])
    }
  }

  @Test("An image and a text of one name are two entries")
  func imageAndTextOfOneNameAreTwoEntries() throws {
    func file(_ pathExtension: String) -> JournalRecord {
      var record = record("a")
      record.reference = "__Snapshots__/T/a.1.\(pathExtension)"
      return record
    }
    let report = try report([file("txt"), file("png")])
    #expect(report.entries.map(\.pathExtension) == ["png", "txt"])
    #expect(Set(report.entries.map(\.id)).count == 2)
    #expect(report.entries.allSatisfy { $0.id.wholeMatch(of: /[0-9a-f]{12}/) != nil })
    #expect(report.problems.isEmpty)
  }

  @Test("Two different images with one name are a problem")
  func twoDifferentImagesWithOneNameAreProblem() throws {
    let records = [
      record(line: 4, digest: "aa"), record("other", digest: "bb"), record(line: 9, digest: "bb"),
      record(line: 4, digest: "aa"),
    ]
    let problems = try report(records).problems
    #expect(
      problems == [
        JournalProblem(
          reason: .twoImages(
            record().snapshot, first: record(line: 4).location, second: record(line: 9).location))
      ])
  }

  @Test("Every further image with one name is reported once, in the order of names")
  func everyFurtherImageWithOneNameIsReportedOnceInOrderOfNames() throws {
    let records = ["b", "a"].flatMap { name in
      ["1", "2", "3", "2"].map { record(name, digest: $0) }
    }
    let names = try report(records).problems.map { problem -> String in
      guard case .twoImages(let name, _, _) = problem.reason else { return "" }
      return name.test
    }
    #expect(names == ["a", "a", "b", "b"])
  }

  @Test("Equal images with one name and records without digests are accepted")
  func equalImagesWithOneNameAndRecordsWithoutDigests() throws {
    let records = [record(digest: "aa"), record(), record(digest: "aa")]
    #expect(try report(records).problems.isEmpty)
  }

  @Test("A run is clean only if all snapshots matched and all journals were read")
  func isCleanOnlyIfAllMatchedAndAllCouldBeRead() throws {
    #expect(try report([record()]).isClean)
    #expect(try !report([record(), record("b", .recorded)]).isClean)
    #expect(try !report([]).isClean)
    let journal = RunJournal(
      run: try RunName("run"), records: [record()],
      problems: [JournalProblem(file: "f", line: 1, reason: .truncated)])
    #expect(!Report(journal).isClean)
  }
}
