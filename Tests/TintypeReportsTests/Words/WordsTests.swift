// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeImaging
import TintypeReports
import TintypeSnapshots
import TintypeComparison

/// A changed snapshot with what changed in it.
func changed(
  _ test: String, _ kinds: [SceneDifference.Kind], of path: String = "Form/Button[0]",
  suite: String = "LoginTests", pixels: JournalRecord.PixelSummary? = nil
) -> JournalRecord {
  var result = record(test, .changed, suite: suite, pixels: pixels)
  result.causes = DifferenceCauses(
    changes: kinds.map { .init(change: .init(kind: $0, path: NodePath(path)), regions: [0]) })
  return result
}

/// How much differs.
let someThatDiffer = JournalRecord.PixelSummary(
  differing: 1_024, total: 4_096, referenceSize: PixelSize(width: 64, height: 64),
  actualSize: PixelSize(width: 64, height: 64))

/// The padding of the first button.
let padding = SceneDifference.Kind.attribute(
  "padding[0].leading", old: .number(12), new: .number(16))

/// A report about records.
func report(
  _ records: [JournalRecord], events: [JournalEvent] = [], problems: [JournalProblem] = [],
  run: String = "run"
) throws -> Report {
  Report(
    RunJournal(run: try RunName(run), records: records, events: events, problems: problems))
}

struct WordsTests {
  @Test func anEntryIsWhatChangedInItsScene() throws {
    let form = try #require(NodePath("Form"))
    let entry = ReportEntry(
      changed("a", [padding, .moved(from: form, oldPlace: 0, newPlace: 1)]))
    #expect(entry.headline == "Button moved, padding.leading 12 → 16 · Button")
  }

  static let entries: [(JournalRecord, [String])] = [
    (
      changed("a", [padding], pixels: someThatDiffer),
      [
        "Form/Button[0] · padding[0].leading 12 → 16",
        "1,024 of 4,096 pixels differ (25.00 %)",
      ]
    ),
    (
      record("a", .changed, message: "Not said.", pixels: someThatDiffer),
      ["1,024 of 4,096 pixels differ (25.00 %)"]
    ),
    (
      record(
        "a", .changed,
        message: "Snapshot “a.1” differs from its reference: 1 line added.\nWhat changed:\nthree"),
      ["Differs from its reference: 1 line added.", "What changed:"]
    ),
    (record("a", .failed, message: "First.\n\nSecond.\nThird."), ["First.", "Second."]),
    (record("a", .failed, message: ""), ["Could not be compared."]),
    (record("a", .changed), ["Differs from its reference."]),
    (record("a", .missing), ["There is no reference."]),
    (record("a", .recorded), ["A reference was written."]),
    (record("a"), ["Equals its reference."]),
  ]

  @Test(arguments: entries)
  func anEntryHasAFewLines(record: JournalRecord, lines: [String]) {
    let entry = ReportEntry(record)
    #expect(entry.lines(limit: 2) == lines)
  }

  @Test(arguments: entries.dropFirst())
  func aLineIsTheFirstOfThemWhereNoCauseIsKnown(record: JournalRecord, lines: [String]) {
    #expect(ReportEntry(record).headline == lines.first)
  }

  @Test func whatTheTestSaidIsVisibleAndShort() {
    let message = "a\u{202E}b\u{1B}" + String(repeating: "x", count: 10_000)
    let headline = ReportEntry(record("a", .failed, message: message)).headline
    #expect(headline.hasPrefix("a\\u{202E}b\\u{1B}xxx"))
    #expect(headline.hasSuffix("x…"))
    #expect(headline.unicodeScalars.count == 241)
  }

  @Test func aGroupIsItsChangeItsTypesAndItsNumber() throws {
    let report = try report([
      changed("a", [padding]), changed("b", [padding], of: "Form/Card[0]"), changed("c", [padding]),
    ])
    #expect(
      report.groups.map { $0.title(in: report) }
        == ["padding.leading 12 → 16 · Button, Card · 3 snapshots"])
    #expect(
      report.groups.first?.entries(in: report).map(\.record.snapshot.test) == ["a", "b", "c"])
  }

  @Test func aGroupThatLooksAlikeNamesItsSuites() throws {
    let records = ["Z", "A", "A"].enumerated().map { index, suite in
      var result = record("t\(index)", .changed, suite: suite)
      result.fingerprint = [1, 2, 3]
      return result
    }
    let report = try report(records)
    #expect(
      report.groups.map { $0.title(in: report) }
        == ["differences that look alike · A, Z · 3 snapshots"])
  }

  @Test func aTitleNamesAFewOfMany() throws {
    let kinds = (1...5).map {
      SceneDifference.Kind.attribute("a\($0)", old: .number(0), new: .number(1))
    }
    let report = try report([changed("a", kinds), changed("b", kinds)])
    #expect(
      report.groups.map { $0.title(in: report) }
        == ["a1 0 → 1, a2 0 → 1, a3 0 → 1 and 2 more · Button · 2 snapshots"])
  }

  static let lists: [(Int, String)] = [(1, "a and 2 more"), (2, "a, b and 1 more"), (3, "a, b, c")]

  @Test(arguments: lists)
  func aListNamesAsManyAsItMay(limit: Int, text: String) {
    #expect(ShortText.list(["a", "b", "c"], limit: limit) == text)
  }
}
