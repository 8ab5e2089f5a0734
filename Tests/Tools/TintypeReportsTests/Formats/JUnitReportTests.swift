// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeRuns
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeReports

struct JUnitReportTests {
  @Test("Every snapshot and every problem is listed")
  func everySnapshotAndEveryProblemIsListed() throws {
    var matched = record("plain")
    matched.microseconds = 1_234_567
    let artifacts = JournalRecord.Artifacts(
      reference: "pending/r.png", actual: "pending/a.png", difference: "pending/d.png")
    var differing = record("a", .changed, artifacts: artifacts, message: "It differs.")
    differing.microseconds = 5
    let report = try report(
      [matched, differing, record("b", .failed, suite: "Other/Inner", message: "No font.")],
      problems: [JournalProblem(file: "runs/r/1.jsonl", line: 3, reason: .truncated)])
    let xml = try JUnitReport(report: report, artifactPrefix: "out/").xml()
    assertText(xml)
    // The part that programs read: everything except the texts of failures.
    let structure = xml.replacing(
      /(<(?:failure|error) type="[^"]*" message=")[^"]*(">)[^<]*/
    ) { "\($0.1)\($0.2)" }
    #expect(
      structure == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Tintype" tests="4" failures="1" errors="2" time="1.234572">
          <testsuite name="FormTests.LoginTests" tests="2" failures="1" errors="0" time="1.234572" \
        skipped="0">
            <testcase classname="FormTests.LoginTests" name="a.1" file="Tests/LoginTests.swift" \
        line="12" time="0.000005">
              <failure type="changed" message=""></failure>
              <system-out>[[ATTACHMENT|out/pending/a.png]]
        [[ATTACHMENT|out/pending/d.png]]</system-out>
            </testcase>
            <testcase classname="FormTests.LoginTests" name="plain.1" file="Tests/LoginTests.swift" \
        line="12" time="1.234567"/>
          </testsuite>
          <testsuite name="FormTests.Other.Inner" tests="1" failures="0" errors="1" time="0.000000" \
        skipped="0">
            <testcase classname="FormTests.Other.Inner" name="b.1" file="Tests/LoginTests.swift" \
        line="12">
              <error type="failed" message=""></error>
            </testcase>
          </testsuite>
          <testsuite name="journal" tests="1" failures="0" errors="1" time="0.000000" skipped="0">
            <testcase classname="journal" name="problem 1">
              <error type="journal" message=""></error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  static let elements: [(JournalRecord.Outcome, String?)] = [
    (.matched, nil), (.changed, "failure"), (.missing, "failure"), (.recorded, "failure"),
    (.failed, "error"),
  ]

  @Test("Differences are failures and errors are errors", arguments: elements)
  func differencesAreFailuresAndErrorsAreErrors(
    outcome: JournalRecord.Outcome, element: String?
  ) throws {
    let xml = try JUnitReport(report: try report([record("a", outcome)])).xml()
    for name in ["failure", "error", "skipped"] {
      #expect(xml.contains("<\(name) ") == (name == element))
    }
  }

  @Test("Every test case has a unique name")
  func everyNameIsThereOnce() throws {
    var records = ["png", "txt"].map { pathExtension in
      var result = record("a")
      result.reference = "__Snapshots__/a.1.\(pathExtension)"
      return result
    }
    // Equal after truncation.
    let long = String(repeating: "x", count: 10_000)
    records += ["1", "2", "3"].map { record(long + $0, .changed) }
    records += [record("b", suite: "A/B"), record("b", suite: "A.B")]
    let xml = try JUnitReport(report: try report(records)).xml()
    let names = xml.split(separator: "\n").filter { $0.contains("<testcase") }
      .map { $0.components(separatedBy: " file=").first ?? "" }
    #expect(names.count == 7)
    #expect(Set(names).count == 7)
    #expect(names.contains { $0.hasSuffix("name=\"a.1\"") })
    #expect(names.contains { $0.hasSuffix("name=\"a.1.txt\"") })
  }

  @Test(
    "Any text gives well-formed XML",
    arguments: HostileJournalTests.texts + ["]]>", "a\u{FFFE}", "\u{10FFFF}", ""])
  func anyTextIsXML(text: String) throws {
    var hostile = record(
      text, .failed, identifier: text, suite: text,
      artifacts: .init(reference: text, actual: text, difference: text), message: text)
    hostile.snapshot.target = text
    hostile.location.file = text
    var matched = hostile
    matched.outcome = .matched
    matched.snapshot.test += "2"
    let problem = JournalProblem(file: text, reason: .notARecord(field: text))
    let xml = try JUnitReport(report: try report([hostile, matched], problems: [problem])).xml()
    #expect(faultOfXML(xml) == nil)
  }

  @Test(
    "Files outside the output directory are not attached",
    arguments: ["../a.png", "/etc/passwd", "pending/../../x", ""])
  func filesOutsideOutputDirectoryAreNotAttached(path: String) throws {
    let artifacts = JournalRecord.Artifacts(actual: path)
    let xml = try JUnitReport(report: try report([record("a", .changed, artifacts: artifacts)]))
      .xml()
    #expect(!xml.contains("ATTACHMENT"))
  }

  @Test("Long messages are truncated with a note")
  func longMessagesAreTruncatedWithNote() throws {
    let long = String(repeating: "<", count: 100_000)
    let report = try report((1...50).map { record("t\($0)", .changed, message: long) })
    let whole = try JUnitReport(report: report).xml()
    #expect(whole.utf8.count < 50 * 12_000)
    let start = try #require(whole.firstRange(of: "<failure "))
    let end = try #require(whole.firstRange(of: "</failure>"))
    let runs = Redaction.matching(/(?:&lt;)+/, with: "[many &lt;]")
    assertText(String(whole[start.lowerBound..<end.upperBound]), redacting: [runs])
    let tight = try JUnitReport(report: report).xml(maximumSize: 60_000)
    #expect(tight.utf8.count < 60_000)
    #expect(tight.split(separator: "\n").count { $0.contains("<testcase") } == 50)
    #expect(faultOfXML(tight) == nil)
  }

  @Test("Matched snapshots are left out of very large reports")
  func ofTooManyThoseThatMatchedAreLeftOut() throws {
    let records = (0..<12).map { record("t\($0)", $0 == 11 ? .changed : .matched) }
    let limits = JUnitReport.Limits(attribute: 100, body: 200, cases: 10)
    let report = JUnitReport(report: try report(records))
    let xml = try report.xml(maximumSize: 1_000, ladder: [limits])
    #expect(xml.contains("name=\"t11.1\""))
    assertText(xml)
    #expect(xml.contains(" tests=\"10\" failures=\"1\""))
    #expect(JUnitReport.ladder.last?.cases == 40_000)
  }

  @Test("Python parses the report", .requires(.program("python3")))
  func pythonReadsIt() throws {
    let python = try #require(Requirement.path(of: "python3"))
    let output = try TemporaryOutput()
    let texts = HostileJournalTests.texts
    let xml = try JUnitReport(report: try report(texts.map { record($0, .changed, message: $0) }))
      .xml()
    try output.write(xml, to: "junit.xml")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [
      "-c", "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])",
      output.path + "/junit.xml",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
