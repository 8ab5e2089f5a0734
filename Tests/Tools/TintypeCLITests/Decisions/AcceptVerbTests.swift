// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeReports
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

@Suite("tintype accept") struct AcceptVerbTests {
  let package: PendingPackage

  init() throws { package = try PendingPackage() }

  @Test("tintype accept replaces the reference and removes the pending files")
  func replaces() throws {
    try package.change(from: "old", to: "new", difference: "@@")
    let result = package.run("accept", "appearance.form")
    #expect(result == CommandResult(output: result.output))
    assertText(result.output)
    #expect(package.reference() == "new")
    #expect(package.waiting.isEmpty)
  }

  @Test("tintype accept creates a missing reference")
  func adds() throws {
    try package.change(from: nil, to: "new")
    let result = package.run("accept", "FormTests/LoginTests/appearance.form")
    #expect(result.exitCode == .success)
    assertText(result.output)
    #expect(package.reference() == "new")
    #expect(package.waiting.isEmpty)
  }

  @Test("tintype accept leaves other changes unchanged")
  func others() throws {
    try package.change("appearance.form", from: "old", to: "new")
    try package.change("appearance.empty", from: "old", to: "new")
    try package.change("appearance.form", from: "{}", to: "[]", as: "json")
    let result = package.run("accept", "appearance.form.txt")
    assertText(result.output)
    #expect(package.reference() == "new")
    #expect(package.reference("appearance.empty.txt") == "old")
    #expect(package.reference("appearance.form.json") == "{}")
    #expect(package.waiting.count == 6)
  }

  static let selections: [([String], Set<String>)] = [
    (["a.1"], ["LoginTests/a.1"]),
    (["LoginTests/a.1", "b.1"], ["LoginTests/a.1", "LoginTests/b.1"]),
    (["a.1", "FormTests/LoginTests/a.1"], ["LoginTests/a.1"]),
    (["LoginTests/*"], ["LoginTests/a.1", "LoginTests/b.1"]),
    (["*.2"], ["Deep/Down/a.2"]),
    (["FormTests/**"], ["LoginTests/a.1", "LoginTests/b.1", "Deep/Down/a.2"]),
    (["Deep/**/a.2"], ["Deep/Down/a.2"]),
    (["a.*"], ["LoginTests/a.1", "Deep/Down/a.2"]),
    (["--all"], ["LoginTests/a.1", "LoginTests/b.1", "Deep/Down/a.2"]),
  ]

  @Test("tintype accept selects changes by name", arguments: selections)
  func names(arguments: [String], accepted: Set<String>) throws {
    let names = [("a.1", "LoginTests"), ("b.1", "LoginTests"), ("a.2", "Deep/Down")]
    for (name, suite) in names { try package.change(name, in: suite, from: "old", to: "new") }
    let result = package.run(["accept"] + arguments)
    #expect(result.exitCode == .success)
    let new = names.filter { package.reference($0.0 + ".txt", in: $0.1) == "new" }
    #expect(Set(new.map { "\($0.1)/\($0.0)" }) == accepted)
  }

  @Test("A complete name takes precedence over the end of another name")
  func completeNameTakesPrecedenceOverEndOfAnotherName() throws {
    try package.change("a.1", in: "LoginTests", from: "old", to: "new")
    try package.change("a.1", in: "FormTests/LoginTests", from: "old", to: "new")
    #expect(package.run("accept", "FormTests/LoginTests/a.1").exitCode == .success)
    #expect(package.reference("a.1.txt") == "new")
    #expect(package.reference("a.1.txt", in: "FormTests/LoginTests") == "old")
  }

