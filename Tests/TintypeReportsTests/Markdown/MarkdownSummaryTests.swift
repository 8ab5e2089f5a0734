// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

@testable import TintypeReports

struct MarkdownSummaryTests {
  @Test func groupsComeFirstThenWhatStandsAlone() throws {
    var retried = record("unsteady")
    retried.attempt = 2
    let records = [
      changed("a", [padding]), changed("b", [padding]),
      record("alone", .changed, pixels: someThatDiffer),
      record("broken", .failed, message: "No font."), record("new", .missing), record("fine"),
      record("unsteady", .changed), retried,
    ]
    let report = try report(records)
    let id = try #require(report.groups.first).id
    #expect(
      MarkdownSummary(report: report).markdown() == """
        # Tintype: 3 changed, 1 failed, 1 missing

        7 snapshots: 3 changed, 1 failed, 1 missing, 2 matched · run `run`

        ## Changes that are one

        - `padding.leading 12 → 16 · Button · 2 snapshots`, group `\(id)`
          - `FormTests/LoginTests/a.1`, `FormTests/LoginTests/b.1`

        ## Changes that stand apart

        - `FormTests/LoginTests/alone.1`: `1,024 of 4,096 pixels differ (25.00 %)`

        ## Failed

        - `FormTests/LoginTests/broken.1`: `No font.`

        ## Missing

        - `FormTests/LoginTests/new.1`: `There is no reference.`

        ## Matched at a later attempt only

        - `FormTests/LoginTests/unsteady.1`: changed, matched

        To take changes over: `swift run tintype accept --group ID`, or `swift run tintype accept NAME`.

        """)
  }

  @Test func aCleanRunIsShort() throws {
    #expect(
      MarkdownSummary(report: try report([record()])).markdown()
        == "# Tintype: nothing differs\n\n1 snapshot: 1 matched · run `run`\n")
  }

  @Test func whatIsMissingStandsInTheTitle() throws {
    let problem = JournalProblem(reason: .partsMissing(count: 1, of: 4, first: [2]))
    let text = MarkdownSummary(report: try report([record()], problems: [problem])).markdown()
    #expect(text.hasPrefix("# Tintype: incomplete\n"))
    #expect(
      text.contains("\n## Problems\n\n- `Of 4 parts of this run, one is missing: 2."))
  }

  static let codes = [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a``b`", "``` a``b` ```"),
    (" a", "`  a `"), ("", "` `"), ("  ", "` `"), ("a|b", "`a|b`"), ("a\n# b", "`a\\u{A}# b`"),
    ("<script>", "`<script>`"), ("\u{202E}x", "`\\u{202E}x`"), ("@octocat #1", "`@octocat #1`"),
  ]

  @Test(arguments: codes)
  func namesAreCode(text: String, code: String) {
    #expect(MarkdownText.code(text) == code)
  }

  @Test func nothingOfAHostileNameIsMarkup() throws {
    let text = "`<script>`|@octocat\n# title [x](http://example.org)"
    var hostile = record(text, .failed, identifier: text, suite: text, message: text)
    hostile.snapshot.target = text
    let lines = MarkdownSummary(report: try report([hostile], run: "a`b")).markdown()
      .split(separator: "\n")
    // The title, the counts, the heading, and one item.
    #expect(lines.count == 4)
    #expect(lines.last?.hasPrefix("- ``` ") == false)
    #expect(lines.last?.hasPrefix("- `` `<script>`|@octocat\\u{A}# title") == true)
    #expect(lines.dropFirst().first?.hasSuffix("run ``a`b``") == true)
  }

  @Test(arguments: [0, 8_000, 60_000, 10_000_000])
  func staysWithinItsBudget(budget: Int) throws {
    let long = String(repeating: "x", count: 200)
    let records =
      (0..<2_000).map { record("changed\($0)\(long)", .changed) }
      + (0..<2_000).map { record("failed\($0)\(long)", .failed) }
    let problems = (0..<2_000).map { JournalProblem(file: "f", line: $0, reason: .truncated) }
    let report = try report(records, problems: problems)
    let summary = MarkdownSummary(report: report, budget: budget)
    let text = summary.markdown()
    #expect(text.utf8.count <= summary.budget)
    #expect(MarkdownSummary.budgets.contains(summary.budget))
    // Each section shows something, and says what it does not.
    for heading in ["Problems", "Changes that stand apart", "Failed"] {
      #expect(text.contains("\n## \(heading)\n\n- `"))
    }
    #expect(text.contains("\n- and "))
    let listed = text.split(separator: "\n").count { $0.hasPrefix("- `") }
    #expect(text.contains("**and \(Numbers.grouped(6_000 - listed)) more**: see the report among"))
  }
}
