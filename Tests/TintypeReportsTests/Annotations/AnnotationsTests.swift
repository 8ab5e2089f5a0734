// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReports
import TintypeSnapshots

struct AnnotationsTests {
  @Test func oneForEachGroupAndEachThatStandsAlone() throws {
    let report = try report([
      changed("a", [padding]), changed("b", [padding]),
      record("c", .changed, line: 40, pixels: someThatDiffer), record("d", .missing), record("e"),
    ])
    let id = try #require(report.groups.first).id
    #expect(
      Annotations(report: report, filePrefix: "ui/").lines() == [
        "::error file=ui/Tests/LoginTests.swift,line=12,"
          + "title=padding.leading 12 → 16 · Button · 2 snapshots::"
          + "FormTests/LoginTests/a.1, FormTests/LoginTests/b.1. "
          + "Take over: swift run tintype accept --group \(id)",
        "::error file=ui/Tests/LoginTests.swift,line=40,title=FormTests/LoginTests/c.1::"
          + "1%2C024 of 4%2C096".replacing("%2C", with: ",") + " pixels differ (25.00 %25)",
        "::error file=ui/Tests/LoginTests.swift,line=12,title=FormTests/LoginTests/d.1::"
          + "There is no reference.",
      ])
  }

  @Test func aCleanRunHasNone() throws {
    #expect(Annotations(report: try report([record()])).lines().isEmpty)
  }

  @Test func whatCannotBeReliedOnComesFirst() throws {
    let problems = [1, 2, 3].map { JournalProblem(file: "f", line: $0, reason: .notJSON) }
    let lines = Annotations(report: try report([record("a", .changed)], problems: problems)).lines()
    #expect(lines.count == 2)
    #expect(
      lines.first == "::error title=Tintype%3A incomplete run::f, line 1: "
        + "\(JournalProblem.Reason.notJSON) There are 2 more.")
  }

  static let counts =
    [(9, 9, nil), (10, 10, nil), (11, 10, 2), (500, 10, 491)] as [(Int, Int, Int?)]

  @Test(arguments: counts)
  func theLastOneSaysHowManyAreHidden(count: Int, shown: Int, hidden: Int?) throws {
    let records = (0..<count).map { record("t\($0)", .failed) }
    let lines = Annotations(report: try report(records)).lines()
    #expect(lines.count == shown)
    let words = hidden.map {
      "::error title=Tintype%3A more than GitHub shows::"
        + "\($0) further findings in the summary of this job."
    }
    #expect((words == nil) == !(lines.last ?? "").contains("more than GitHub"))
    if let words { #expect(lines.last == words) }
  }

  @Test func nothingLeavesItsPlace() throws {
    var hostile = record("a,b::c%0A", .failed, message: "x::y\r\n::error::forged %\u{202E}")
    hostile.location.file = "a:b,line=1\n::error::x"
    let lines = Annotations(report: try report([hostile])).lines()
    #expect(
      lines == [
        "::error file=a%3Ab%2Cline=1\\u{A}%3A%3Aerror%3A%3Ax,line=12,"
          + "title=FormTests/LoginTests/a%2Cb%3A%3Ac%250A.1::"
          + "x::y\\u{D}%0A::error::forged %25\\u{202E}"
      ])
  }

  @Test func theSummaryIsAppended() throws {
    let output = try TemporaryOutput()
    try output.write("before", to: "summary.md")
    let report = try report([record()])
    let summary = StepSummary(path: output.path + "/summary.md")
    #expect(try summary.append(report))
    #expect(
      try output.text(of: "summary.md") == "before\n" + MarkdownSummary(report: report).markdown())
  }

  static let sizes = [
    (0, true), (StepSummary.limit - 8_002, true), (StepSummary.limit - 8_000, false),
    (StepSummary.limit + 1, false),
  ]

  @Test(arguments: sizes)
  func theSummaryStaysWithinTheLimit(size: Int, fits: Bool) throws {
    let output = try TemporaryOutput()
    try output.write(Data(repeating: 0x61, count: size), to: "summary.md")
    let report = try report((0..<500).map { record("t\($0)", .failed) })
    let summary = StepSummary(path: output.path + "/summary.md")
    #expect(try summary.append(report, budget: 900_000) == fits)
    let length = try output.text(of: "summary.md").utf8.count
    #expect(fits ? length <= StepSummary.limit && length > size : length == size)
  }
}
