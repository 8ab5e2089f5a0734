// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeComparison
import TintypeImaging
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

@Suite("tintype show") struct ShowVerbTests {
  let package: PendingPackage

  init() throws { package = try PendingPackage() }

  private func journal(_ records: [JournalRecord]) throws {
    let lines = try wholeJournal(records).map { $0 + "\n" }
    try package.write(lines.joined(), to: ".build/tintype/runs/run/1.jsonl")
    try package.write("run\n", to: ".build/tintype/latest")
  }

  @Test("tintype show prints a changed text with its differing lines")
  func text() throws {
    let change = try package.change(
      from: "old\n", to: "new\n", difference: "@@ -1,1 +1,1 @@\n-old\n+new\n")
    let digests = try #require(change.record.digests)
    let result = package.run("show", "appearance.form")
    #expect(result == CommandResult(output: result.output))
    #expect(result.output.contains("accept --seen \(digests.actual.prefix(12)) "))
    #expect(result.output.contains(digests.reference ?? "none"))
    assertText(result.output, in: package.path)
  }

  @Test("tintype show prints the causes and regions of a changed image")
  func image() throws {
    let regions = (0..<7).map { index in
      JournalRecord.Region(
        bounds: PixelRect(x: index, y: 2, width: 3, height: 4), differing: 12 - index, largest: 9,
        movedFrom: index == 1 ? PixelRect(x: 0, y: 1, width: 3, height: 4) : nil)
    }
    try package.change(
      from: try TintypeCLITests.image(0), to: try TintypeCLITests.image(1), as: "png",
      pixels: JournalRecord.PixelSummary(
        differing: 30, total: 1_000, referenceSize: PixelSize(width: 40, height: 25),
        actualSize: PixelSize(width: 40, height: 20), regions: regions),
      causes: padding(12, 16))
    let output = package.run("show", "LoginTests/appearance.form").output
    // Digests of compressed files depend on the compression library.
    assertText(
      output, in: package.path,
      redacting: [.digests, .seenDigests])
  }

  @Test("tintype show prints why a change cannot be accepted instead of the commands")
  func refused() throws {
    try package.change(from: "old", to: "new")
    try package.remove("__Snapshots__/FormTests/LoginTests/appearance.form.txt")
    let output = package.run("show", "appearance.form").output
    assertText(output, in: package.path)
    #expect(!output.contains("tintype accept"))
  }

  @Test("tintype show prints a new snapshot")
  func new() throws {
    try package.change(from: nil, to: "new")
    let output = package.run("show", "appearance.form").output
    assertText(output, in: package.path)
  }

  @Test(
    "tintype show prints the result of the latest run if no change is pending",
    arguments: [JournalRecord.Outcome.matched, .recorded, .failed, .changed, .missing])
  func latestRun(outcome: JournalRecord.Outcome) throws {
    try journal([record("a", outcome), record("b")])
    let result = package.run("show", "a.1")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("FormTests/LoginTests/a.1\n"))
    assertText(result.output, named: outcome.rawValue, in: package.path)
  }

  @Test("tintype show prints the message, the attempt and the shard of a failed snapshot")
  func failed() throws {
    var failed = record("a", .failed, message: "Nothing\u{1B}[31m was\nmade.", notes: ["a note"])
    failed.attempt = 2
    failed.shard = Shard(index: 1, total: 4)
    try journal([failed])
    let output = package.run("show", "a.1").output
    #expect(output.hasSuffix("\n\nNothing\\u{1B}[31m was\nmade.\n"))
    assertText(output, in: package.path)
  }

  @Test("tintype show prints a pending change even if the latest run matched")
  func waitsFirst() throws {
    try journal([record("appearance", .matched, identifier: "form")])
    try package.change(from: "old", to: "new")
    #expect(try package.json("show", "appearance.form")["waiting"] as? Bool == true)
  }

  @Test("tintype show --format json prints the same information")
  func json() throws {
    try package.change(from: "old", to: "new", difference: "@@", causes: padding(12, 16))
    let shown = try package.json("show", "appearance.form")
    #expect(shown["name"] as? String == "FormTests/LoginTests/appearance.form")
    #expect(shown["extension"] as? String == "txt")
    #expect(shown["outcome"] as? String == "changed")
    #expect(shown["waiting"] as? Bool == true)
    #expect(shown["applicable"] as? Bool == true)
    #expect(shown["difference"] as? String == "@@")
    #expect(shown["changes"] as? [String] == ["Form/Button[0] · padding[0].leading 12 → 16"])
    #expect(shown["assertedAt"] as? String == "Tests/LoginTests.swift:12:3")
    let files = shown["files"] as? [String: Any]
    #expect(
      files?["actual"] as? String == "pending/FormTests/LoginTests/appearance.form.actual.txt")
    try journal([record("a")])
    let matched = try package.json("show", "a.1")
    #expect(matched["waiting"] as? Bool == false)
    #expect(matched["outcome"] as? String == "matched")
  }

  static let mistakes: [(arguments: [String], code: ExitCode)] = [
    ([], .usage), (["a", "b"], .usage), (["*.1"], .usage), (["a.3"], .error), (["c.1"], .error),
  ]

  @Test("tintype show reports an unknown or ambiguous name")
  func tintypeShowReportsUnknownOrAmbiguousName() throws {
    assertTexts(
      try Self.mistakes.map { arguments, code in
        let suite = try Self()
        let package = suite.package
        for name in ["a.1", "b.1"] { try package.change(name, from: "old", to: "new") }
        try package.write(
          "{", to: ".build/tintype/pending/FormTests/LoginTests/c.1.change.txt.json")
        try suite.journal(["a", "b", "m"].map { record($0) })
        if arguments == ["*.1"] {
          try package.remove(".build/tintype/pending/FormTests/LoginTests/c.1.change.txt.json")
        }
        let result = package.run(["show"] + arguments)
        #expect(result.exitCode == code, "\(arguments)")
        return (typed(["show"] + arguments), result.messages)
      })
  }

  @Test("tintype show fails if no test ran")
  func tintypeShowFailsIfNoTestRan() throws {
    #expect(package.run("show", "a.1").exitCode == .nothingRan)
    try package.remove(".build/tintype")
    #expect(package.run("show", "a.1").exitCode == .nothingRan)
  }
}
