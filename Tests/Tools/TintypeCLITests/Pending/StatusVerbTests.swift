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

@Suite("tintype status") struct StatusVerbTests {
  let package: PendingPackage

  init() throws { package = try PendingPackage() }

  private func pixels(_ count: Int) -> JournalRecord.PixelSummary {
    let size = PixelSize(width: 40, height: 25)
    return JournalRecord.PixelSummary(
      differing: count, total: 1_000, referenceSize: size, actualSize: size)
  }

  @Test(
    "tintype status lists causes and changes that need their own decision with the next commands")
  func lists() throws {
    for (name, count) in [("a.1", 30), ("b.1", 40)] {
      try package.change(
        name, from: try image(0), to: try image(1), as: "png", pixels: pixels(count),
        causes: padding(12, 16))
    }
    try package.change(
      "c.1", from: try image(0), to: try image(2), as: "png", pixels: pixels(7))
    try package.change("d.1", from: nil, to: "new")
    let result = package.run("status")
    let causes = try #require(try package.json("status")["causes"] as? [[String: Any]])
    let id = try #require(causes.first?["id"] as? String)
    #expect(result.output.contains("tintype accept --cause \(id)\n"))
    assertText(result.output, redacting: [.replacing(id, with: "[cause]")])
    #expect(result.exitCode == .different)
    #expect(result.messages.isEmpty)
  }

  @Test("The suggested commands start the tool as the user started it")
  func commands() throws {
    try package.change("a.1", from: "old", to: "new")
    func output(_ arguments: String...) -> String {
      Tool(
        environment: [:], currentDirectory: package.path,
        commands: SuggestedCommands(scratch: ScratchDirectory(path: "/x y"))
      ).run(arguments).output
    }
    let tool = "swift run --scratch-path '/x y' tintype"
    #expect(output("status").contains(" \(tool) accept FormTests/LoginTests/a.1\n"))
    #expect(output("show", "a.1").contains(" \(tool) accept --seen "))
    try package.change("b.1", from: "old", to: "new")
    #expect(output("accept", "a.1").contains("\(tool) status"))
  }

  @Test("The output is found in the tool's build directory if it belongs to this package")
  func scratch() throws {
    let scratch = ScratchDirectory(path: package.path + "/X")
    try package.change("a.1", from: "old", to: "new")
    try FileManager.default.moveItem(
      atPath: package.path + "/.build", toPath: package.path + "/X")
    func status() -> CommandResult {
      Tool(environment: [:], currentDirectory: package.path, scratch: scratch).run(["status"])
    }
    #expect(status().exitCode == .nothingRan)
    try package.write("/elsewhere\n", to: "X/tintype/package")
    #expect(status().exitCode == .nothingRan)
    try scratch.claim(for: package.path)
    #expect(package.text("X/tintype/package") == package.path + "\n")
    #expect(status().exitCode == .different)
  }

  @Test("tintype status marks changes that are outdated, inapplicable or unreadable")
  func remarks() throws {
    try package.change("a.1", from: "old", to: "new", run: "first")
    try package.change("b.1", from: "old", to: "new", run: "second")
    try package.change("c.1", from: "old", to: "new", run: "second")
    try package.write("other", to: "__Snapshots__/FormTests/LoginTests/b.1.txt")
    try package.write(
      "{", to: ".build/tintype/pending/FormTests/LoginTests/c.1.change.txt.json")
    let output = package.run("status").output
    assertText(output)
  }

