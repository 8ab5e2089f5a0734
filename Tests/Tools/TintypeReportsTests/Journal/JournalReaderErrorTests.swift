// SPDX-License-Identifier: MIT

import Testing
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

struct JournalReaderErrorTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  @Test("A missing output directory is an error")
  func missesTheOutputDirectory() {
    let reader = JournalReader(output: OutputDirectory(path: output.path + "/none"))
    #expect(
      error { () throws(ReportError) in try reader.read() }
        == .outputDirectoryMissing(path: output.path + "/none"))
  }

  @Test("An output directory without runs is an error")
  func missesEveryRun() {
    #expect(
      error { () throws(ReportError) in try output.reader.read() } == .noRuns(output: output.path))
  }

  @Test("The error for a missing run lists the available runs")
  func missesARunAndNamesThoseThatAreThere() throws {
    try output.journal([record()], run: "second")
    try output.journal([record()], run: "first")
    let run = try RunName("third")
    #expect(
      error { () throws(ReportError) in try output.reader.read(run: run) }
        == .runMissing(run: run, output: output.path, available: ["first", "second"]))
  }

  @Test("An empty journal is a problem", arguments: [[], [""], ["", "  "]])
  func anEmptyJournalIsAProblem(lines: [String]) throws {
    try output.journal(lines)
    #expect(
      try output.reader.read().problems
        == [JournalProblem(file: "runs/run/1.jsonl", reason: .emptyJournal)])
  }

  @Test("A run without records is an error")
  func missesRecords() throws {
    try output.journal([JournalRecord]())
    #expect(
      error { () throws(ReportError) in try output.reader.read() }
        == .noRecords(run: try RunName("run"), directory: output.path + "/runs/run"))
  }

  @Test("Unreadable lines are a problem, not an empty run")
  func unreadableLinesAreProblemNotEmptyRun() throws {
    try output.journal(["garbage"])
    let journal = try output.reader.read()
    #expect(journal.records.isEmpty)
    #expect(journal.problems.count == 1)
  }

  static let refused = ["", ".", "..", "../run", "a/b", "/run", "a..b", "a\nb", "a\u{0}", "\u{7F}"]

  @Test("An invalid run name is rejected", arguments: refused)
  func refusesARunNameThatIsNone(name: String) {
    #expect(
      error { () throws(ReportError) in try RunName(name) }
        == .runNameRefused(name: name, source: .option))
  }

  @Test(
    "A valid run name is accepted",
    arguments: ["run", "7f3a-12", ".hidden", "2026-01-02 03.04", "Lauf-ä"])
  func acceptsARunName(name: String) throws {
    #expect(try RunName(name).description == name)
  }

  @Test(
    "An invalid run name in the file latest is rejected", arguments: ["", "../../etc", "a\u{1B}b"])
  func refusesAnUnfitNameInTheLatestFile(name: String) throws {
    try output.write(name + "\n", to: "latest")
    #expect(
      error { () throws(ReportError) in try output.reader.read() }
        == .runNameRefused(name: name, source: .file(output.path + "/latest")))
  }
}
