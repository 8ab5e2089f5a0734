// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReports
import TintypeReportsTestSupport
import TintypeTestSupport

struct AnnotationsTests {
  @Test("Each cause and each change that needs its own decision gets one annotation")
  func eachCauseGetsOneAnnotation() throws {
    let report = try report([
      changed("a", [padding], pixels: someThatDiffer),
      changed("b", [padding], pixels: someThatDiffer),
      record("c", .changed, line: 40, pixels: someThatDiffer), record("d", .missing), record("e"),
    ])
    let id = try #require(report.causes.first).id
    let lines = Annotations(report: report, filePrefix: "ui/").lines()
    let starts = [
      "::error file=ui/Tests/LoginTests.swift,line=12,title=padding 12 → 16 · Button",
      "::error file=ui/Tests/LoginTests.swift,line=40,title=FormTests/LoginTests/c.1::",
      "::error file=ui/Tests/LoginTests.swift,line=12,title=FormTests/LoginTests/d.1::",
    ]
    #expect(lines.count == 3)
    for (line, start) in zip(lines, starts) { #expect(line.hasPrefix(start)) }
    #expect(lines[0].contains("FormTests/LoginTests/a.1, FormTests/LoginTests/b.1"))
    #expect(lines[0].hasSuffix(" accepts cause \(id)."))
    assertText(
      lines.joined(separator: "\n"), redacting: [.replacing(id, with: "[cause]")])
  }

  @Test("A run without changes has no annotations")
  func aCleanRunHasNone() throws {
    #expect(Annotations(report: try report([record()])).lines().isEmpty)
  }

  @Test(
    "One annotation after the changes reports problems, and is never omitted",
    arguments: [1, 9, 50])
  func problems(count: Int) throws {
    let problems = [1, 2, 3].map { JournalProblem(file: "f", line: $0, reason: .notJSON) }
    let records = (0..<count).map { record("t\($0)", .failed) }
    let lines = Annotations(report: try report(records, problems: problems)).lines()
    #expect(lines.count == min(count + 1, Annotations.limit))
    let reported = lines.filter { $0.contains("::f, line 1: \(JournalProblem.Reason.notJSON)") }
    #expect(reported.count == 1)
    #expect(lines.dropLast(count > 9 ? 1 : 0).last == reported.first)
    if count == 1 { assertText(lines[1]) }
  }

  @Test("A message of several lines has several lines")
  func severalLines() throws {
    let reason = JournalProblem.Reason.testFailed(
      "T.S/a()", message: "Issue recorded\nfirst\n\nsecond")
    let problem = JournalProblem(file: "f", line: 2, reason: reason)
    let lines = Annotations(report: try report([record("a")], problems: [problem])).lines()
    let line = try #require(lines.first)
    #expect(line.hasSuffix(" See the test log.%0AIssue recorded%0Afirst%0Asecond"))
    #expect(!problem.description.contains("u{A}"))
  }

  static let counts =
    [(9, 9, nil), (10, 10, nil), (11, 10, 2), (500, 10, 491)] as [(Int, Int, Int?)]

  @Test("The last annotation states how many are hidden", arguments: counts)
  func lastAnnotationStatesHowManyAreHidden(count: Int, shown: Int, hidden: Int?) throws {
    let records = (0..<count).map { record("t\($0)", .failed) }
    let lines = Annotations(report: try report(records)).lines()
    #expect(lines.count == shown)
    let last = try #require(lines.last)
    #expect(last.hasPrefix("::error title=Tintype%3A ") == (hidden != nil))
    if let hidden {
      #expect(last.contains("\(hidden)"))
      assertText(last, named: "last", redacting: [.replacing("\(hidden)", with: "[count]")])
    }
  }

  @Test("Names, paths and messages cannot forge workflow commands")
  func namesPathsAndMessagesCannotForgeWorkflowCommands() throws {
    var hostile = record("a,b::c%0A", .failed, message: "x::y\r\n::error::forged %\u{202E}")
    hostile.location.file = "a:b,line=1\n::error::x"
    let lines = Annotations(report: try report([hostile])).lines()
    #expect(
      lines == [
        "::error file=a%3Ab%2Cline=1\\u{A}%3A%3Aerror%3A%3Ax,line=12,"
          + "title=FormTests/LoginTests/a%2Cb%3A%3Ac%250A.1::"
          + "x::y\\u{D}%0A\\u{3A}:error::forged %25\\u{202E}"
      ])
  }

  @Test("The summary is appended to the step summary file")
  func theSummaryIsAppended() throws {
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

  @Test("The summary is skipped if it cannot be shortened to the size limit", arguments: sizes)
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
