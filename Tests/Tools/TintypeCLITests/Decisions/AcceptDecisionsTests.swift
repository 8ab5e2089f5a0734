// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeCommandLine
import TintypeTestSupport

@Suite("tintype accept --decisions") struct AcceptDecisionsTests {
  let package: PendingPackage

  init() throws { package = try PendingPackage() }

  private func decide(
    _ name: String, _ decision: String, from old: String?, to new: String,
    as pathExtension: String = "txt"
  ) -> String {
    let reference = old.map { "\"\(SHA256Digest.of(Array($0.utf8)))\"" } ?? "null"
    return """
      {"name":"FormTests/LoginTests/\(name)","extension":"\(pathExtension)","decision":"\(decision)",\
      "reference":\(reference),"actual":"\(SHA256Digest.of(Array(new.utf8)))"}
      """
  }

  private func write(_ decisions: String...) throws {
    try package.write(
      "{\"version\":1,\"decisions\":[\(decisions.joined(separator: ","))]}", to: "decisions.json")
  }

  @Test("tintype accept --decisions accepts and rejects, and leaves other changes pending")
  func both() throws {
    for name in ["a.1", "b.1", "c.1"] { try package.change(name, from: "old", to: "new") }
    try write(
      decide("b.1", "reject", from: "old", to: "new"),
      decide("a.1", "accept", from: "old", to: "new"))
    let result = package.run("accept", "--decisions", "decisions.json")
    #expect(result == CommandResult(output: result.output))
    assertText(result.output)
    #expect(["a", "b", "c"].map { package.reference("\($0).1.txt") } == ["new", "old", "old"])
    #expect(package.waiting.allSatisfy { $0.hasPrefix("FormTests/LoginTests/c.1.") })
  }

  @Test("Decisions on an image and a text of the same name are distinguished")
  func extensions() throws {
    try package.change("a.1", from: "old", to: "new")
    try package.change("a.1", from: "{}", to: "[]", as: "json")
    try write(decide("a.1", "accept", from: "{}", to: "[]", as: "json"))
    #expect(package.run("accept", "--decisions", "decisions.json").exitCode == .success)
    #expect(package.reference("a.1.txt") == "old")
    #expect(package.reference("a.1.json") == "[]")
  }

  @Test("Changes whose files differ from the reviewed ones are left unchanged")
  func changedSince() throws {
    for name in ["a.1", "b.1", "c.1"] { try package.change(name, from: "old", to: "new") }
    try write(
      decide("a.1", "accept", from: "old", to: "newer"),
      decide("b.1", "reject", from: "older", to: "new"),
      decide("c.1", "accept", from: nil, to: "new"), decide("d.1", "accept", from: nil, to: "new"))
    let before = package.waiting
    let result = package.run("accept", "--decisions", "decisions.json")
    #expect(result.exitCode == .different)
    #expect(package.waiting == before)
    #expect(["a", "b", "c"].map { package.reference("\($0).1.txt") } == ["old", "old", "old"])
    let messages = result.messages.split(separator: "\n")
    #expect(messages.count == 4)
    assertText(result.messages)
  }

  @Test("tintype reject --decisions rejects only and lists the changes to accept")
  func rejectAlone() throws {
    for name in ["a.1", "b.1"] { try package.change(name, from: "old", to: "new") }
    try write(
      decide("a.1", "accept", from: "old", to: "new"),
      decide("b.1", "reject", from: "old", to: "new"))
    let result = package.run("reject", "--decisions", "decisions.json")
    #expect(result.exitCode == .success)
    assertText(result.messages)
    #expect(package.reference("a.1.txt") == "old")
    #expect(package.waiting.allSatisfy { $0.hasPrefix("FormTests/LoginTests/a.1.") })
  }

  @Test(
    "An invalid decision file is reported by accept --decisions",
    arguments: [("no-version", "{}"), ("no-JSON", "x"), ("version-9", "{\"version\":9}")])
  func wrongFiles(name: String, text: String) throws {
    try package.change(from: "old", to: "new")
    try package.write(text, to: "decisions.json")
    let result = package.run("accept", "--decisions", "decisions.json")
    #expect(result.exitCode == .dataFormat)
    #expect(package.reference() == "old")
    assertText(result.messages, named: name)
  }

  @Test("A missing decision file and one that is not a regular file are errors")
  func noFile() throws {
    try package.change(from: "old", to: "new")
    let missing = package.run("accept", "--decisions", "none.json")
    #expect(missing.exitCode == .error)
    assertText(missing.messages)
    #expect(package.run("accept", "--decisions", "/dev/zero").exitCode == .error)
  }
}
