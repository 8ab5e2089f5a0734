// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

// Runs of a part of the tests.
extension TestVerbTests {
  /// Returns the arguments of `swift`, without the event stream at their end.
  private func calledTests() throws -> [String] {
    let called = try lines("called")
    #expect(called.dropLast().last == "--event-stream-output-path")
    return called.dropLast(2)
  }

  @Test("--shard runs the tests of the shard")
  func runsItsPart() throws {
    let names = (0..<20).map { "T.S/test\($0)()" }
    try swift(writing([record("a")], status: 0), list: names)
    let result = run(["--shard", "1/2", "--", "--skip-build", "--parallel"])
    #expect(result.exitCode == .success)
    #expect(try lines("listed") == ["test", "list", "--skip-build"])
    let part = TestShard(try #require(Shard(index: 1, total: 2)), of: names)
    #expect(try calledTests() == ["test", "--skip-build", "--parallel"] + part.filters())
    #expect(try lines("variables").contains("TINTYPE_SHARD=1/2"))
    // The filters of the tool leave out no test of the shard.
    #expect(
      try tested()
        == JournalEvent(.tested, shard: Shard(index: 1, total: 2), status: 0, isWhole: true))
  }

  @Test("--timings divides the tests by their durations", arguments: [false, true])
  func dividesByDurations(isVariable: Bool) throws {
    let names = ["T.S/long()"] + (0..<20).map { "T.S/test\($0)()" }
    let text = names.map { "\($0.contains("long") ? 2_000 : 10) \($0.dropLast(2))\n" }.joined()
    try output.write(text, to: "timings")
    try swift(writing([record("a")], status: 0), list: names)
    let option = isVariable ? [] : ["--timings", "timings"]
    let environment = ["TINTYPE_TIMINGS": isVariable ? "timings" : "other"]
    let alone = try (1...2).map { index in
      _ = run(["--shard", "\(index)/2"] + option, environment: environment)
      return try lines("called").contains { $0.contains("long") && !$0.contains("test1") }
    }
    #expect(alone.count { $0 } == 1)
    let divided = TestAssignment(of: names, total: 2, timings: try TestTimings(parsing: text))
    #expect(try events().first?.assignment == divided.identity)
  }

  @Test("Durations that do not exist or cannot be read are stated")
  func unusableDurations() throws {
    try swift(writing([record("a")], status: 0), list: ["T.S/one()"])
    try output.write("12 T.S/one\nmany T.S/two\n", to: "malformed")
    try FileManager.default.createDirectory(
      atPath: output.path + "/folder", withIntermediateDirectories: true)
    func run(_ file: String) -> Tool.Result { self.run(["--shard", "1/1", "--timings", file]) }
    // One shard needs no durations.
    #expect(run("malformed").exitCode == .success)
    let results = ["malformed", "folder"].map { file in
      self.run(["--shard", "1/2", "--timings", file])
    }
    #expect(results.allSatisfy { $0.exitCode == .usage })
    assertTexts(zip(["malformed", "folder"], results.map(\.messages)).map { ($0, $1) })
    #expect(self.run(["--shard", "1/2", "--timings", "none"]).exitCode == .success)
  }

  @Test("Filters of the user are applied before the shard is selected")
  func aPersonsFiltersNarrowThePart() throws {
    try swift(writing([record("a")], status: 0), list: ["T.S/one()", "T.S/two()", "T.X/one()"])
    _ = run(["--shard", "1/1", "--", "--filter", "S/"])
    #expect(try calledTests() == ["test", "--filter", "S/"])
    for index in 1...2 {
      _ = run(["--shard", "\(index)/2", "--", "--filter", "S/", "--skip", "two"])
      let part = TestShard(
        try #require(Shard(index: index, total: 2)), of: ["T.S/one()", "T.S/two()"])
      guard !part.tests.isEmpty else { continue }
      #expect(try calledTests() == ["test", "--skip", "two"] + part.filters())
      #expect(try tested().isWhole == false)
    }
  }

  @Test("An empty shard succeeds")
  func anEmptyPartIsFine() throws {
    try swift("exit 1", list: [])
    let result = run(["--shard", "2/2"])
    #expect(result.exitCode == .success)
    #expect(!FileManager.default.fileExists(atPath: output.path + "/bin/called"))
    #expect(
      try tested()
        == JournalEvent(.tested, shard: Shard(index: 2, total: 2), status: 0, isWhole: true))
  }

  @Test("A failure to list the tests ends the command")
  func aListThatFailsEndsIt() throws {
    try swift("exit 0")
    let script = try output.text(of: "bin/swift").replacing(
      "exit 0", with: "exit 1", maxReplacements: 1)
    try install(script)
    let result = run(["--shard", "1/2"])
    #expect(result.exitCode == .error)
    assertText(result.messages, in: output.path)
  }
}
