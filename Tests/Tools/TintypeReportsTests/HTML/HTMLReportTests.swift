// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeRuns
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeReports

/// The page itself, without its scripts.
struct HTMLReportTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  /// Returns the source of the report's page about the latest run, without its data.
  private func page() throws -> String {
    HTMLReport(report: Report(try output.reader.read()), output: output.directory).shell.source
  }

  /// Returns the verdict of a page, with which its heading and its title begin.
  private func verdict(isIncomplete: Bool = false) throws -> String {
    let page = try page()
    let heading = try #require(page.firstMatch(of: /<h1>([^<]*)<\/h1>/)).1
    #expect(page.contains("\(heading) – Tintype</title>"))
    #expect(page.contains("<title>\(heading)") != isIncomplete)
    #expect(page.contains("id=\"warning\"") == isIncomplete)
    return String(heading)
  }

  /// Returns the description of problems on a page, from the beginning of the warning to the end of
  /// the banner.
  private func warning() throws -> String {
    let page = try page()
    let start = try #require(page.firstRange(of: "<div id=\"warning\""))
    let end = try #require(page.firstRange(of: "</header>"))
    return String(page[start.lowerBound..<end.lowerBound])
  }

  static let outcomes: [[JournalRecord.Outcome]] = [
    [.matched], [.matched, .matched], [.changed], [.changed, .matched],
    [.failed, .missing, .recorded, .matched],
  ]

  @Test("The page begins with the verdict")
  func beginsWithTheVerdict() throws {
    assertTexts(
      try Self.outcomes.map { outcomes in
        let suite = try Self()
        try suite.output.journal(outcomes.enumerated().map { record("t\($0)", $1) })
        return (outcomes.map(\.rawValue).joined(separator: ", "), try suite.verdict())
      })
  }

  @Test("The verdict counts causes")
  func verdictCountsCauses() throws {
    let fingerprints = [[9, 1], [9, 1], [1, 9]]
    assertTexts(
      try [1, 2, 3].map { count in
        let suite = try Self()
        try suite.output.journal(
          (0..<count).map { number in
            var changed = record("t\(number)", .changed)
            changed.fingerprint = fingerprints[number]
            return changed
          })
        return ("\(count) changed", try suite.verdict())
      })
  }

  // The sharded runs; a single shard is not expected to contain the others.
  static let parts: [(parts: [Int], isIncomplete: Bool)] = [
    ([1, 2, 3], false), ([1, 3], true), ([2], false),
  ]

  @Test("The page lists the shards of the run")
  func pageListsShardsOfRun() throws {
    assertTexts(
      try Self.parts.map { parts, isIncomplete in
        let suite = try Self()
        try suite.output.journal(
          parts.map { part in
            var record = record("t\(part)")
            record.shard = Shard(index: part, total: 3)
            return record
          })
        let verdict = try suite.verdict(isIncomplete: isIncomplete)
        return ("of 3 parts: \(parts)", verdict + (isIncomplete ? "\n\(try suite.warning())" : ""))
      })
  }

  @Test("A journal that claims a huge number of shards is reported briefly")
  func survivesAJournalThatClaimsEndlessParts() throws {
    let records = [1, 3].map { part in
      var record = record("t\(part)")
      record.shard = Shard(index: part, total: .max)
      return record
    }
    try output.journal(records)
    let warning = try warning()
    #expect(warning.contains(" 2, 4, 5, "))
    #expect(warning.contains(" 9,223,372,036,854,775,785 "))
    assertText(warning)
  }

  @Test("A run whose journal has problems is reported as incomplete")
  func runWhoseJournalHasProblemsIsReportedAsIncomplete() throws {
    try output.journal(wholeJournal([record()]) + ["garbage"])
    let warning = try warning()
    #expect(warning.contains("<li>runs/run/1.jsonl, line 4: \(JournalProblem.Reason.notJSON)</li>"))
    assertText(try verdict(isIncomplete: true) + "\n" + warning)
  }

  @Test("At most 200 problems are listed")
  func namesSomeOfVeryManyProblems() throws {
    try output.journal(Array(repeating: "garbage", count: 250))
    let warning = try warning()
    #expect(warning.components(separatedBy: "<li>").count - 1 == 200)
    let items = Redaction.matching(/(?:<li>[^<]*<\/li>\s*)+/, with: "[items]\n")
    assertText(warning, redacting: [items])
  }

  @Test("A journal without readable lines is reported")
  func journalWithoutReadableLinesIsReported() throws {
    try output.journal(["garbage"])
    assertText(try verdict(isIncomplete: true))
  }

  @Test("The page without scripts states that it needs them")
  func pageWithoutScriptsStatesThatItNeedsThem() throws {
    try output.journal([record()])
    let page = try page()
    #expect(page.contains("<noscript>\n<p>"))
    assertText(page)
  }

  @Test("The page loads only its own files")
  func pageLoadsOnlyItsOwnFiles() throws {
    try output.journal([record()])
    let page = try page()
    let policy = """
      default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src data:; \
      font-src data:; base-uri 'none'; form-action 'none'
      """
    #expect(page.contains("content=\"\(policy)\""))
    let sources = page.matches(of: /(?:src|href)="([^"#]+)"/).map { String($0.1) }
    #expect(sources.sorted() == (PageFile.report.map(\.name) + ["data/index.js"]).sorted())
    for word in ["http:", "https:", "<style", "style=", "onload", "javascript:"] {
      #expect(!page.contains(word))
    }
  }

  @Test("Scripts of the page never turn text into markup")
  func itsScriptsMakeNoMarkupOfText() throws {
    for file in try nonEmpty(PageFile.report.filter { $0.name.hasSuffix(".js") }) {
      let source = String(decoding: file.bytes, as: UTF8.self)
      #expect(source.contains("\"use strict\";"), "\(file.name)")
      for word in [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function",
        "http://", "https://", "fetch(", "XMLHttpRequest", "import(",
      ] {
        #expect(!source.contains(word), "\(file.name): \(word)")
      }
      // One file handles the errors of browsers that forbid storage.
      #expect(!source.contains("localStorage") || file.name == "store.js", "\(file.name)")
    }
  }
}
