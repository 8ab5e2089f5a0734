// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

@Suite("The history in an output directory") struct RunHistoryTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  /// Writes a run with one process; `age` orders the runs.
  private func write(
    _ run: String, age: Int, program: String? = "p", _ records: [JournalRecord]
  ) throws {
    var began = JournalEvent(.began)
    began.program = program
    try output.journal([line(began)] + records.map { try line($0) }, run: run)
    let time = Date(timeIntervalSince1970: Double(1_000_000 - age))
    let directory = output.directory.run(run)
    for path in [directory + "/1.jsonl", directory] {
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
    }
  }

  private func matched(_ reference: String) -> JournalRecord {
    var result = record()
    result.matchedDigest = reference
    return result
  }

  private func changed(_ reference: String, to actual: String) -> JournalRecord {
    var result = record("appearance", .changed)
    result.digests = JournalRecord.Digests(reference: reference, actual: actual)
    return result
  }

  private var history: SnapshotHistory {
    RunHistory(of: output.directory).history(of: ReportEntry(record()))
  }

  @Test("Results of all runs are listed, the latest run first")
  func results() throws {
    try write("oldest", age: 3, [matched("r")])
    try write("latest", age: 1, [changed("r", to: "x")])
    try write("middle", age: 2, program: "q", [changed("r", to: "y")])
    #expect(
      history.results == [
        .init(run: "latest", program: "p", outcome: .changed, reference: "r", actual: "x"),
        .init(run: "middle", program: "q", outcome: .changed, reference: "r", actual: "y"),
        .init(run: "oldest", program: "p", outcome: .matched, reference: "r"),
      ])
    #expect(history.contradiction?.earlier.run == "oldest")
  }

  @Test("Later attempts of a run come first")
  func attempts() throws {
    var retried = matched("r")
    retried.attempt = 2
    try write("run", age: 1, [retried, changed("r", to: "x")])
    #expect(history.results.map(\.outcome) == [.matched, .changed])
    #expect(history.evidence?.contains("two tests of the run run") == true)
  }

  @Test("At most ten runs are read")
  func limit() throws {
    for age in 0..<12 { try write("run-\(age)", age: age, [matched("r")]) }
    #expect(history.results.map(\.run) == (0..<10).map { "run-\($0)" })
  }

  @Test("At most 50 results of a snapshot are kept")
  func resultLimit() throws {
    try write("run", age: 0, Array(repeating: matched("r"), count: 60))
    #expect(history.results.count == 50)
  }

  @Test("Lines and runs that cannot be read are left out")
  func damaged() throws {
    try write("good", age: 1, [matched("r")])
    try output.write("garbage\n" + line(matched("r")) + "\n{", to: "runs/bad/1.jsonl")
    try output.write("{}", to: "runs/foreign/notes.txt")
    #expect(history.results.map(\.run).sorted() == ["bad", "good"])
  }

  @Test("A snapshot or a directory without runs has no history")
  func empty() throws {
    #expect(history.results == [])
    try write("run", age: 1, [matched("r")])
    let other = ReportEntry(record("other"))
    #expect(RunHistory(of: output.directory).history(of: other).results == [])
  }

  @Test("The page lists flaky snapshots with their history, also those that matched")
  func page() throws {
    try write("earlier", age: 2, [changed("r", to: "x")])
    try write("later", age: 1, [matched("r"), record("stable")])
    var page = HTMLReport(
      report: Report(try output.reader.read(run: RunName("later"))), output: output.directory)
    page.history = RunHistory(of: output.directory)
    let folder = output.path + "/report"
    try page.write(to: folder)
    let report = WrittenReport(folder: folder)
    #expect(try report.index()["flaky"] as? [Int] == [0])
    #expect(try report.index()["detailed"] as? [Int] == [0])
    let history = try #require(try report.details().first?["history"] as? [String: Any])
    #expect(
      history["rows"] as? [[String]] == [
        ["later", "matched", "", "p"], ["earlier", "changed", "x", "p"],
      ])
    #expect((history["evidence"] as? String)?.hasSuffix("matched and changed.") == true)
  }
}