  @Test("tintype accept --dry-run prints the decisions and writes nothing")
  func dryRun() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.change("b.1", from: nil, to: "new")
    try package.change("c.1", from: "old", to: "new")
    try package.write("other", to: "__Snapshots__/FormTests/LoginTests/c.1.txt")
    let before = package.list("")
    let result = package.run("accept", "--all", "--dry-run")
    assertText(result.output)
    #expect(result.exitCode == .different)
    #expect(package.list("") == before)
    #expect(package.reference("a.1.txt") == "old")
  }

  @Test("tintype accept accepts an image")
  func acceptsAnImage() throws {
    let (old, new) = (try image(0x336699), try image(0))
    try package.change(from: old, to: new, difference: old, as: "png")
    #expect(package.run("accept", "appearance.form").exitCode == .success)
    #expect(package.bytes("__Snapshots__/FormTests/LoginTests/appearance.form.png") == new)
    #expect(package.waiting.isEmpty)
  }

  @Test("tintype accept accepts a file without an extension")
  func noExtension() throws {
    try package.change(from: "old", to: "new", as: nil)
    #expect(package.run("accept", "appearance.form").exitCode == .success)
    #expect(package.reference("appearance.form") == "new")
    #expect(package.waiting.isEmpty)
  }

  @Test("tintype accept accepts a snapshot whose name is shortened in the pending directory")
  func longName() throws {
    let name = "appearance." + String(repeating: "größe", count: 34)
    try package.change(name, from: "old", to: "new", difference: "@@")
    #expect(!package.waiting.contains { $0.contains(name) })
    #expect(package.run("accept", "FormTests/LoginTests/" + name).exitCode == .success)
    #expect(package.reference(name + ".txt") == "new")
    #expect(package.waiting.isEmpty)
  }

  @Test("tintype accept accepts a snapshot whose name resembles a change file")
  func confusingName() throws {
    try package.change("a.change", from: "{}", to: "[]", difference: "@@", as: "json")
    let result = package.run("accept", "--all")
    #expect(result.exitCode == .success)
    #expect(package.reference("a.change.json") == "[]")
    #expect(package.waiting.isEmpty)
  }

  @Test("tintype accept works in a subdirectory and with --output-directory")
  func elsewhere() throws {
    try package.change(from: "old", to: "new")
    try package.makeDirectory("Sources/Deep")
    #expect(package.run("accept", "--all", in: "/Sources/Deep").exitCode == .success)
    #expect(package.reference() == "new")
    try package.change(from: "new", to: "newer")
    let result = package.run("accept", "--all", "--output-directory", ".build/tintype")
    #expect(result.exitCode == .success)
    #expect(package.reference() == "newer")
  }

  @Test("tintype accept --cause accepts a cause completely, but not after a member has changed")
  func cause() throws {
    for name in ["a.1", "b.1", "c.1"] {
      try package.change(name, from: "old", to: "new", causes: padding(12, 16))
    }
    try package.change("d.1", from: "old", to: "new", causes: padding(12, 20))
    let causes = try #require(try package.json("status")["causes"] as? [[String: Any]])
    let id = try #require(causes.first?["id"] as? String)
    #expect(causes.count == 2)

    try package.change("b.1", from: "old", to: "newer", causes: padding(12, 16))
    let stale = package.run("accept", "--cause", id)
    #expect(stale.exitCode == .different)
    assertText(stale.messages, redacting: [.replacing(id, with: "[cause]")])
    #expect(package.reference("a.1.txt") == "old")

    try package.change("b.1", from: "old", to: "new", causes: padding(12, 16))
    #expect(package.run("accept", "--cause", id.uppercased()).exitCode == .success)
    let references = ["a", "b", "c", "d"].map { package.reference("\($0).1.txt") }
    #expect(references == ["new", "new", "new", "old"])
  }

  @Test("tintype accept --cause accepts a cause of several shards, each with its own run")
  func causeAcrossRuns() throws {
    var records: [JournalRecord] = []
    for (name, run) in [("a.1", "part-1"), ("b.1", "part-2")] {
      let change = try package.change(
        name, from: "old", to: "new", run: run, causes: padding(12, 16))
      records.append(change.record)
    }
    let id = try #require(ReviewCauses(of: records).all.first?.id)
    #expect(package.run("accept", "--cause", id).exitCode == .success)
    #expect(package.waiting.isEmpty)
  }

  @Test("tintype accept --seen accepts only the file with the given digest")
  func seen() throws {
    let change = try package.change(from: "old", to: "new")
    let digest = try #require(change.record.digests?.actual)
    let wrong = package.run("accept", "appearance.form", "--seen", "0123456789ab")
    #expect(wrong.exitCode == .different)
    assertText(wrong.messages)
    #expect(package.reference() == "old")
    let seen = String(digest.prefix(12)).uppercased()
    #expect(package.run("accept", "appearance.form", "--seen", seen).exitCode == .success)
    #expect(package.reference() == "new")
  }

  @Test("tintype accept --all succeeds if no change is pending")
  func tintypeAcceptAllSucceedsIfNoChangeIsPending() throws {
    let result = package.run("accept", "--all")
    #expect(result == CommandResult(output: result.output))
    assertText(result.output)
  }

  @Test("tintype accept completes an interrupted decision")
  func interrupted() throws {
    try package.change(from: "old", to: "new")
    try package.write("new", to: "__Snapshots__/FormTests/LoginTests/appearance.form.txt")
    let changes = try package.json("accept", "--all")["changes"] as? [[String: Any]]
    #expect(changes?.first?["result"] as? String == "alreadyThere")
    #expect(package.waiting.isEmpty)
  }

  @Test("tintype accept --format json lists the result of each change")
  func json() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.change("b.1", from: nil, to: "new")
    try package.change("c.1", from: "old", to: "new")
    try package.remove("__Snapshots__/FormTests/LoginTests/c.1.txt")
    let result = package.run("accept", "--all", "--format", "json")
    let printed = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(printed["format"] as? Int == 1)
    #expect(printed["dryRun"] as? Bool == false)
    let counts = ["accepted", "rejected", "refused", "waiting"].map { printed[$0] as? Int }
    #expect(counts == [2, 0, 1, 1])
    let changes = try #require(printed["changes"] as? [[String: Any]])
    let names = ["a", "b", "c"].map { "FormTests/LoginTests/\($0).1" }
    #expect(changes.map { $0["name"] as? String } == names)
    #expect(changes.map { $0["extension"] as? String } == ["txt", "txt", "txt"])
    #expect(changes.map { $0["decision"] as? String } == ["accept", "accept", "accept"])
    #expect(changes.map { $0["result"] as? String } == ["replaced", "added", "refused"])
    #expect(changes.map { $0["reference"] as? String } == names.map { "__Snapshots__/\($0).txt" })
    #expect(changes.map { $0["reason"] is String } == [false, false, true])
    assertText(result.output)
    #expect(result.exitCode == .different)
  }

  @Test("tintype accept shows progress only for many changes")
  func progress() throws {
    let shown = Shown()
    try package.change("z.1", from: "old", to: "new")
    _ = package.run("accept", "z.1", progress: shown.add)
    #expect(shown.texts.isEmpty)
    for index in 1...25 { try package.change("a.\(index)", from: "old", to: "new") }
    _ = package.run("accept", "--all", progress: shown.add)
    #expect(shown.texts.first?.hasPrefix("\r1 of 25 ") == true)
    #expect(shown.texts.dropLast().last?.hasPrefix("\r25 of 25 ") == true)
    #expect(shown.texts.last == "\r\u{1B}[K")
  }
}
