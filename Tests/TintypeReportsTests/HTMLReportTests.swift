// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots

@testable import TintypeReports
import TintypeComparison

/// The page itself, as it is without its scripts.
struct HTMLReportTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  static let verdicts: [([JournalRecord.Outcome], String)] = [
    ([.matched], "The only snapshot matches"),
    ([.matched, .matched], "All 2 snapshots match"),
    ([.changed], "1 changed"),
    ([.changed, .matched], "1 changed · 1 matched"),
    ([.failed, .missing, .recorded, .matched], "1 failed · 1 missing · 1 recorded · 1 matched"),
  ]

  @Test(arguments: verdicts)
  func beginsWithTheVerdict(outcomes: [JournalRecord.Outcome], verdict: String) throws {
    try output.journal(outcomes.enumerated().map { record("t\($0)", $1) })
    let page = try output.page()
    #expect(page.contains("<h1>\(verdict)</h1>"))
    #expect(page.contains("<title>\(verdict) – Tintype</title>"))
    #expect(!page.contains("id=\"warning\""))
  }

  @Test(arguments: [
    (2, "2 changed in 1 group"), (3, "3 changed in 1 group and 1 alone"), (1, "1 changed"),
  ])
  func countsGroupsAndWhatIsInNone(count: Int, verdict: String) throws {
    let fingerprints = [[9, 1], [9, 1], [1, 9]]
    try output.journal(
      (0..<count).map { number in
        var changed = record("t\(number)", .changed)
        changed.fingerprint = fingerprints[number]
        return changed
      })
    #expect(try output.page().contains("<h1>\(verdict)</h1>"))
  }

  @Test(
    arguments: [
      ([1, 2, 3], "All 3 snapshots match · 3 of 3 parts", nil),
      (
        [1, 3], "All 2 snapshots match · 2 of 3 parts",
        "Of 3 parts of this run, part 2 is not here."
      ),
      // One of several machines is not to have what the others have.
      ([2], "The only snapshot matches · part 2 of 3", nil),
    ] as [([Int], String, String?)])
  func saysWhichPartsAreHere(parts: [Int], verdict: String, warning: String?) throws {
    try output.journal(
      parts.map { part in
        var record = record("t\(part)")
        record.shard = Shard(index: part, total: 3)
        return record
      })
    let page = try output.page()
    #expect(page.contains("<h1>\(verdict)</h1>"))
    #expect(page.contains("<title>INCOMPLETE – \(verdict)") == (warning != nil))
    #expect(page.contains("id=\"warning\"") == (warning != nil))
    #expect(warning.map(page.contains) ?? true)
  }

  @Test func survivesAJournalThatClaimsEndlessParts() throws {
    let records = [1, 3].map { part in
      var record = record("t\(part)")
      record.shard = Shard(index: part, total: .max)
      return record
    }
    try output.journal(records)
    let page = try output.page()
    #expect(page.contains("parts 2, 4, 5, "))
    #expect(page.contains("21, 22 and 9,223,372,036,854,775,785 more are not here."))
  }

  @Test func doesNotCallARunGoodWhoseJournalHasProblems() throws {
    try output.journal(wholeJournal([record()]) + ["garbage"])
    let page = try output.page()
    #expect(page.contains("<title>INCOMPLETE – The only snapshot matches – Tintype</title>"))
    #expect(page.contains("1 problem in this run."))
    #expect(page.contains("<li>runs/run/1.jsonl, line 4: This line is not JSON"))
  }

  @Test func namesSomeOfVeryManyProblems() throws {
    try output.journal(Array(repeating: "garbage", count: 250))
    let page = try output.page()
    #expect(page.components(separatedBy: "<li>").count - 1 == 200)
    #expect(page.contains("<p>And 50 more.</p>"))
  }

  @Test func saysThatNothingCouldBeRead() throws {
    try output.journal(["garbage"])
    #expect(try output.page().contains("<h1>Nothing in the journal could be read</h1>"))
  }

  @Test func saysWithoutScriptsThatItNeedsThem() throws {
    try output.journal([record()])
    let page = try output.page()
    let noscript = try #require(page.split(separator: "<noscript>").last)
    #expect(noscript.contains("need the page's own scripts: allow them for this file."))
  }

  @Test func loadsItsOwnFilesAndNothingElse() throws {
    try output.journal([record()])
    let page = try output.page()
    let policy = """
      default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src data:; \
      base-uri 'none'; form-action 'none'
      """
    #expect(page.contains("content=\"\(policy)\""))
    let sources = page.matches(of: /(?:src|href)="([^"#]+)"/).map { String($0.1) }
    #expect(sources.sorted() == (PageFile.all.map(\.name) + ["data/index.js"]).sorted())
    for word in ["http:", "https:", "<style", "style=", "onload", "javascript:"] {
      #expect(!page.contains(word))
    }
  }

  @Test func itsScriptsMakeNoMarkupOfText() {
    for file in PageFile.all where file.name.hasSuffix(".js") {
      let source = String(decoding: file.bytes, as: UTF8.self)
      #expect(source.contains("\"use strict\";"), "\(file.name)")
      for word in [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function",
        "http://", "https://", "fetch(", "XMLHttpRequest", "import(", "localStorage",
      ] {
        #expect(!source.contains(word), "\(file.name): \(word)")
      }
    }
  }
}
