// SPDX-License-Identifier: MIT

import Testing
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Record modes")
struct RecordModeTests {
  typealias Record = SnapshotTestingConfiguration.Record

  /// The sources of a record mode, and the outcome of a snapshot without a reference.
  struct Wishes: Sendable, CustomTestStringConvertible {
    var argument: Record?
    var configuration: Record?
    var variables: [String: String] = [:]
    /// The value is `recorded` if a missing reference is written, `missing` if it is not.
    var outcome: String

    var testDescription: String {
      "\(argument as Any) \(configuration as Any) \(variables) \(outcome)"
    }
  }

  @Test(
    "Argument, configuration, variables and CI determine the record mode in this order",
    arguments: [
      Wishes(outcome: "recorded"),
      Wishes(variables: ["CI": "true"], outcome: "missing"),
      Wishes(variables: ["TINTYPE_RECORD": "never"], outcome: "missing"),
      Wishes(variables: ["TINTYPE_RECORD": "missing", "CI": "true"], outcome: "recorded"),
      Wishes(variables: ["TINTYPE_RECORD": "failed", "CI": "true"], outcome: "recorded"),
      Wishes(variables: ["TINTYPE_RECORD": "all", "CI": "true"], outcome: "recorded"),
      Wishes(variables: ["SNAPSHOT_TESTING_RECORD": "never"], outcome: "missing"),
      Wishes(variables: ["SNAPSHOT_TESTING_RECORD": "all", "CI": "true"], outcome: "recorded"),
      Wishes(
        variables: ["TINTYPE_RECORD": "never", "SNAPSHOT_TESTING_RECORD": "all"],
        outcome: "missing"),
      Wishes(
        variables: ["TINTYPE_RECORD": "", "SNAPSHOT_TESTING_RECORD": "never"],
        outcome: "missing"),
      Wishes(configuration: .never, variables: ["TINTYPE_RECORD": "all"], outcome: "missing"),
      Wishes(configuration: .missing, variables: ["CI": "true"], outcome: "recorded"),
      Wishes(argument: .never, configuration: .all, outcome: "missing"),
      Wishes(
        argument: .all, configuration: .never, variables: ["TINTYPE_RECORD": "never"],
        outcome: "recorded"),
    ])
  func precedence(wishes: Wishes) throws {
    #expect(try outcome(of: wishes) == wishes.outcome)
  }

  private func outcome(of wishes: Wishes) throws -> String {
    let package = try TemporaryPackage()
    try package.makeDirectory("__Snapshots__")
    return withSnapshotTesting(record: wishes.configuration) {
      package.verify("a", as: .lines, record: wishes.argument, variables: wishes.variables)
    }.outcome
  }

  @Test(
    "The default record mode is missing if CI is false, 0 or empty",
    arguments: ["false", "FALSE", "False", "0", ""])
  func deniedContinuousIntegration(value: String) throws {
    let result = try TemporaryPackage().verify("a", as: .lines, variables: ["CI": value])
    #expect(result.outcome == "recorded")
  }

  @Test(
    "The default record mode is never under any other value of CI",
    arguments: ["true", "1", "yes", "woodpecker"])
  func continuousIntegration(value: String) throws {
    let package = try TemporaryPackage()
    try package.makeDirectory("__Snapshots__")
    #expect(package.verify("a", as: .lines, variables: ["CI": value]).outcome == "missing")
  }

  @Test(
    "`false` is ignored in arguments and configurations",
    arguments: [
      Wishes(argument: false, configuration: .never, outcome: "missing"),
      Wishes(argument: false, configuration: .all, variables: ["CI": "1"], outcome: "recorded"),
      Wishes(argument: false, variables: ["TINTYPE_RECORD": "never"], outcome: "missing"),
      Wishes(argument: false, variables: ["CI": "true"], outcome: "missing"),
      Wishes(argument: false, outcome: "recorded"),
      Wishes(configuration: false, variables: ["CI": "true"], outcome: "missing"),
      Wishes(configuration: false, outcome: "recorded"),
    ])
  func falseIsIgnoredInArgumentsAndConfigurations(wishes: Wishes) throws {
    #expect(try outcome(of: wishes) == wishes.outcome)
  }

  @Test("`true` writes every reference, in arguments and configurations")
  func trueMeansAll() throws {
    let package = try TemporaryPackage()
    try package.writeReference("a")
    #expect(package.verify("a", as: .lines, record: true).outcome == "recorded")
    let configured = withSnapshotTesting(record: true) { package.verify("a", as: .lines) }
    #expect(configured.outcome == "recorded")
  }

  @Test("An inner configuration overrides the outer one unless it is nil")
  func nestedConfigurations() async throws {
    let package = try TemporaryPackage()
    try package.writeReference("a")
    await withSnapshotTesting(record: .never) {
      withSnapshotTesting(record: .all) {
        #expect(package.verify("b", as: .lines).outcome == "recorded")
      }
      withSnapshotTesting(record: nil) {
        #expect(package.verify("a", as: .lines).outcome == "changed")
      }
      await Task { #expect(package.verify("a", as: .lines).outcome == "changed") }.value
    }
  }

  @Test(
    "An unknown record mode is an error, and nothing is compared",
    arguments: ["TINTYPE_RECORD", "SNAPSHOT_TESTING_RECORD"],
    ["always", "ALL", " all", "true", "unspecified", "nil"])
  func unknownWord(variable: String, word: String) throws {
    let package = try TemporaryPackage()
    var isTaken = false
    let result = package.session([variable: word]).verify(
      of: {
        isTaken = true
        return "a"
      },
      as: .lines, in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
      at: CallSite(file: package.sourceFile, line: 12, column: 5))
    #expect(result.error == .unknownRecordMode(variable: variable, value: word))
    #expect(!isTaken)
    #expect(package.files(in: "__Snapshots__").isEmpty)
  }

  @Test(
    "Record modes have four raw values",
    arguments: [
      ("all", Record.all), ("missing", .missing), ("failed", .failed), ("never", .never),
    ])
  func words(word: String, mode: Record) {
    #expect(Record(rawValue: word) == mode)
  }
}
