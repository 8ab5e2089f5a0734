// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine
import TintypeTestSupport

@testable import TintypePaintCLI

@Suite("Painting verbs") struct PaintCommandTests {
  private func parse<V: DeclaredVerb>(_ type: V.Type, _ arguments: [String]) throws -> V {
    try V(ParsedArguments(arguments[...], manual: V.manual))
  }

  /// The arguments of doctor with the references and the options that they contain.
  static let doctors: [([String], references: [String], compares: Bool, isJSON: Bool)] = [
    ([], [], false, false),
    (["--json"], [], false, true),
    (["a.png", "--json", "b"], ["a.png", "b"], false, true),
    (["a", "--compare", "b"], ["a", "b"], true, false),
    (["a", "--", "--json", "--"], ["a", "--json", "--"], false, false),
  ]

  @Test("Options of doctor are parsed", arguments: doctors)
  func doctor(arguments: [String], references: [String], compares: Bool, isJSON: Bool) throws {
    let verb = try parse(DoctorVerb.self, arguments)
    #expect(verb.references == references)
    #expect(verb.comparesReferences == compares)
    #expect(verb.isJSON == isJSON)
  }

  @Test("Verbs that convert and transfer use the references of the package by default")
  func references() throws {
    #expect(try parse(CompactVerb.self, []).references == ["__Snapshots__"])
    #expect(try parse(ExpandVerb.self, ["--dry-run"]).references == ["__Snapshots__"])
    #expect(try parse(StoreVerb.self, ["--at", "/s"]).references == ["__Snapshots__"])
    #expect(try parse(PushVerb.self, ["--check"]).references == ["__Snapshots__"])
    #expect(try parse(FetchVerb.self, ["a", "b"]).references == ["a", "b"])
  }

  @Test("Every painting verb can be run by the program that paints")
  func everyVerbRuns() {
    let all = paintingVerbs + [BaseOptions.self]
    #expect(all.count > 1)
    for verb in all { #expect(verb is any PaintingVerb.Type, "\(verb)") }
  }

  static let mistakes: [(arguments: [String], error: CommandError, code: ExitCode)] = [
    (["doctor", "a.png", ""], .emptyPath(verb: "doctor"), .usage),
    (["doctor", "--fonts"], .unknownOption("--fonts", verb: "doctor"), .usage),
    (["doctor", "--json=yes"], .valueUnexpected(option: "--json"), .usage),
    (["doctor", "--compare", "a", "--compare", "b"], .repeatedOption("--compare"), .usage),
    (["doctor", "--compare", "a"], .twoReferencesNeeded(count: 1), .usage),
    (["doctor", "--compare", "a", "b", "c"], .twoReferencesNeeded(count: 3), .usage),
    (["compact", "--at", "/s"], .unknownOption("--at", verb: "compact"), .usage),
    (["store", "--at"], .valueMissing(option: "--at"), .usage),
    (["fetch", "--check"], .unknownOption("--check", verb: "fetch"), .usage),
    (["push", ""], .emptyPath(verb: "push"), .usage),
    (["compare", "a.png", "b.png"], .valueMissing(option: "--base"), .error),
  ]

  @Test("Both programs reject an invalid command line with the same message and exit code")
  func mistakes() {
    assertTexts(
      Self.mistakes.map { arguments, mistake, code in
        let result = PaintTool(environment: [:], currentDirectory: "/").run(arguments)
        #expect(result == PaintTool.Result(messages: "tintype: \(mistake)\n", exitCode: code))
        return (typed(arguments), result.messages)
      })
  }

  @Test(
    "tintype-paint alone names the program to run",
    arguments: [[], ["--help"], ["help", "doctor"], ["report"]])
  func alone(arguments: [String]) {
    let result = PaintTool(environment: [:], currentDirectory: "/").run(arguments)
    #expect(result.exitCode == .usage)
    #expect(result.output.isEmpty)
    assertText(result.messages, named: "alone")
  }

  @Test func `tintype-paint names its version`() {
    let result = PaintTool(environment: [:], currentDirectory: "/").run(["--version"])
    #expect(result == PaintTool.Result(output: "tintype-paint \(toolVersion)\n"))
  }
}
