// SPDX-License-Identifier: MIT

import Testing
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeScene
import TintypeTestSupport

/// Returns a report on records.
func report(
  _ records: [JournalRecord], events: [JournalEvent] = [], problems: [JournalProblem] = [],
  run: String = "run"
) throws -> Report {
  Report(
    RunJournal(run: try RunName(run), records: records, events: events, problems: problems))
}

struct WordsTests {
  @Test("The headline of an entry is the change in its scene")
  func headlineOfEntryIsChangeInItsScene() throws {
    let form = try #require(NodePath("Form"))
    let entry = ReportEntry(
      changed("a", [padding, .moved(from: form, oldPlace: 0, newPlace: 1)]))
    assertText(entry.headline)
  }

  static let entries: [(name: String, record: JournalRecord)] = [
    ("changed, with causes", changed("a", [padding], pixels: someThatDiffer)),
    ("changed, with pixels", record("a", .changed, message: "Hidden.", pixels: someThatDiffer)),
    (
      "changed, with a message",
      record(
        "a", .changed,
        message: "Snapshot “a.1” differs from its reference: 1 line added.\nWhat changed:\nthree")
    ),
    ("failed", record("a", .failed, message: "First.\n\nSecond.\nThird.")),
    ("failed, without a message", record("a", .failed, message: "")),
    ("changed", record("a", .changed)), ("missing", record("a", .missing)),
    ("recorded", record("a", .recorded)), ("matched", record("a")),
  ]

  @Test("An entry has at most the given number of lines")
  func anEntryHasAFewLines() {
    assertTexts(
      Self.entries.map { name, record in
        let lines = ReportEntry(record).lines(limit: 2)
        #expect((1...2).contains(lines.count), "\(name)")
        return (name, lines.joined(separator: "\n"))
      })
  }

  @Test("The headline of an entry without causes is its first line")
  func headlineOfEntryWithoutCausesIsItsFirstLine() throws {
    for (name, record) in try nonEmpty(Self.entries.dropFirst()) {
      let entry = ReportEntry(record)
      #expect(entry.headline == entry.lines(limit: 2).first, "\(name)")
    }
  }

  @Test("Messages in headlines are escaped and truncated")
  func messagesInHeadlinesAreEscapedAndTruncated() {
    let message = "a\u{202E}b\u{1B}" + String(repeating: "x", count: 10_000)
    let headline = ReportEntry(record("a", .failed, message: message)).headline
    #expect(headline.hasPrefix("a\\u{202E}b\\u{1B}xxx"))
    #expect(headline.hasSuffix("x…"))
    #expect(headline.unicodeScalars.count == 241)
  }

  @Test("The title of a cause has its change, its types and its size")
  func aCauseIsItsChangeItsTypesAndItsNumber() throws {
    let report = try report([
      changed("a", [padding]), changed("b", [padding], of: "Form/Card[0]"), changed("c", [padding]),
    ])
    #expect(report.causes.count == 1)
    assertText(try #require(report.causes.first).heading)
    #expect(
      report.causes.first?.entries(in: report).map(\.record.snapshot.test) == ["a", "b", "c"])
  }

  @Test("The title of a cause of similar appearance has its suites")
  func titleOfCauseOfSimilarAppearanceHasItsSuites() throws {
    let records = ["Z", "A", "A"].enumerated().map { index, suite in
      var result = record("t\(index)", .changed, suite: suite)
      result.fingerprint = [1, 2, 3]
      return result
    }
    let report = try report(records)
    #expect(report.causes.count == 1)
    assertText(try #require(report.causes.first).heading)
  }

  @Test("A headline lists only some of many causes")
  func aHeadlineNamesAFewOfMany() throws {
    let kinds = (1...5).map {
      SceneDifference.Kind.attribute("a\($0)", old: .number(0), new: .number(1))
    }
    let report = try report([changed("a", kinds)])
    #expect(report.causes.count == 5)
    assertText(try #require(report.entries.first).headline)
  }

  static let lists: [(Int, String)] = [(1, "a and 2 more"), (2, "a, b and 1 more"), (3, "a, b, c")]

  @Test("A list has at most the given number of items", arguments: lists)
  func aListNamesAsManyAsItMay(limit: Int, text: String) {
    #expect(ShortText.list(["a", "b", "c"], limit: limit) == text)
  }
}
