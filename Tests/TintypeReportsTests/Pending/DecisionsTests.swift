// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeTestSupport

@testable import TintypeReports
import TintypeBase

@Suite("Decision files") struct DecisionsTests {
  private static let digest = String(repeating: "0a", count: 32)

  private static func decision(
    _ name: String = "T/S/a.1", _ decision: String = "accept", reference: String = "null",
    actual: String = "\"\(digest)\""
  ) -> String {
    """
    {"name":"\(name)","extension":"png","decision":"\(decision)","reference":\(reference),\
    "actual":\(actual)}
    """
  }

  private static func file(_ decisions: String..., version: Int = 1) -> String {
    "{\"version\":\(version),\"decisions\":[\(decisions.joined(separator: ","))]}"
  }

  private func read(_ text: String) throws(DecisionError) -> Decisions {
    try Decisions(Array(text.utf8), path: "d.json")
  }

  @Test("A decision file names changes, decisions and both digests")
  func reads() throws {
    let upper = Self.digest.uppercased()
    let list = try read(
      Self.file(Self.decision(), Self.decision("T/S/b.1", "reject", reference: "\"\(upper)\""))
    ).list
    #expect(list.map(\.name) == ["T/S/a.1", "T/S/b.1"])
    #expect(list.map(\.verdict) == [.accept, .reject])
    #expect(list.map(\.reference) == [nil, Self.digest])
    #expect(list.map(\.actual) == [Self.digest, Self.digest])
    #expect(list.map(\.fullName) == ["T/S/a.1.png", "T/S/b.1.png"])
  }

  @Test("A decision file may be empty and may have unknown fields")
  func empty() throws {
    #expect(try read("{\"version\":1,\"decisions\":[],\"note\":\"x\"}").list.isEmpty)
  }

  static let refused: [(text: String, error: DecisionError)] = [
    ("", .noDecisions(path: "d.json", field: nil)),
    ("[", .noDecisions(path: "d.json", field: nil)),
    ("\u{0}", .noDecisions(path: "d.json", field: nil)),
    (String(repeating: "[", count: 100_000), .noDecisions(path: "d.json", field: nil)),
    ("{}", .noDecisions(path: "d.json", field: "version")),
    ("{\"version\":1}", .noDecisions(path: "d.json", field: "decisions")),
    ("{\"version\":0}", .noDecisions(path: "d.json", field: "version")),
    ("{\"version\":\"1\"}", .noDecisions(path: "d.json", field: "version")),
    ("{\"version\":2,\"decisions\":7}", .newerDecisions(path: "d.json", version: 2)),
    (
      file(decision(actual: "\"xyz\"")),
      .noDecisions(path: "d.json", field: "decisions.Index 0.actual")
    ),
    (
      file(decision(actual: "null")),
      .noDecisions(path: "d.json", field: "decisions.Index 0.actual")
    ),
    (
      file(decision(), decision("T/S/b.1", reference: "\"\"")),
      .noDecisions(path: "d.json", field: "decisions.Index 1.reference")
    ),
    (
      file(decision("T/S/a.1", "delete")),
      .noDecisions(path: "d.json", field: "decisions.Index 0.decision")
    ),
    (
      file(decision(), decision("T/S/a.1", "reject")),
      .decidedTwice(path: "d.json", name: "T/S/a.1.png")
    ),
  ]

  @Test("An invalid decision file is rejected", arguments: refused)
  func refuses(text: String, mistake: DecisionError) {
    #expect(error { () throws(DecisionError) in try read(text) } == mistake)
  }

  @Test("A decision file with too many decisions is rejected")
  func tooMany() {
    let one = Self.decision()
    let text = Self.file(
      Array(repeating: one, count: Decisions.countLimit + 1).joined(separator: ","))
    #expect(
      error { () throws(DecisionError) in try read(text) }
        == .tooManyDecisions(path: "d.json", limit: 100_000))
  }
}

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
