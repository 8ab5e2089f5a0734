// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine
import TintypeReports

@testable import TintypeCLI

@Suite("tintype reject") struct RejectVerbTests {
  let package: WaitingPackage

  init() throws { package = try WaitingPackage() }

  @Test("throws away what waits; the reference stays")
  func rejects() throws {
    try package.change("a.1", from: "old", to: "new", difference: "@@")
    try package.change("b.1", from: nil, to: "new")
    let result = package.run("reject", "--all")
    #expect(
      result
        == CommandResult(
          output: """
            Rejecting 2 changes:
              FormTests/LoginTests/a.1: rejected, and __Snapshots__/FormTests/LoginTests/a.1.txt stays
              FormTests/LoginTests/b.1: rejected, and there is still no reference
            2 rejected. Nothing else waits.

            """))
    #expect(package.waiting.isEmpty)
    #expect(package.list("__Snapshots__") == ["FormTests/LoginTests/a.1.txt"])
    #expect(package.reference("a.1.txt") == "old")
  }

  @Test("leaves the others waiting")
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

  @Test("removes nothing in a dry run")
  func dryRun() throws {
    try package.change(from: "old", to: "new")
    let before = package.waiting
    let result = package.run("reject", "appearance.form", "--dry-run")
    #expect(result.exitCode == .success)
    #expect(result.output.hasSuffix("Nothing was written: a dry run. It would be: 1 rejected.\n"))
    #expect(package.waiting == before)
  }

  @Test("does not ask whether the reference is still the same")
  func changedReference() throws {
    try package.change(from: "old", to: "new")
    try package.write("other", to: "__Snapshots__/FormTests/LoginTests/appearance.form.txt")
    #expect(package.run("reject", "--all").exitCode == .success)
    #expect(package.waiting.isEmpty)
    #expect(package.reference() == "other")
  }

  @Test("throws away what cannot be read, too")
  func damaged() throws {
    try package.change(from: "old", to: "new", difference: "@@")
    try package.write(
      "{", to: ".build/tintype/pending/FormTests/LoginTests/appearance.form.change.txt.json")
    let result = package.run("reject", "appearance.form")
    #expect(result.exitCode == .success)
    #expect(result.output.contains("appearance.form: rejected, whatever it was\n"))
    #expect(package.waiting.isEmpty)
  }

  @Test("removes nothing but the change's own files")
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

  @Test("leaves alone what was not looked at")
  func seen() throws {
    try package.change(from: "old", to: "new")
    let result = package.run("reject", "appearance.form", "--seen", "0123456789abcdef")
    #expect(result.exitCode == .different)
    #expect(package.waiting.count == 3)
  }
}

@Suite("tintype accept and reject refuse") struct DecidingMistakesTests {
  let package: WaitingPackage

  init() throws {
    package = try WaitingPackage()
    try package.change("appearance.form", from: "old", to: "new")
    try package.change("appearance.form", in: "SignupTests", from: "old", to: "new")
    try package.change("appearance.empty", from: "old", to: "new")
  }

  static let mistakes: [([String], ExitCode, String)] = [
    (
      [], .usage,
      "Say what to accept: names, --group ID, --all or --decisions FILE. “tintype status” tells what "
        + "waits."
    ),
    (
      ["a", "--all"], .usage,
      "Changes are named in two ways, by name and by --all. Use one of them."
    ),
    (
      ["--group", "x", "--decisions", "y"], .usage,
      "Changes are named in two ways, by --group and by --decisions. Use one of them."
    ),
    (
      ["appearance.form"], .usage,
      "“appearance.form” may be “FormTests/LoginTests/appearance.form”, "
        + "“FormTests/SignupTests/appearance.form”. Give more of the name; where many may be meant, “*” "
        + "takes them."
    ),
    (
      ["apearance.from"], .trouble,
      "Nothing waits that is called “apearance.from”. Near it: "
        + "“FormTests/LoginTests/appearance.form”, “FormTests/SignupTests/appearance.form”, "
        + "“FormTests/LoginTests/appearance.empty”. “tintype status” tells what waits."
    ),
    (
      ["zzz"], .trouble,
      "Nothing waits that is called “zzz”. No name is near it. “tintype status” tells what waits."
    ),
    (
      ["*.png"], .trouble,
      "Nothing waits that is called “*.png”. No name is near it. “tintype status” tells what waits."
    ),
    (
      ["--group", "0123456789ab"], .different,
      "No group of changes that wait is called “0123456789ab”: what was looked at has changed since, "
        + "or was decided on. “tintype status” tells the groups that wait."
    ),
    (
      ["appearance.empty", "--seen", "0123"], .usage,
      "“0123” is no value for the option “--seen”. Give at least 12 hexadecimal digits of the new "
        + "file's SHA-256, as “tintype show” tells it."
    ),
    (
      ["appearance.empty", "--seen", "0123456789xy"], .usage,
      "“0123456789xy” is no value for the option “--seen”. Give at least 12 hexadecimal digits of the "
        + "new file's SHA-256, as “tintype show” tells it."
    ),
    (
      ["--all", "--seen", "0123456789ab"], .usage,
      "The option “--seen” is for one change, and 3 changes are named. Name one."
    ),
    (
      ["--all", "--output-directory", "none"], .nothingRan,
      "There is no output directory at “ROOT/none”. Run the tests first, or name the directory that "
        + "they wrote to with --output-directory."
    ),
  ]

  @Test("what makes no sense, and say why", arguments: mistakes)
  func refusesAndSaysWhy(arguments: [String], code: ExitCode, words: String) {
    let result = package.run(["accept"] + arguments)
    #expect(
      result.messages == "tintype: \(words.replacing("ROOT", with: package.path))\n")
    #expect(result.output.isEmpty)
    #expect(result.exitCode == code)
    #expect(package.waiting.count == 9)
  }

  @Test("two files of one name, unless the extension is told")
  func extensions() throws {
    try package.change("appearance.empty", from: "{}", to: "[]", as: "json")
    let result = package.run("accept", "appearance.empty")
    #expect(result.exitCode == .usage)
    #expect(
      result.messages.contains(
        "may be “FormTests/LoginTests/appearance.empty.json”, "
          + "“FormTests/LoginTests/appearance.empty.txt”."))
    #expect(package.run("accept", "appearance.empty.txt").exitCode == .success)
  }

  @Test("an output directory whose folder of what waits is none")
  func noFolder() throws {
    try package.remove(".build/tintype/pending")
    try package.write("", to: ".build/tintype/pending")
    let result = package.run("accept", "--all")
    #expect(result.exitCode == .trouble)
    #expect(result.messages.contains("cannot be read: Not a directory. Check what stands there"))
  }
}
