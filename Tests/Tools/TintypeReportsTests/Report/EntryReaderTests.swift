// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

@Suite("Entries that are read while a report is written")
struct EntryReaderTests {
  let output: TemporaryOutput

  /// Writes the journals of two processes with snapshots of all outcomes; some have two records.
  init() throws {
    output = try TemporaryOutput()
    var slow = record("c2")
    slow.microseconds = 1_500
    var noted = record("c3")
    noted.notes = ["a\u{202E}b"]
    var again = record("b2")
    again.attempt = 2
    try output.journal(
      [record("c10"), record("b2"), slow, record("a", .changed), noted], process: "1")
    try output.journal(
      [
        record("c1"), record("z", .failed, message: "“é”\nsecond"), again, record("b1", .missing),
        record("b0"),
      ], process: "2")
  }

  private func report(_ keeping: JournalReader.Keeping) throws -> Report {
    Report(try output.reader.read(keeping: keeping))
  }

  private func document(_ report: Report) throws -> String {
    var text = ""
    try ReportDocument.write(report) { text += $0 }
    return text
  }

  @Test("They have the order and the contents of entries in memory")
  func order() throws {
    let (whole, named) = (try report(.all), try report(.named))
    #expect(whole.entries.count == 9)
    #expect(named.entries.count < whole.entries.count)
    let reader = EntryReader(named)
    var entries: [ReportEntry] = []
    while let entry = try reader.next() { entries.append(entry) }
    #expect(entries == whole.entries)
    #expect(reader.count == whole.entries.count)
  }

  @Test("A document has the same bytes")
  func json() throws {
    let whole = try report(.all)
    #expect(try document(whole) == ReportDocument(whole).json)
    #expect(try document(try report(.named)) == ReportDocument(whole).json)
  }

  @Test("A document without entries has the same bytes")
  func empty() throws {
    let empty = Report(RunJournal(run: try RunName("run"), records: []))
    #expect(try document(empty) == ReportDocument(empty).json)
  }

  @Test(
    "A JUnit file has the same bytes, whatever is left out of it", arguments: [900, 2_500, 9_000])
  func junit(size: Int) throws {
    let (whole, named) = (try report(.all), try report(.named))
    let last = JUnitReport.Limits(attribute: 100, body: 200, cases: 5)
    let ladder = Array(JUnitReport.ladder.dropLast()) + [last]
    #expect(
      try JUnitReport(report: named).xml(maximumSize: size, ladder: ladder)
        == JUnitReport(report: whole).xml(maximumSize: size, ladder: ladder))
  }

  @Test("A journal that was removed in the meantime is an error")
  func removed() throws {
    let named = try report(.named)
    try FileManager.default.removeItem(atPath: output.path + "/runs")
    #expect(throws: ReportError.self) { try document(named) }
  }
}
