// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeReportsTestSupport
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeReports

struct MarkdownSummaryTests {
  @Test("Causes are listed first, then changes that need their own decision")
  func causesAreListedFirst() throws {
    var retried = record("unsteady")
    retried.attempt = 2
    let records = [
      changed("a", [padding], pixels: someThatDiffer),
      changed("b", [padding], pixels: someThatDiffer),
      record("alone", .changed, pixels: someThatDiffer),
      record("broken", .failed, message: "No font."), record("new", .missing), record("fine"),
      record("unsteady", .changed), retried,
    ]
    let report = try report(records)
    let id = try #require(report.causes.first).id
    let text = MarkdownSummary(report: report).markdown()
    let listed = text.matches(of: /\n- `(?:FormTests\/LoginTests\/)?([a-z]+)/).map { String($0.1) }
    #expect(listed == ["padding", "alone", "broken", "new", "unsteady"])
    #expect(text.contains("`FormTests/LoginTests/a.1`, `FormTests/LoginTests/b.1`"))
    #expect(text.contains("`\(id)`"))
    assertText(text, redacting: [.replacing(id, with: "[cause]")])
  }

  @Test("The summary of a run without changes is short")
  func aCleanRunIsShort() throws {
    let text = MarkdownSummary(report: try report([record()])).markdown()
    #expect(text.split(separator: "\n").count == 2)
    assertText(text)
  }

  @Test("The summary states how to record inline snapshots, which cannot be accepted")
  func inline() throws {
    let inline = record("user", .changed, identifier: "inline-12-3")
    let text = MarkdownSummary(report: try report([inline])).markdown()
    #expect(text.contains("TINTYPE_RECORD=failed swift test"))
    #expect(!text.contains("tintype accept"))
  }

  @Test("Missing shards are reported in the title")
  func missingShardsAreReportedInTitle() throws {
    let problem = JournalProblem(reason: .partsMissing(count: 1, of: 4, first: [2]))
    let text = MarkdownSummary(report: try report([record()], problems: [problem])).markdown()
    #expect(text.contains("\n- `\(problem)`\n"))
    assertText(text)
  }

  @Test("Problems follow the changes, and the lines of a message are lines")
  func problemsAreLast() throws {
    let message =
      "Issue recorded\nSnapshot “light.1” differs\u{202E}\n\n"
      + (0..<9).map { "line \($0)\n" }.joined()
    let problems = [
      JournalProblem(
        file: "runs/r/tintype.jsonl", line: 2, reason: .testFailed("T.S/a()", message: message)),
      JournalProblem(reason: .testFailed("T.S/b()", message: "")),
      JournalProblem(reason: .testFailed("T.S/c()", message: "one\n")),
    ]
    let text = MarkdownSummary(report: try report([record("a", .changed)], problems: problems))
      .markdown()
    #expect(!text.contains("u{A}"))
    assertText(text)
  }

  @Test("Names in commands are quoted, and cannot end the block")
  func hostileCommands() throws {
    let names = ["a'b", "$(touch x)", "```", "c\u{202E}d", "e\nf", "--all"]
    let records = names.map { record($0, .changed) }
    let text = MarkdownSummary(report: try report(records)).markdown()
    let block = try #require(text.split(separator: "```sh\n").last)
    let lines = block.split(separator: "\n").prefix { $0 != "```" }
    #expect(lines.allSatisfy { $0.hasPrefix("swift run tintype accept ") })
    // The two names with hidden characters are not the names of the snapshots.
    #expect(lines.count == 4)
    #expect(lines.contains(#"swift run tintype accept 'FormTests/LoginTests/a'\''b.1'"#))
    #expect(lines.contains("swift run tintype accept 'FormTests/LoginTests/$(touch x).1'"))
  }

  static let codes = [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a``b`", "``` a``b` ```"),
    (" a", "`  a `"), ("", "` `"), ("  ", "` `"), ("a|b", "`a|b`"), ("a\n# b", "`a\\u{A}# b`"),
    ("<script>", "`<script>`"), ("\u{202E}x", "`\\u{202E}x`"), ("@octocat #1", "`@octocat #1`"),
  ]

  @Test("Names are formatted as code", arguments: codes)
  func namesAreCode(text: String, code: String) {
    #expect(MarkdownText.code(text) == code)
  }

  @Test("Hostile names contain no markup")
  func hostileNamesContainNoMarkup() throws {
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

  @Test("The summary stays within its budget", arguments: [0, 8_000, 60_000, 10_000_000])
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
    // Each section lists some items and states the number of omitted ones; the last one has commands.
    let sections = text.split(separator: "\n## ").dropFirst()
    #expect(sections.count == 4)
    #expect(sections.last?.hasPrefix("Accept\n") == true)
    #expect(sections.dropLast().allSatisfy { $0.contains("\n\n- `") })
    let listed = text.split(separator: "\n").count { $0.hasPrefix("- `") }
    #expect(text.contains(" \(Numbers.grouped(6_000 - listed)) "))
    if budget == 8_000 {
      let items = Redaction.matching(/(?:- `[^\n]*\n)+/, with: "[items]\n")
      assertText(text, named: "short", redacting: [items])
    }
  }
}
