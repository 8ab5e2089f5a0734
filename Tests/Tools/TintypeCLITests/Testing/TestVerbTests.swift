// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

/// Runs with a replacement of `swift` that writes a journal as test processes do.
@Suite(.serialized) struct TestVerbTests {
  let output: TemporaryOutput

  init() throws {
    output = try TemporaryOutput()
    try output.write("", to: "Package.swift")
  }

  /// Installs a replacement of `swift` that logs its arguments and variables.
  func swift(_ script: String, list: [String] = []) throws {
    let names = list.map { "echo '\($0)'" }.joined(separator: "\n")
    let text = """
      #!/bin/sh
      here=${0%/*}
      if [ "$2" = list ]; then
        printf '%s\\n' "$@" >"$here/listed"
        \(names.isEmpty ? ":" : names)
        exit 0
      fi
      printf '%s\\n' "$@" >"$here/called"
      env | grep -E '^TINTYPE_' | sort >"$here/variables"
      journal=$TINTYPE_OUTPUT/runs/$TINTYPE_RUN
      \(script)

      """
    try install(text)
  }

  func install(_ script: String) throws {
    let folder = output.path + "/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try InstalledProgram.write(script, to: folder + "/swift")
  }

  /// Returns a script that writes records.
  func writing(_ records: [JournalRecord], status: Int32) throws -> String {
    let lines = try wholeJournal(records).joined(separator: "\n")
    return "mkdir -p \"$journal\"; cat >\"$journal/1.jsonl\" <<'END'\n\(lines)\nEND\nexit \(status)"
  }

  func run(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) -> Tool.Result {
    let path = output.path + "/bin:/usr/bin:/bin"
    let variables = environment.merging(["PATH": path]) { given, _ in given }
    return Tool(environment: variables, currentDirectory: output.path).run(["test"] + arguments)
  }

  func lines(_ file: String) throws -> [String] {
    try output.text(of: "bin/" + file).split(separator: "\n").map(String.init)
  }

