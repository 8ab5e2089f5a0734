// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

@Suite("The comparison with a base in the data of a report's page") struct ComparisonColumnTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  /// A run with snapshots of all kinds, and the runs of its base.
  private func report() throws -> Report {
    let outcomes: [(String, JournalRecord.Outcome)] = [
      ("added", .changed), ("still", .changed), ("back", .matched), ("same", .matched),
    ]
    try output.journal(try outcomes.map { try line(record($0.0, $0.1)) })
    var report = Report(try output.reader.read())
    let current = CommitRun(commit: "now", time: 0, report: report, history: RunHistory())
    var base = current
    base.verdict = []
    base.commit = String(repeating: "0123456789ab", count: 3)
    base.snapshots = current.snapshots.compactMap { snapshot in
      var snapshot = snapshot
      switch snapshot.name.test {
      case "added": return nil
      case "back": snapshot.outcome = .failed
      default: break
      }
      return snapshot
    }
    report.comparison = CommitComparison(current, since: [base], distance: 2)
    return report
  }

  private func column(_ report: Report) throws -> [String: Any]? {
    let index = try JSONSerialization.jsonObject(
      with: Data(ReportIndex(report).value.text(.page).utf8))
    return (index as? [String: Any])?["comparison"] as? [String: Any]
  }

  @Test("A kind has the indices of its snapshots, and kinds without snapshots are absent")
  func kinds() throws {
    let report = try report()
    let column = try #require(try column(report))
    let kinds = try #require(column["kinds"] as? [[Any]])
    #expect(kinds.compactMap { $0.first as? String } == ["new", "still", "fixed"])
    let names = kinds.map { kind in
      (kind[2] as? [Int] ?? []).map { report.entries[$0].record.snapshot.test }
    }
    #expect(names == [["added"], ["still"], ["back"]])
    #expect(column["commit"] as? String == "0123456789ab")
    #expect(column["runs"] as? Int == 1)
    let remarks = try #require(column["remarks"] as? [String])
    #expect(remarks.count == 1)
    #expect(remarks.first?.contains("is 2 commits older") == true)
  }

  @Test("Details have the index of their snapshot, and hidden characters are visible")
  func details() throws {
    var report = try report()
    let name = try #require(report.entries.first?.record.snapshot)
    report.comparison?.changes = [
      .init(kind: .slower, name: name, pathExtension: "", detail: "1 ms → \u{1B}9 ms")
    ]
    report.comparison?.changes[0].pathExtension = report.entries[0].pathExtension
    let column = try #require(try column(report))
    let kind = try #require((column["kinds"] as? [[Any]])?.first)
    let details = try #require(kind.last as? [[Any]])
    #expect(details.count == 1)
    #expect(details.first?.first as? Int == 0)
    #expect(details.first?.last as? String == #"1 ms → \u{1B}9 ms"#)
  }

  @Test("A snapshot that the report does not contain is left out")
  func unknown() throws {
    var report = try report()
    report.comparison?.changes = [
      .init(
        kind: .new, name: SnapshotName(target: "X", suite: "X", test: "x", identifier: "1"),
        pathExtension: "png")
    ]
    #expect(try (column(report)?["kinds"] as? [[Any]])?.isEmpty == true)
  }

  @Test("A report without a comparison has no column")
  func absent() throws {
    var report = try report()
    report.comparison = nil
    #expect(try column(report) == nil)
  }
}
