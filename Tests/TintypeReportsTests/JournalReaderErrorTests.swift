// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

@testable import TintypeReports
import TintypeComparison

struct JournalReaderErrorTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  @Test func missesTheOutputDirectory() {
    let reader = JournalReader(output: OutputDirectory(path: output.path + "/none"))
    #expect(
      error { () throws(ReportError) in try reader.read() }
        == .outputDirectoryMissing(path: output.path + "/none"))
  }

  @Test func missesEveryRun() {
    #expect(
      error { () throws(ReportError) in try output.reader.read() } == .noRuns(output: output.path))
  }

  @Test func missesARunAndNamesThoseThatAreThere() throws {
    try output.journal([record()], run: "second")
    try output.journal([record()], run: "first")
    let run = try RunName("third")
    #expect(
      error { () throws(ReportError) in try output.reader.read(run: run) }
        == .runMissing(run: run, output: output.path, available: ["first", "second"]))
  }

  @Test(arguments: [[], [""], ["", "  "]])
  func anEmptyJournalIsAProblem(lines: [String]) throws {
    try output.journal(lines)
    #expect(
      try output.reader.read().problems
        == [JournalProblem(file: "runs/run/1.jsonl", reason: .emptyJournal)])
  }

  @Test func missesRecords() throws {
    try output.journal([JournalRecord]())
    #expect(
      error { () throws(ReportError) in try output.reader.read() }
        == .noRecords(run: try RunName("run"), directory: output.path + "/runs/run"))
  }

  @Test func doesNotTakeUnreadableLinesForNothing() throws {
    try output.journal(["garbage"])
    let journal = try output.reader.read()
    #expect(journal.records.isEmpty)
    #expect(journal.problems.count == 1)
  }

  static let refused = ["", ".", "..", "../run", "a/b", "/run", "a..b", "a\nb", "a\u{0}", "\u{7F}"]

  @Test(arguments: refused)
  func refusesARunNameThatIsNone(name: String) {
    #expect(
      error { () throws(ReportError) in try RunName(name) }
        == .runNameRefused(name: name, source: .option))
  }

  @Test(arguments: ["run", "7f3a-12", ".hidden", "2026-01-02 03.04", "Lauf-ä"])
  func acceptsARunName(name: String) throws {
    #expect(try RunName(name).description == name)
  }

  @Test(arguments: ["", "../../etc", "a\u{1B}b"])
  func refusesAnUnfitNameInTheLatestFile(name: String) throws {
    try output.write(name + "\n", to: "latest")
    #expect(
      error { () throws(ReportError) in try output.reader.read() }
        == .runNameRefused(name: name, source: .file(output.path + "/latest")))
  }
}