  /// Returns the events that `tintype test` wrote.
  func events(in place: String = ".build/tintype") throws -> [JournalEvent] {
    let run = try output.text(of: place + "/latest").trimmingCharacters(in: .whitespacesAndNewlines)
    let text = try output.text(of: "\(place)/runs/\(run)/tintype.jsonl")
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(JournalEvent.self, from: Data($0.utf8))
    }
  }

  /// Returns the last event, without its counts.
  func tested(in place: String = ".build/tintype") throws -> JournalEvent {
    let events = try events(in: place)
    #expect(events.first?.event == .started)
    var tested = try #require(events.last)
    (tested.processes, tested.lines, tested.tests) = (nil, nil, nil)
    return tested
  }

  @Test("--allow-empty allows a run without snapshots")
  func allowEmptyAllowsRunWithoutSnapshots() throws {
    try swift("exit 0")
    #expect(run(["--allow-empty"]).exitCode == .success)
  }

  @Test("Options are passed to the tests as environment variables")
  func optionsArePassedToTestsAsEnvironmentVariables() throws {
    try swift(writing([record("a")], status: 0))
    _ = run(
      [
        "--output-directory", "out", "--attempt", "2", "--record", "never", "--", "--parallel",
        "--filter", "A b",
      ], environment: ["TINTYPE_RUN": "nightly_1", "TINTYPE_RECORD": "all"])
    let stream = "\(output.path)/out/runs/nightly_1/swift-testing-\(getpid()).events"
    #expect(
      try lines("called") == [
        "test", "--parallel", "--filter", "A b", "--event-stream-output-path", stream,
      ])
    #expect(
      try lines("variables") == [
        "TINTYPE_ATTEMPT=2", "TINTYPE_OUTPUT=\(output.path)/out", "TINTYPE_RECORD=never",
        "TINTYPE_RUN=nightly_1", "TINTYPE_SUPERVISED=1",
      ])
    #expect(
      try tested(in: "out") == JournalEvent(.tested, attempt: 2, status: 0, isWhole: false))
    #expect(try output.text(of: "out/latest") == "nightly_1\n")
  }

  @Test("Every call is a separate run")
  func everyCallIsARunOfItsOwn() throws {
    try swift(writing([record("a")], status: 0))
    _ = (run(), run())
    let runs = try FileManager.default.contentsOfDirectory(
      atPath: output.path + "/.build/tintype/runs")
    #expect(runs.count == 2)
    #expect(runs.allSatisfy { $0.hasPrefix("test-") && $0.count == 17 })
  }

  @Test(
    "The output directory follows the package's build directory",
    arguments: [
      (["--", "--scratch-path", "X"], [:], "/X/tintype"),
      (["--", "--scratch-path=X/", "--parallel"], [:], "/X/tintype"),
      (["--", "--scratch-path", ".build"], [:], "/.build/tintype"),
      ([], ["SWIFTPM_BUILD_DIR": "Y"], "/Y/tintype"),
      (["--", "--scratch-path", "X"], ["SWIFTPM_BUILD_DIR": "Y"], "/X/tintype"),
      (["--output-directory", "Z", "--", "--scratch-path", "X"], [:], "/Z"),
      (["--", "--scratch-path", "X"], ["TINTYPE_OUTPUT": "Z"], "/Z"),
    ] as [([String], [String: String], String)])
  func scratchPath(
    arguments: [String], environment: [String: String], directory: String
  ) throws {
    try swift(writing([record("a", .changed)], status: 1))
    let result = run(["--no-report"] + arguments, environment: environment)
    #expect(try lines("variables").contains("TINTYPE_OUTPUT=" + output.path + directory))
    let isNamed = ["/X/tintype", "/Y/tintype"].contains(directory)
    #expect(
      result.output.contains("tintype report --output-directory \(output.path)\(directory)\n")
        == isNamed)
    let owner = FileManager.default.contents(atPath: output.path + directory + "/package")
    #expect(
      owner.map { String(decoding: $0, as: UTF8.self) } == (isNamed ? output.path + "\n" : nil))
  }

  static let refusals: [(arguments: [String], environment: [String: String], code: ExitCode)] = [
    (["--shard", "3/2"], [:], .usage),
    ([], ["TEST_TOTAL_SHARDS": "2"], .usage),
    (["--attempt", "0"], [:], .usage),
    ([], ["TINTYPE_RUN": "a.b"], .usage),
    ([], ["TINTYPE_RUN": "-a"], .usage),
    (["--record", "always"], [:], .usage),
    (["stray"], [:], .usage),
    (["--shard", "1/2", "--", "--filter", "("], [:], .usage),
    ([], ["PATH": "/none"], .error),
    (["--output-directory", "/dev/null/x"], [:], .cannotCreate),
  ]

  @Test("Invalid options of test are rejected")
  func invalidOptionsOfTestAreRejected() throws {
    try swift("exit 0", list: ["T.S/a()"])
    assertTexts(
      Self.refusals.map { arguments, environment, code in
        let variables = environment.map { "\($0)=\($1)" }
        let heading = (variables + [typed(["test"] + arguments)]).joined(separator: " ")
        let result = run(arguments, environment: environment)
        #expect(result.exitCode == code, "\(heading)")
        return (heading, result.messages)
      }, redacting: [.runs])
  }

  static let errors: [(name: String, error: TestError)] = [
    ("missing", .missing(program: "swift")),
    ("cannotStart", .cannotStart(program: "/s", code: 7)),
    ("notListed", .notListed(status: 1)),
    ("badFilter", .badFilter("(")),
    ("badRunName", .badRunName("a b")),
    ("cannotWrite", .cannotWrite(path: "/o", error: .system(code: 28))),
  ]

  @Test("Errors of test have a description with a recovery suggestion")
  func errorsOfTestHaveDescriptionWithRecoverySuggestion() {
    assertTexts(Self.errors.map { ($0.name, $0.error.description) })
  }
}
