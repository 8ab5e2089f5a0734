// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeSnapshots

@testable import TintypeReports

struct HTMLReportTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  static let pixels = JournalRecord.PixelSummary(
    differing: 1_234, total: 131_072,
    referenceSize: .init(width: 512, height: 256), actualSize: .init(width: 500, height: 260))

  private func changed(_ pixels: JournalRecord.PixelSummary? = Self.pixels) throws -> JournalRecord
  {
    let names = ["reference", "actual", "difference"]
    for name in names { try output.write(.picture(name), to: "pending/\(name).png") }
    return record(
      "login", .changed,
      artifacts: .init(
        reference: "pending/reference.png", actual: "pending/actual.png",
        difference: "pending/difference.png"),
      message: "It differs.\nA lot.", pixels: pixels)
  }

  @Test func showsAChangedSnapshot() throws {
    try output.journal([changed()])
    let page = try output.page()
    #expect(page.contains("<code>Tests/LoginTests.swift:12</code>"))
    #expect(
      page.contains("<h3><span class=\"scope\">FormTests/LoginTests/</span>login.1</h3>"))
    #expect(page.contains("<pre class=\"message\">\nIt differs.\nA lot.</pre>"))
    #expect(page.contains("<dd>1,234 of 131,072 pixels differ (0.94 %)</dd>"))
    #expect(page.contains("<dd>512 × 256 pixels → 500 × 260 pixels</dd>"))
  }

  static let pictures = [
    (
      "reference", "width=\"512\" height=\"256\"",
      "The reference of FormTests/LoginTests/login.1, 512 × 256 pixels."
    ),
    (
      "actual", "width=\"500\" height=\"260\"",
      "The new picture of FormTests/LoginTests/login.1, 500 × 260 pixels: 1,234 of 131,072 "
        + "pixels differ (0.94 %)."
    ),
    (
      "difference", "width=\"512\" height=\"260\"",
      "Where FormTests/LoginTests/login.1 differs from its reference: 1,234 of 131,072 pixels "
        + "differ (0.94 %)."
    ),
  ]

  @Test(arguments: pictures)
  func embedsThePicturesWithSizeAndDescription(name: String, size: String, alternative: String)
    throws
  {
    try output.journal([changed()])
    let data = Data.picture(name).base64EncodedString()
    let image = "<img alt=\"\(alternative)\" \(size) src=\"data:image/png;base64,\(data)\">"
    #expect(try output.page().contains(image))
  }

  @Test func leavesOutASizeThatItDoesNotKnow() throws {
    try output.journal([changed(nil)])
    let page = try output.page()
    #expect(page.contains("alt=\"The reference of FormTests/LoginTests/login.1.\" src="))
    #expect(!page.contains(" width=\""))
  }

  @Test func leavesOutASizeThatMakesNoSense() throws {
    let none = PixelSize(width: -1, height: 0)
    try output.journal([
      changed(.init(differing: -5, total: 0, referenceSize: none, actualSize: none))
    ])
    let page = try output.page()
    #expect(!page.contains(" width=\""))
    #expect(page.contains("<dd>-5 of 0 pixels differ</dd>"))
  }

  @Test func showsTextsAsText() throws {
    try output.write("\nVStack\n  <Text>", to: "pending/old.txt")
    try output.write("VStack", to: "pending/new.txt")
    try output.journal([
      record(
        "outline", .changed,
        artifacts: .init(reference: "pending/old.txt", actual: "pending/new.txt"))
    ])
    let page = try output.page()
    #expect(page.contains("\n\nVStack\n  &lt;Text&gt;</pre>"))
    #expect(page.contains("No difference was drawn."))
    #expect(!page.contains("<img"))
  }

  static let verdicts: [([JournalRecord.Outcome], String)] = [
    ([.matched], "The only snapshot matches"),
    ([.matched, .matched], "All 2 snapshots match"),
    ([.changed], "1 of 1 snapshot did not match"),
    ([.changed, .matched], "1 of 2 snapshots did not match"),
    ([.failed, .missing, .recorded, .matched], "3 of 4 snapshots did not match"),
  ]

  @Test(arguments: verdicts)
  func beginsWithTheVerdict(outcomes: [JournalRecord.Outcome], verdict: String) throws {
    try output.journal(outcomes.enumerated().map { record("t\($0)", $1) })
    let page = try output.page()
    #expect(page.contains("<h1>\(verdict)</h1>"))
    #expect(page.contains("<title>\(verdict) – Tintype</title>"))
  }

  @Test func doesNotCallARunGoodWhoseJournalHasProblems() throws {
    try output.journal([try line(record()), "garbage"])
    let page = try output.page()
    #expect(page.contains("<h1>The only snapshot matches, but the journal has problems</h1>"))
    #expect(page.contains("1 problem in the journal</h2>"))
    #expect(page.contains("<li>runs/run/1.jsonl, line 2: This line is not JSON"))
  }

  @Test func saysThatNothingCouldBeRead() throws {
    try output.journal(["garbage"])
    #expect(try output.page().contains("<h1>Nothing in the journal could be read</h1>"))
  }

  @Test(arguments: [
    (JournalRecord.Outcome.changed, "run the tests with TINTYPE_RECORD=failed to replace"),
    (.failed, "Put right what each message names, then run the tests again."),
    (.missing, "Run the tests with TINTYPE_RECORD=missing to write one"),
    (.recorded, "Look at the new files, commit them, and run the tests again."),
  ])
  func saysWhatToDoNext(outcome: JournalRecord.Outcome, advice: String) throws {
    try output.journal([record("t", outcome, message: "What happened.", notes: ["A remark."])])
    let page = try output.page()
    #expect(page.contains(advice))
    #expect(page.contains("What happened."))
    #expect(page.contains("<li>A remark.</li>"))
    #expect(page.contains("<h2 id=\"\(outcome.rawValue)\">"))
  }

  @Test func foldsAwayWhatMatchedAndGroupsItBySuite() throws {
    try output.journal([
      record("b", suite: "B"), record("a2", suite: "A"), record("a1", suite: "A"),
    ])
    let page = try output.page()
    #expect(
      page.contains(
        """
        <details>
        <summary>3 matched snapshots</summary>
        <h3>FormTests/A</h3>
        <ul class="passed">
        <li>a1.1</li>
        <li>a2.1</li>
        </ul>
        <h3>FormTests/B</h3>
        <ul class="passed">
        <li>b.1</li>
        </ul>
        </details>
        """))
  }

  @Test func doesNotHideAnEarlierAttemptThatFailed() throws {
    try output.journal([record("a", .changed), record("a")])
    #expect(
      try output.page().contains(
        "<li>a.1 <strong>after attempts: changed, matched</strong></li>"))
  }

  @Test func isTheSameForTheSameJournal() throws {
    let records = [try changed(), record("a"), record("b", .failed), record("a", digest: "x")]
    try output.journal(records)
    #expect(try output.page() == output.page())
    let other = try TemporaryOutput()
    for name in ["reference", "actual", "difference"] {
      try other.write(.picture(name), to: "pending/\(name).png")
    }
    try other.journal(records)
    #expect(try output.page() == other.page())
  }

  @Test func loadsAndRunsNothing() throws {
    try output.journal([changed()])
    let page = try output.page()
    #expect(
      page.contains(
        "content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
          + "base-uri 'none'; form-action 'none'\""))
    for word in ["<script", "http:", "https:", "url(", "@import", "<link", "onload"] {
      #expect(!page.contains(word))
    }
  }
}
