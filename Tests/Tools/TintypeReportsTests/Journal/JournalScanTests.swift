// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

/// Reading a run while keeping only some of its records; reading all of them is the oracle.
struct JournalScanTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private static let outcomes: [JournalRecord.Outcome] = [
    .matched, .matched, .matched, .matched, .matched, .recorded, .missing, .changed, .failed,
  ]

  /// Writes the journals of a random run: shards, attempts, repeated snapshots, known issues, and
  /// damaged lines.
  private func write(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let isSplit = generator.below(2) == 0
    for process in 0..<(1 + generator.below(4)) {
      let piece = isSplit ? Shard(index: 1 + generator.below(2), total: 2) : nil
      let attempt = generator.below(3) == 0 ? 2 : nil
      var lines = [try line(JournalEvent(.began, attempt: attempt, shard: piece))]
      let count = generator.below(12)
      for number in 0..<count {
        let outcome = Self.outcomes[generator.below(Self.outcomes.count)]
        var record = record(
          "t\(generator.below(20))", outcome, identifier: generator.below(4) == 0 ? "2" : "1",
          line: UInt(1 + generator.below(3)),
          digest: [.changed, .missing].contains(outcome) ? "d\(generator.below(2))" : nil,
          notes: generator.below(6) == 0 ? ["same pixels"] : [])
        (record.attempt, record.shard) = (attempt, piece)
        record.reference = generator.below(3) == 0 ? nil : "__Snapshots__/a.\(number % 2).png"
        if outcome != .matched {
          record.failure = .init(
            "\(process)-\(number)", FailureSource(test: nil, fileID: "T/S.swift", isReturned: false)
          )
        }
        lines.append(try line(record))
        guard outcome != .matched, generator.below(4) == 0 else { continue }
        var known = JournalEvent(.knownIssue, attempt: attempt, shard: piece)
        known.failure = "\(process)-\(number)"
        lines.append(try line(known))
      }
      var ended = JournalEvent(.ended, attempt: attempt, shard: piece)
      ended.lines = count + generator.below(2)
      if generator.below(5) > 0 { lines.append(try line(ended)) }
      if generator.below(6) == 0 { lines.insert("{", at: generator.below(lines.count)) }
      try output.write(lines.joined(separator: "\n"), to: "runs/r\(seed)/\(process).jsonl")
    }
    try output.write("r\(seed)", to: "latest")
  }

  @Test(
    "A reader that counts matches reports what a reader of all records reports",
    arguments: 1...150 as ClosedRange<UInt64>)
  func countingEqualsKeeping(seed: UInt64) throws {
    try write(seed: seed)
    let all = try output.reader.read(allowsEmpty: true)
    let scan = try output.reader.scan(
      allowsEmpty: true, keeping: .notable, findingReferences: true)
    let notable = scan.journal
    let (expected, found) = (Report(all), Report(notable))
    #expect(found.problems == expected.problems)
    #expect(found.tally == expected.tally)
    #expect(found.verdict == expected.verdict)
    #expect(found.isClean == expected.isClean)
    #expect(found.shards == expected.shards)
    #expect(found.known == expected.known)
    #expect(found.review == expected.review)
    #expect(found.unsteady == expected.unsteady)
    #expect(RunVerdict(found) == RunVerdict(expected))
    #expect(
      found.entries.filter { $0.record.outcome != .matched }
        == expected.entries.filter { $0.record.outcome != .matched })
    #expect(notable.pieces == all.pieces)
    #expect(notable.events == all.events)
    #expect(
      MarkdownSummary(report: found).markdown() == MarkdownSummary(report: expected).markdown())
    #expect(Annotations(report: found).lines() == Annotations(report: expected).lines())
    var used = UsedReferences()
    for record in all.records + all.known { used.add(record) }
    #expect(scan.used == used)
    // Snapshots with one record that matched are counted.
    let counted = Dictionary(grouping: all.records + all.known) { ReportEntry.Key($0) }.values
      .filter { $0.count == 1 && $0.allSatisfy { $0.outcome == .matched } }
    #expect(notable.matches.count == counted.count)

    let none = try output.reader.read(allowsEmpty: true, keeping: .none)
    #expect(none.records.isEmpty)
    #expect(none.known.isEmpty)
    #expect(none.matches.count == all.records.count + all.known.count)
    #expect(none.pieces == all.pieces)
    #expect(none.events == all.events)
    #expect(none.problems == all.problems)
  }

  @Test("Each kept record has the file from which it was read")
  func sources() throws {
    try output.journal([record("c"), record("a")], process: "2")
    try output.journal([record("a", .changed), record("b")], process: "1")
    let scan = try output.reader.scan(keeping: .notable)
    #expect(scan.journal.records.map(\.snapshot.test) == ["a", "a"])
    #expect(scan.journal.records.map(\.outcome) == [.changed, .matched])
    #expect(scan.sources == ["runs/run/1.jsonl", "runs/run/2.jsonl"])
    #expect(scan.journal.matches.count == 2)
    #expect(scan.files == ["runs/run/1.jsonl", "runs/run/2.jsonl"])
  }

  @Test("Lines of any length are read, across the blocks of a file", arguments: [1, 3, 40])
  func longLines(thousands: Int) throws {
    let texts = [0, thousands * 10_000, 5, thousands * 9_999, thousands * 26_214].map {
      String(repeating: "x", count: $0)
    }
    let records = texts.enumerated().map { record("t\($0)", .failed, message: $1) }
    try output.journal(records)
    let journal = try output.reader.read()
    #expect(journal.records == records)
    #expect(journal.problems.isEmpty)
  }

  @Test("A line that is longer than 64 MiB makes its journal unreadable")
  func endlessLine() throws {
    try output.journal([record()], process: "1")
    try output.write("", to: "runs/run/2.jsonl")
    #expect(truncate(output.path + "/runs/run/2.jsonl", off_t(JournalStream.lineLimit + 2)) == 0)
    let journal = try output.reader.read()
    #expect(journal.records.count == 1)
    #expect(
      journal.problems == [
        JournalProblem(
          file: "runs/run/2.jsonl",
          reason: .unreadable(.tooLarge(limit: JournalStream.lineLimit)))
      ])
  }
}
