// SPDX-License-Identifier: MIT

import Testing
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeReports

struct TestTimingsTests {
  private func timed(
    _ test: String, suite: String = "LoginTests", identifier: String = "1", _ microseconds: Int?
  ) -> JournalRecord {
    var record = record(test, identifier: identifier, suite: suite)
    record.microseconds = microseconds
    return record
  }

  private func text(of report: Report) -> String {
    var text = ""
    RecordedTimings(report).write { text += $0 }
    return text
  }

  private func timings(of report: Report) throws -> TestTimings {
    try TestTimings(parsing: text(of: report))
  }

  @Test("The durations of a test's snapshots are added, and rounded up to milliseconds")
  func sums() throws {
    let report = try report([
      timed("light", 1_200), timed("light", identifier: "2", 1_900), timed("b", .max),
      timed("b", identifier: "2", .max), timed("none", nil), timed("negative", -5_000),
    ])
    let timings = try timings(of: report)
    assertText(text(of: report))
    #expect(timings.milliseconds(of: "FormTests.LoginTests/light()") == 4)
    #expect(timings.milliseconds(of: "FormTests.LoginTests/b") == 86_400_000)
  }

  static let names: [(String, Int)] = [
    ("FormTests.LoginTests/light()", 10), ("FormTests.LoginTests/sizes(name:)", 20),
    ("FormTests.Outer/Inner/light()", 30), ("FormTests.`raw suite`/`a test`()", 40),
    ("FormTests.free()", 50), ("FormTests.OtherClass/testForm", 60),
    ("FormTests.OtherClass/light()", 20), ("FormTests.LoginTests/unknown()", 1), ("nothing", 1),
    ("OtherTests.LoginTests/light()", 1),
  ]

  @Test("A test of “swift test list” has the durations of its snapshots", arguments: names)
  func lookup(test: String, milliseconds: Int) throws {
    let report = try report([
      timed("light", 10_000), timed("sizes-name", 20_000),
      timed("light", suite: "Outer/Inner", 30_000), timed("a-test", suite: "raw-suite", 40_000),
      timed("free", suite: "FreeTests", 50_000), timed("testForm", suite: "FormFile", 60_000),
    ])
    #expect(try timings(of: report).milliseconds(of: test) == milliseconds)
  }

  static let malformed: [(String, Int)] = [
    ("x", 1), ("12", 1), ("12 A.B/c\n-1 A.B/d\n", 2), ("# a\n\n1.5 A.B/c", 3),
    ("99999999999999999999 A.B/c", 1),
  ]

  @Test("A line that is not a duration and a test is an error", arguments: malformed)
  func malformedLine(text: String, line: Int) {
    #expect(throws: TestTimings.Malformed(line: line)) { try TestTimings(parsing: text) }
  }

  @Test("A file without tests has no durations", arguments: ["", "\n", "# Nothing.\n"])
  func empty(text: String) throws {
    #expect(try TestTimings(parsing: text).isEmpty)
  }
}
