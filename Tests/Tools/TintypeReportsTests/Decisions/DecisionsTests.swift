// SPDX-License-Identifier: MIT

import Testing
import TintypeReportsTestSupport

@testable import TintypeReports

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
