// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

/// The names of matches in the files of a large report; the report of all records is the oracle.
struct MatchBlocksTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  /// Writes a run whose names differ in all parts, in random order; some snapshots have several
  /// records, or do not match.
  private func writeRun(count: Int, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var records: [JournalRecord] = []
    for _ in 0..<count {
      var record = record(
        ["a", "ab", "b", "Aa", "a_b", "a-b", "ä"][generator.below(7)],
        generator.below(20) == 0 ? .changed : .matched,
        identifier: ["1", "2", "10", "02", "light", "1-a", "-1"][generator.below(7)],
        suite: "S\(generator.below(12))")
      record.snapshot.target = ["T", "T2", "U"][generator.below(3)]
      record.reference = [nil, "x/a.png", "x/a.txt", "x.y/a"][generator.below(4)]
      record.shard = Shard(index: 1 + generator.below(2), total: 2)
      record.microseconds = generator.below(5_000)
      records.append(record)
    }
    try output.journal(try records.map { try line($0) })
  }

  @Test(
    "The names are those of the snapshots with one record, in the order of reports",
    arguments: 1...30 as ClosedRange<UInt64>)
  func names(seed: UInt64) throws {
    try writeRun(count: 150, seed: seed)
    let all = Report(try output.reader.read())
    let named = Report(try output.reader.read(keeping: .named))
    let names = try #require(named.unlisted)
    let rows = names.rows.map { row in
      ReportEntry.Key(names.name(of: row), extension: names.pathExtension(of: row))
    }
    let listed = Set(named.entries.map { ReportEntry.Key($0.record) })
    let expected = all.entries.filter {
      $0.record.outcome == .matched && !listed.contains(ReportEntry.Key($0.record))
    }
    #expect(rows == expected.map { ReportEntry.Key($0.record) })
    #expect(names.rows.map { Int($0.microseconds) } == expected.map { $0.record.microseconds })
    #expect(names.rows.map { names.shards[Int($0.shard)] } == expected.map { $0.record.shard })
    #expect(named.total == all.total)
    #expect(named.tally == all.tally)
  }

  private func expand(_ runs: Any?) throws -> [Int] {
    let runs = try #require(runs as? [Int])
    return stride(from: 0, to: runs.count, by: 2).flatMap {
      [Int](repeating: runs[$0], count: runs[$0 + 1])
    }
  }

  @Test("The files of a page contain the names, each with the strings of the index")
  func files() throws {
    let records = (0..<(MatchBlocks.size + 5)).map { number in
      var record = record("t\(number)", suite: "S\(number / 4_000)")
      record.reference = number == 3 ? nil : "x/t.png"
      record.shard = number < 6 ? nil : Shard(index: 1 + number % 2, total: 2)
      return record
    }
    try output.journal(try (records + [record("changed", .changed)]).map { try line($0) })
    let named = Report(try output.reader.read(keeping: .named))
    let folder = output.path + "/report"
    try HTMLReport(report: named, output: output.directory).write(to: folder)
    let report = WrittenReport(folder: folder)
    let index = try report.index()
    #expect(index["blocks"] as? Int == MatchBlocks.size)
    #expect(index["test"] as? [String] == ["changed"])
    #expect(index["counts"] as? [Int] == [1, 0, 0, 0, MatchBlocks.size + 5])
    let strings = try #require(index["strings"] as? [String])
    var found: [String] = []
    for number in 0..<2 {
      let arguments = try report.arguments("data/m000\(number).js", of: "names")
      #expect(arguments.first as? Int == number)
      let value = try #require(arguments.last as? [String: Any])
      let tests = try #require(value["test"] as? String).split(separator: "\n")
      let id = try #require(value["id"] as? String)
      #expect(id.count == 12 * tests.count)
      let columns = try ["target", "suite", "extension", "shard"].map { try expand(value[$0]) }
      for (place, test) in tests.enumerated() {
        let texts = columns.map { $0[place] < 0 ? "-" : strings[$0[place]] }
        let start = id.index(id.startIndex, offsetBy: 12 * place)
        found.append(
          ([String(test)] + texts + [String(id[start...].prefix(12))]).joined(separator: " "))
      }
    }
    let expected = Report(try output.reader.read()).entries.dropFirst().map { entry in
      let record = entry.record
      return [
        record.snapshot.test, record.snapshot.target, record.snapshot.suite, entry.pathExtension,
        record.shard?.description ?? "-", entry.id,
      ].joined(separator: " ")
    }
    #expect(found == expected)
  }

  @Test("A report of all records has no such files")
  func smallReport() throws {
    try output.journal([record("a"), record("b")])
    let report = try WrittenReport(output)
    #expect(try report.index()["blocks"] == nil)
    #expect(try !report.files.contains { $0.hasPrefix("data/m") })
  }
}