  @Test("tintype status includes the extension if two changes have one name")
  func extensions() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.change("a.1", from: "{}", to: "[]", as: "json")
    let output = package.run("status").output
    #expect(output.contains("  FormTests/LoginTests/a.1.json: "))
    #expect(output.contains("  FormTests/LoginTests/a.1.txt: "))
    #expect(output.contains("tintype accept FormTests/LoginTests/a.1.json\n"))
  }

  @Test("tintype status reports that no change is pending")
  func nothing() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.remove(".build/tintype/pending")
    let result = package.run("status")
    #expect(result == CommandResult(output: result.output))
    assertText(result.output)
  }

  @Test("An incomplete latest run is reported in the first line")
  func incomplete() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.write(
      try line(JournalEvent(.began)) + "\n", to: ".build/tintype/runs/run/2.jsonl")
    for isWaiting in [true, false] {
      if !isWaiting { try package.remove(".build/tintype/pending") }
      let result = package.run("status")
      #expect(result.messages.hasPrefix("tintype: runs/run/2.jsonl: "))
      #expect(result.exitCode == .incomplete)
      assertText(result.output + result.messages, named: isWaiting ? "waiting" : "decided")
    }
  }

  @Test("A latest run without journals is reported in the first line")
  func lost() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.remove(".build/tintype/runs")
    let result = package.run("status")
    #expect(result.exitCode == .incomplete)
    assertText(result.output + result.messages, in: package.path)
  }

  @Test("tintype status fails if no run wrote any output", arguments: [true, false])
  func tintypeStatusFailsIfNoRunWroteAnyOutput(exists: Bool) throws {
    if !exists { try package.remove(".build/tintype") }
    let result = package.run("status")
    #expect(result.exitCode == .nothingRan)
    #expect(result.output.isEmpty)
    assertText(result.messages, named: exists ? "no-run" : "no-directory", in: package.path)
  }

  @Test("tintype status needs no latest run if changes are pending")
  func noLatest() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.remove(".build/tintype/latest")
    let result = package.run("status")
    #expect(result.exitCode == .different)
    assertText(result.output)
  }

  @Test("tintype status --format json prints the same information")
  func json() throws {
    let change = try package.change("a.1", from: "old", to: "new")
    let digests = try #require(change.record.digests)
    try package.change("b.1", from: nil, to: "new", run: "second")
    let printed = try package.json("status")
    #expect(printed["format"] as? Int == 1)
    #expect(printed["waiting"] as? Int == 2)
    #expect(printed["latestRun"] as? String == "second")
    for key in ["problems", "causes", "damaged"] {
      #expect((printed[key] as? [Any])?.isEmpty == true, "\(key)")
    }
    let changes = try #require(printed["changes"] as? [[String: Any]])
    #expect(
      changes.map { $0["name"] as? String } == ["a", "b"].map { "FormTests/LoginTests/\($0).1" })
    #expect(changes.map { $0["extension"] as? String } == ["txt", "txt"])
    #expect(changes.map { $0["new"] as? Bool } == [false, true])
    #expect(changes.map { $0["run"] as? String } == ["run", "second"])
    #expect(changes.map { $0["latest"] as? Bool } == [false, true])
    #expect(changes.map { $0["applicable"] as? Bool } == [true, true])
    #expect(changes.map { $0["reference"] as? String } == [digests.reference, nil])
    #expect(changes.map { $0["actual"] as? String } == [digests.actual, digests.actual])
    assertText(package.run("status", "--format", "json").output)
  }

  @Test("The output of status does not depend on the order of discovery")
  func deterministic() throws {
    for index in 1...8 {
      try package.change(
        "a.\(index)", from: "old", to: "new", run: "r\(index % 3)",
        causes: index.isMultiple(of: 2) ? padding(12, 16) : nil)
    }
    let outputs = Set((1...5).map { _ in package.run("status").output })
    #expect(outputs.count == 1)
  }
}

@Suite("Shell quoting") struct ShellWordTests {
  @Test(
    "An argument is quoted if necessary and rejected if it contains hidden characters",
    arguments: [
      ("FormTests/LoginTests/a.1", "FormTests/LoginTests/a.1"),
      ("größe.1", "'größe.1'"), ("a b", "'a b'"), ("a'b", "'a'\\''b'"), ("$(rm)", "'$(rm)'"),
      ("-a", "'-a'"), ("`x`", "'`x`'"), ("", nil), ("a\u{1B}b", nil), ("a\u{202E}b", nil),
      ("a\nb", nil),
    ] as [(String, String?)])
  func quotes(text: String, word: String?) {
    #expect(ShellWord.quoted(text) == word)
  }
}
