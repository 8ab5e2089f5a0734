// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeReports
import TintypeSnapshots

@testable import TintypeCLI
import TintypeComparison

@Suite("tintype show") struct ShowVerbTests {
  let package: WaitingPackage

  init() throws { package = try WaitingPackage() }

  private func journal(_ records: [JournalRecord]) throws {
    let lines = try wholeJournal(records).map { $0 + "\n" }
    try package.write(lines.joined(), to: ".build/tintype/runs/run/1.jsonl")
    try package.write("run\n", to: ".build/tintype/latest")
  }

  @Test("tells all of a change in a text, with the lines that differ")
  func text() throws {
    let change = try package.change(
      from: "old\n", to: "new\n", difference: "@@ -1,1 +1,1 @@\n-old\n+new\n")
    let digests = try #require(change.record.digests)
    let folder = "\(package.path)/.build/tintype/pending/FormTests/LoginTests"
    #expect(
      package.run("show", "appearance.form")
        == CommandResult(
          output: """
            FormTests/LoginTests/appearance.form (txt)
            Changed: Differs.

            reference:                __Snapshots__/FormTests/LoginTests/appearance.form.txt
            new file:                 \(folder)/appearance.form.actual.txt
            difference:               \(folder)/appearance.form.difference.txt.patch
            SHA-256 of the reference: \(digests.reference ?? "")
            SHA-256 of the new file:  \(digests.actual)
            asserted at:              Tests/LoginTests.swift:12:3
            run:                      run

            @@ -1,1 +1,1 @@
            -old
            +new

            Accept it: tintype accept --seen \(digests.actual.prefix(12)) \
            FormTests/LoginTests/appearance.form.txt
            Reject it: tintype reject --seen \(digests.actual.prefix(12)) \
            FormTests/LoginTests/appearance.form.txt

            """))
  }

  @Test("tells what changed in a picture, and where")
  func picture() throws {
    let regions = (0..<7).map { index in
      JournalRecord.Region(
        bounds: PixelRect(x: index, y: 2, width: 3, height: 4), differing: 12 - index, largest: 9,
        movedFrom: index == 1 ? PixelRect(x: 0, y: 1, width: 3, height: 4) : nil)
    }
    try package.change(
      from: try TintypeReportsTests.picture(0), to: try TintypeReportsTests.picture(1), as: "png",
      pixels: JournalRecord.PixelSummary(
        differing: 30, total: 1_000, referenceSize: PixelSize(width: 40, height: 25),
        actualSize: PixelSize(width: 40, height: 20), regions: regions),
      causes: padding(12, 16))
    let output = package.run("show", "LoginTests/appearance.form").output
    #expect(
      output.hasPrefix(
        """
        FormTests/LoginTests/appearance.form (png)
        Changed: 30 of 1,000 pixels differ (3.00 %).

        What changed:
          Form/Button[0] · padding[0].leading 12 → 16
        Size: 40 × 25 pixels, now 40 × 20 pixels
        Where:
          3 × 4 pixels at 0, 2: 12 pixels, by up to 9 of 255
          3 × 4 pixels at 1, 2: 11 pixels, by up to 9 of 255, moved from 0, 1
          3 × 4 pixels at 2, 2: 10 pixels, by up to 9 of 255
          3 × 4 pixels at 3, 2: 9 pixels, by up to 9 of 255
          3 × 4 pixels at 4, 2: 8 pixels, by up to 9 of 255
          and 2 more

        """))
  }

  @Test("says why a change cannot be accepted, in place of the commands")
  func refused() throws {
    try package.change(from: "old", to: "new")
    try package.remove("__Snapshots__/FormTests/LoginTests/appearance.form.txt")
    let output = package.run("show", "appearance.form").output
    #expect(
      output.hasSuffix(
        "\nIt cannot be accepted: the reference “__Snapshots__/FormTests/LoginTests/appearance.form.txt”"
          + ", which the test has compared with, is gone. Run the test again.\n"))
    #expect(!output.contains("tintype accept"))
  }

  @Test("tells of a new snapshot")
  func new() throws {
    try package.change(from: nil, to: "new")
    let output = package.run("show", "appearance.form").output
    #expect(output.contains("\nNew: there is no reference yet.\n"))
    #expect(output.contains("SHA-256 of the reference: there was none\n"))
  }

  @Test(
    "tells what the latest run says where nothing waits",
    arguments: [
      (JournalRecord.Outcome.matched, "Matched: equals its reference. Nothing waits.\n"),
      (.recorded, "Recorded: a reference was written, and compared with nothing. Nothing waits.\n"),
      (.failed, "Failed: no comparison was possible. Nothing waits.\n"),
      (.changed, "Changed: Differs from its reference. Nothing waits.\n"),
      (.missing, "New: there is no reference yet. Nothing waits.\n"),
    ])
  func latestRun(outcome: JournalRecord.Outcome, words: String) throws {
    try journal([record("a", outcome), record("b")])
    let result = package.run("show", "a.1")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("FormTests/LoginTests/a.1\n" + words))
    #expect(result.output.contains("run:         run\n"))
  }

  @Test("tells what a test said that failed, its attempt and its part")
  func failed() throws {
    var failed = record("a", .failed, message: "Nothing\u{1B}[31m was\nmade.", notes: ["a note"])
    failed.attempt = 2
    failed.shard = Shard(index: 1, total: 4)
    try journal([failed])
    let output = package.run("show", "a.1").output
    #expect(output.hasSuffix("attempt:     2\npart:        1/4\n\nNothing\\u{1B}[31m was\nmade.\n"))
    #expect(output.contains("Note: a note\n"))
  }

  @Test("tells what waits also where the run says otherwise")
  func waitsFirst() throws {
    try journal([record("appearance", .matched, identifier: "form")])
    try package.change(from: "old", to: "new")
    #expect(package.run("show", "appearance.form").output.contains("\nChanged: "))
  }

  @Test("tells programs the same")
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

  static let mistakes: [([String], ExitCode, String)] = [
    (
      [], .usage,
      "“tintype show” shows one snapshot, and 0 names were given. “tintype status” tells the names of "
        + "what waits."
    ),
    (
      ["a", "b"], .usage,
      "“tintype show” shows one snapshot, and 2 names were given. “tintype status” tells the names of "
        + "what waits."
    ),
    (
      ["*.1"], .usage,
      "“*.1” may be “FormTests/LoginTests/a.1”, “FormTests/LoginTests/b.1”. Give more of the name; "
        + "where many may be meant, “*” takes them."
    ),
    (
      ["a.3"], .trouble,
      "Nothing waits that is called “a.3”, and the run “run” has no snapshot of that name. Near it: "
        + "“FormTests/LoginTests/a.1”. Give the name as "
        + "the failing test prints it."
    ),
    (
      ["c.1"], .trouble,
      "“FormTests/LoginTests/c.1” cannot be shown: its file is not JSON. Run the test again."
    ),
  ]

  @Test("says what is wrong with a name", arguments: mistakes)
  func refusesAndSaysWhy(arguments: [String], code: ExitCode, words: String) throws {
    for name in ["a.1", "b.1"] { try package.change(name, from: "old", to: "new") }
    try package.write("{", to: ".build/tintype/pending/FormTests/LoginTests/c.1.change.txt.json")
    let named = ["a", "b", "m"].map { record($0) }
    try journal(named)
    if arguments == ["*.1"] {
      try package.remove(".build/tintype/pending/FormTests/LoginTests/c.1.change.txt.json")
    }
    let result = package.run(["show"] + arguments)
    #expect(result.messages == "tintype: \(words)\n")
    #expect(result.exitCode == code)
  }

  @Test("has nothing to show where nothing ran")
  func nothingRan() throws {
    #expect(package.run("show", "a.1").exitCode == .nothingRan)
    try package.remove(".build/tintype")
    #expect(package.run("show", "a.1").exitCode == .nothingRan)
  }
}
