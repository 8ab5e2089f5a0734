// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine
import TintypeReports
import TintypeTestSupport

@testable import TintypeCLI

@Suite("tintype reject") struct RejectVerbTests {
  let package: PendingPackage

  init() throws { package = try PendingPackage() }

  @Test("tintype reject removes the pending files and keeps the reference")
  func rejects() throws {
    try package.change("a.1", from: "old", to: "new", difference: "@@")
    try package.change("b.1", from: nil, to: "new")
    let result = package.run("reject", "--all")
    #expect(result == CommandResult(output: result.output))
    assertText(result.output)
    #expect(package.waiting.isEmpty)
    #expect(package.list("__Snapshots__") == ["FormTests/LoginTests/a.1.txt"])
    #expect(package.reference("a.1.txt") == "old")
  }

  @Test("tintype reject leaves other changes pending")
  func others() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.change("a.1", from: "{}", to: "[]", as: "json")
    #expect(package.run("reject", "a.1.json").exitCode == .success)
    #expect(
      package.waiting == [
        "FormTests/LoginTests/a.1.actual.txt", "FormTests/LoginTests/a.1.change.txt.json",
        "FormTests/LoginTests/a.1.reference.txt",
      ])
  }

  @Test("tintype reject --dry-run removes nothing")
  func dryRun() throws {
    try package.change(from: "old", to: "new")
    let before = package.waiting
    let result = package.run("reject", "appearance.form", "--dry-run")
    #expect(result.exitCode == .success)
    assertText(result.output)
    #expect(package.waiting == before)
  }

  @Test("tintype reject does not require an unchanged reference")
  func changedReference() throws {
    try package.change(from: "old", to: "new")
    try package.write("other", to: "__Snapshots__/FormTests/LoginTests/appearance.form.txt")
    #expect(package.run("reject", "--all").exitCode == .success)
    #expect(package.waiting.isEmpty)
    #expect(package.reference() == "other")
  }

  @Test("tintype reject removes changes that cannot be read")
  func damaged() throws {
    try package.change(from: "old", to: "new", difference: "@@")
    try package.write(
      "{", to: ".build/tintype/pending/FormTests/LoginTests/appearance.form.change.txt.json")
    let result = package.run("reject", "appearance.form")
    #expect(result.exitCode == .success)
    assertText(result.output)
    #expect(package.waiting.isEmpty)
  }

  @Test("tintype reject removes only the files of the change")
  func otherFiles() throws {
    try package.write("precious", to: ".build/tintype/pending/FormTests/Other/x.1.actual.txt")
    try package.write("precious", to: ".build/tintype/runs/run/1.jsonl")
    try package.write("precious", to: "Sources/precious.swift")
    try package.change(from: "old", to: "new") { change in
      change.record.artifacts?.reference = "../../Sources/precious.swift"
      change.record.artifacts?.difference = "runs/run/1.jsonl"
    }
    #expect(package.run("reject", "--all").exitCode == .success)
    #expect(package.waiting == ["FormTests/Other/x.1.actual.txt"])
    #expect(package.text(".build/tintype/runs/run/1.jsonl") == "precious")
    #expect(package.text("Sources/precious.swift") == "precious")
  }

  @Test("tintype reject --seen leaves a change with another digest pending")
  func seen() throws {
    try package.change(from: "old", to: "new")
    let result = package.run("reject", "appearance.form", "--seen", "0123456789abcdef")
    #expect(result.exitCode == .different)
    #expect(package.waiting.count == 3)
  }
}

@Suite("Invalid calls of tintype accept and reject") struct DecidingMistakesTests {
  let package: PendingPackage

  init() throws {
    package = try PendingPackage()
    try package.change("appearance.form", from: "old", to: "new")
    try package.change("appearance.form", in: "SignupTests", from: "old", to: "new")
    try package.change("appearance.empty", from: "old", to: "new")
  }

  static let mistakes: [(arguments: [String], code: ExitCode)] = [
    ([], .usage),
    (["a", "--all"], .usage),
    (["--cause", "x", "--decisions", "y"], .usage),
    (["appearance.form"], .usage),
    (["apearance.from"], .error),
    (["zzz"], .error),
    (["*.png"], .error),
    (["--cause", "0123456789ab"], .different),
    (["appearance.empty", "--seen", "0123"], .usage),
    (["appearance.empty", "--seen", "0123456789xy"], .usage),
    (["--all", "--seen", "0123456789ab"], .usage),
    (["--all", "--output-directory", "none"], .nothingRan),
  ]

  @Test("Invalid arguments of accept are rejected with a message")
  func invalidArgumentsOfAcceptAreRejectedWithMessage() {
    assertTexts(
      Self.mistakes.map { arguments, code in
        let result = package.run(["accept"] + arguments)
        #expect(result.output.isEmpty, "\(arguments)")
        #expect(result.exitCode == code, "\(arguments)")
        #expect(package.waiting.count == 9, "\(arguments)")
        return (typed(["accept"] + arguments), result.messages)
      }, in: package.path)
  }

  @Test("tintype accept requires the extension if two files have one name")
  func extensions() throws {
    try package.change("appearance.empty", from: "{}", to: "[]", as: "json")
    let result = package.run("accept", "appearance.empty")
    #expect(result.exitCode == .usage)
    assertText(result.messages)
    #expect(package.run("accept", "appearance.empty.txt").exitCode == .success)
  }

  @Test("A pending directory that is a file is an error")
  func noFolder() throws {
    try package.remove(".build/tintype/pending")
    try package.write("", to: ".build/tintype/pending")
    let result = package.run("accept", "--all")
    #expect(result.exitCode == .error)
    assertText(result.messages, in: package.path)
  }
}
