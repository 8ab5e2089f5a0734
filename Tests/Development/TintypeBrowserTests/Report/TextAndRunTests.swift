// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBrowser
import TintypeSnapshots
import TintypeTestSupport

/// Differences of texts, failed tests, and facts about the run.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct TextAndRunTests {
  let report: SharedReport

  init() throws { report = try SharedReport.some.get() }

  private func textPage() throws -> ReportPage {
    let entry = try #require(
      report.report.entries.first { $0.pathExtension == "txt" && $0.record.outcome == .changed })
    return try ReportPage(report, fragment: "e=\(entry.id)")
  }

  // MARK: Texts

  @Test("Only the changed words of a line are marked")
  func changedWordsAreMarked() throws {
    let page = try textPage()
    #expect(Set(try page.texts("#stage .removed del")) == ["left"])
    #expect(Set(try page.texts("#stage .added ins")) == ["sold"])
  }

  @Test("Lines with little in common have no marked words")
  func differentLinesAreNotMarked() throws {
    let page = try textPage()
    let marks: Int = try page.page.evaluate(
      """
      tintype.makeText({text: {isCut: false, hunks: [[1, 1, ["-alpha beta gamma", "+one two"]]]}})
        .querySelectorAll("del, ins").length
      """)
    #expect(marks == 0)
  }

  @Test("A text with many long changed lines is displayed without marks at its end")
  func wordDifferencesAreLimited() throws {
    let page = try textPage()
    let lines: Int = try page.page.evaluate(
      """
      (() => {
        const words = (first) => Array.from({length: 280}, (_, i) => (i % 2 ? " " : `${first}${i}`));
        const lines = [];
        for (let i = 0; i < 500; i += 1) lines.push(`-${words("a").join("")} same`);
        for (let i = 0; i < 500; i += 1) lines.push(`+${words("b").join("")} same`);
        return tintype.makeText({text: {isCut: false, hunks: [[1, 1, lines]]}})
          .querySelectorAll(".line").length;
      })()
      """)
    #expect(lines == 1_000)
  }

  @Test("The key s shows both texts side by side, and the choice is kept")
  func textsSideBySide() throws {
    let page = try textPage()
    #expect(try page.count("#stage .pair") == 0)
    try page.press("s")
    #expect(try page.count("#stage .pair") > 5)
    #expect(try page.attribute("aria-pressed", of: "#text-layout") == "true")
    try page.reload()
    #expect(try page.count("#stage .pair") > 5)
  }

  // MARK: Failed tests

  @Test("Failed tests are listed with their messages")
  func failedTestsAreListed() throws {
    let edited = try EditedReport {
      $0["failures"] = [
        ["test": "A.B/c()", "message": "Expectation failed\n1 == 2", "source": "runs/a/1.jsonl"]
      ]
    }
    let page = try ReportPage(path: edited.path, fragment: "t=0")
    #expect(try page.attribute("data-failure", of: "#list [aria-selected=true]") == "0")
    #expect(try page.text("#subject") == "A.B/c()")
    #expect(try page.text("#stage .message") == "Expectation failed\n1 == 2")
    #expect(try page.attribute("data-state", of: "#viewer") == "failure")
    // Decisions and modes do not apply.
    try page.press("a", "5", "n", "y", "e", "v", "v")
    try page.press("k")
    #expect(try page.shown() != nil)
    try page.filter("s:tests expectation")
    #expect(try page.count("#list [data-failure]") == 1)
    #expect(try page.count("#list [data-entry]") == 0)
    #expect(page.page.consoleErrors == [])
  }

  // MARK: Run

  @Test("The details contain the commit and the slowest snapshots")
  func runHasFacts() throws {
    let edited = try EditedReport {
      $0["origin"] = [
        "commit": "0123456789abcdef", "branch": "main", "author": "<b>Ada</b>", "subject": "Fix",
      ]
    }
    let page = try ReportPage(path: edited.path)
    let details = try #require(try page.text("#details"))
    #expect(details.contains("0123456789ab Fix"))
    #expect(details.contains("<b>Ada</b>"))
    #expect(try page.count("#details ol li") == 10)
  }

  @Test("Facts of the run are links if their addresses are safe")
  func runHasLinks() throws {
    let edited = try EditedReport {
      $0["origin"] = [
        "commit": "0123456789abcdef", "branch": "main", "pullRequest": "#7", "job": "Tests #3",
        "base": "trunk", "time": "2026-01-31T12:30:00+01:00",
        "pages": [
          "commit": "https://example.org/a/commit/0123456789abcdef",
          "branch": "javascript:pwn(1)", "pullRequest": "data:text/html,<script>pwn(2)</script>",
          "job": "https://example.org/\"onclick=pwn(3)", "base": "//example.org",
        ],
      ]
    }
    let page = try ReportPage(path: edited.path)
    let links: [String] = try page.page.evaluate(
      "[...document.querySelectorAll('#details a')].map((link) => link.getAttribute('href'))")
    #expect(links == ["https://example.org/a/commit/0123456789abcdef"])
    #expect(try page.attribute("rel", of: "#details a") == "noreferrer")
    let details = try #require(try page.text("#details"))
    for text in ["#7", "Tests #3", "trunk", "2026-01-31T12:30:00+01:00"] {
      #expect(details.contains(text), "\(text)")
    }
    #expect(try page.page.evaluate("pwned.length") == 0)
  }

  @Test("Flaky snapshots are marked, counted, and selected by a filter, also those that matched")
  func flakySnapshots() throws {
    let count = report.report.entries.count
    // A snapshot that is not below a cause, and one that matched.
    let edited = try EditedReport {
      $0["flaky"] = [report.report.count(.changed), count - 1]
      $0["detailed"] = [count - 1]
    }
    let page = try ReportPage(path: edited.path)
    try page.press("i")
    try page.click("#flaky")
    #expect(try page.count("#list [data-entry]") == 2)
    #expect(
      try page.texts("#list .entry .remarks").allSatisfy { $0.hasPrefix("flaky") })
    #expect(try page.shownCount() == "2 of 300 shown")
    try page.filter("!is:flaky")
    #expect(try page.shownCount() == "298 of 300 shown")
    #expect(page.page.consoleErrors == [])
  }

  @Test("The history lists four results, and the others on demand")
  func historyIsListed() throws {
    let page = try ReportPage(report)
    func history(_ results: Int, evidence: String) throws -> String {
      try page.page.evaluate(
        """
        (() => {
          const row = ["run", "changed", "0123abcd", "76543210"];
          const history = {rows: Array(\(results)).fill(row), evidence: \(evidence)};
          return tintype.makeHistory(history).innerText;
        })()
        """)
    }
    let short = try history(2, evidence: "null")
    #expect(short.components(separatedBy: "0123abcd").count - 1 == 2)
    #expect(!short.contains("more") && !short.contains("Flaky"))
    let long = try history(6, evidence: "'Evidence.'")
    #expect(long.contains("and 2 results more") && long.contains("Flaky. Evidence."))
  }

  @Test("A call site is a link to the chosen editor below the package's folder")
  func callSiteIsLink() throws {
    let edited = try EditedReport { $0["root"] = "/code/my app" }
    let known = try #require(report.known)
    let page = try ReportPage(path: edited.path, fragment: "e=\(known.id)")
    #expect(try page.count("#details a") == 0)
    try page.page.run(
      """
      const select = document.querySelector("#editor");
      select.value = "vscode";
      select.dispatchEvent(new Event("change"));
      """)
    let link = try #require(try page.attribute("href", of: "#details dd a"))
    #expect(link.hasPrefix("vscode://file/code/my%20app/Tests/SampleTests/"))
    #expect(link.wholeMatch(of: /.*\.swift:\d+/) != nil)
  }

  @Test(
    "A call site outside of the package is no link",
    arguments: ["../a.swift:1", "/etc/a.swift:1", "a/../../b.swift:1", "javascript:pwn(1)", "a"])
  func unsafeCallSiteIsNoLink(site: String) throws {
    let page = try ReportPage(report)
    let links: Int = try page.page.evaluate(
      """
      (() => {
        tintype.store.set("editor", "zed");
        tintype.store.set("root", "/code");
        return tintype.makeSite(\(Page.literal(site))).filter((part) => part.localName === "a").length;
      })()
      """)
    #expect(links == 0)
  }
}
