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
  private func swift(_ script: String, list: [String] = []) throws {
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

  private func install(_ script: String) throws {
    let folder = output.path + "/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try InstalledProgram.write(script, to: folder + "/swift")
  }

  /// Returns a script that writes records.
  private func writing(_ records: [JournalRecord], status: Int32) throws -> String {
    let lines = try wholeJournal(records).joined(separator: "\n")
    return "mkdir -p \"$journal\"; cat >\"$journal/1.jsonl\" <<'END'\n\(lines)\nEND\nexit \(status)"
  }

  private func run(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) -> Tool.Result {
    let path = output.path + "/bin:/usr/bin:/bin"
    let variables = environment.merging(["PATH": path]) { given, _ in given }
    return Tool(environment: variables, currentDirectory: output.path).run(["test"] + arguments)
  }

  private func lines(_ file: String) throws -> [String] {
    try output.text(of: "bin/" + file).split(separator: "\n").map(String.init)
  }

  /// Returns the arguments of `swift`, without the event stream at their end.
  private func calledTests() throws -> [String] {
    let called = try lines("called")
    #expect(called.dropLast().last == "--event-stream-output-path")
    return called.dropLast(2)
  }

  /// Returns the events that `tintype test` wrote.
  private func events(in place: String = ".build/tintype") throws -> [JournalEvent] {
    let run = try output.text(of: place + "/latest").trimmingCharacters(in: .whitespacesAndNewlines)
    let text = try output.text(of: "\(place)/runs/\(run)/tintype.jsonl")
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(JournalEvent.self, from: Data($0.utf8))
    }
  }

  /// Returns the last event, without its counts.
  private func tested(in place: String = ".build/tintype") throws -> JournalEvent {
    let events = try events(in: place)
    #expect(events.first?.event == .started)
    var tested = try #require(events.last)
    (tested.processes, tested.lines, tested.tests) = (nil, nil, nil)
    return tested
  }

  typealias Case = ([JournalRecord], Int32, ExitCode)

  static let endings: [Case] = [
    ([record("a")], 0, .success),
    ([record("a", .changed)], 1, .different),
    ([record("a", .missing)], 1, .different),
    ([record("a", .recorded)], 1, .different),
    ([record("a", .failed)], 1, .error),
    ([record("a")], 1, .error),
    ([record("a", .changed)], 139, .error),
    ([], 0, .nothingRan),
    ([], 1, .error),
  ]

  @Test("The exit code distinguishes changed snapshots from failing tests", arguments: endings)
  func exitCodeDistinguishesChangedSnapshotsFromFailingTests(
    records: [JournalRecord], status: Int32, code: ExitCode
  ) throws {
    try swift(records.isEmpty ? "exit \(status)" : writing(records, status: status))
    let result = run()
    #expect(result.exitCode == code)
    let event = try tested()
    #expect(event == JournalEvent(.tested, status: Int(status), isWhole: true))
  }

  /// Returns a script that writes the event stream of Swift Testing.
  private func streaming(_ lines: [String]) -> String {
    """
    while [ $# -gt 1 ]; do
      [ "$1" != --event-stream-output-path ] || stream=$2
      shift
    done
    cat >"$stream" <<'END'
    \(lines.joined(separator: "\n"))
    END

    """
  }

  /// Returns the event of a failure; by default at the location of the record of a snapshot.
  private func issue(
    _ message: String, line: Int = 12, isKnown: Bool = false, severity: String = "error"
  ) -> String {
    """
    {"kind":"event","payload":{"issue":{"isFailure":true,"isKnown":\(isKnown),"severity":"\(severity)",\
    "sourceLocation":{"fileID":"T\\/S.swift","line":\(line),"column":3}},\
    "kind":"issueRecorded","messages":[{"symbol":"fail","text":"\(message)"}],\
    "testID":"T.S\\/a()\\/S.swift:3:4"},"version":"6.3.0"}
    """
  }

  private let streamEnd =
    #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":"6.3.0"}"#

  @Test(
    "Other failures of Swift Testing are failures even if a snapshot changed")
  func otherFailure() throws {
    var changed = record("a", .changed, message: "Snapshot a differs.")
    changed.failure = JournalRecord.Failure(
      "1-1",
      FailureSource(test: "T.S/a()/S.swift:3:4", fileID: "T/S.swift", isReturned: false))
    for (stream, code) in [
      ([issue("Any text."), streamEnd], ExitCode.different),
      ([issue("Any text."), issue("1 == 2", line: 13), streamEnd], .error),
      ([issue("Any text."), issue("1 == 2"), streamEnd], .error),
      ([issue("Any text."), issue("1 == 2", isKnown: true), streamEnd], .different),
      ([issue("Any text."), issue("slow", severity: "warning"), streamEnd], .different),
      // Swift Testing did not run to its end.
      ([issue("Any text.")], .error),
    ] {
      try swift(streaming(stream) + writing([changed], status: 1))
      #expect(run().exitCode == code)
    }
  }

  @Test("A known issue of a snapshot is not a change, and the run passes as its tests do")
  func knownIssue() throws {
    var changed = record("a", .changed, message: "Snapshot a differs.")
    changed.failure = JournalRecord.Failure(
      "1-1",
      FailureSource(test: "T.S/a()/S.swift:3:4", fileID: "T/S.swift", isReturned: true))
    try swift(
      streaming([issue("Any text.", isKnown: true), streamEnd]) + writing([changed], status: 0))
    let result = run(["--no-report"])
    #expect(result.exitCode == .success)
    #expect(result.output.contains("1 known issue"))
    #expect(try events().map(\.event) == [.started, .knownIssue, .tested])
  }

  @Test("Skipped tests and the number of tests are recorded")
  func skips() throws {
    func event(_ kind: String, _ test: String) -> String {
      """
      {"kind":"event","payload":{"kind":"\(kind)","messages":[],"testID":"\(test)"},"version":"6.3.0"}
      """
    }
    try swift(
      streaming([
        event("testStarted", #"T.S"#), event("testStarted", #"T.S\/a()\/S.swift:3:4"#),
        event("testSkipped", #"T.S\/b()\/S.swift:5:4"#), "garbage", streamEnd,
      ]) + writing([record("a")], status: 0))
    #expect(run().exitCode == .success)
    let events = try events()
    #expect(events.map(\.event) == [.started, .testSkipped, .tested])
    #expect(events[1].test == "T.S/b()")
    #expect(events.last?.tests == 1)
    #expect(events.last?.processes == 1)
    #expect(events.last?.lines == 1)
    let folder = try FileManager.default.subpathsOfDirectory(
      atPath: output.path + "/.build/tintype")
    #expect(!folder.contains { $0.hasSuffix(".events") })
  }

  @Test("A stopped run leaves a journal without an end")
  func stopped() throws {
    try swift(writing([record("a")], status: 0))
    _ = run(environment: ["TINTYPE_RUN": "r"])
    let file = ".build/tintype/runs/r/tintype.jsonl"
    let first = try output.text(of: file).split(separator: "\n")[0]
    try output.write(first + "\n", to: file)
    let report = Report(
      try JournalReader(
        output: OutputDirectory(path: output.path + "/.build/tintype")
      ).read())
    #expect(report.problems.map(\.reason) == [.commandNotEnded])
  }

  @Test("A test process that ends by a signal is a failure")
  func testProcessThatEndsBySignalIsFailure() throws {
    try swift("kill -KILL $$")
    #expect(run().exitCode == .error)
    #expect(try tested().status == 137)
  }

  #if os(Linux)
    /// The signals that processes do not ignore because this one does.
    static let signals = [("INT", SIGINT), ("TERM", SIGTERM)].filter {
      !SignalRelay.isIgnored($0.1)
    }.map { ($0.0, 128 + Int($0.1)) }

    @Test("SIGINT and SIGTERM are forwarded to the tests", arguments: try nonEmpty(signals))
    func sigintAndSIGTERMAreForwardedToTests(signal: String, status: Int) throws {
      // This process reads forever and ends only if the signal is forwarded to it.
      try swift("kill -\(signal) $PPID; exec tail -f /dev/null")
      // A process of its own receives the signal, because other tests of this one start programs, too.
      let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("tintype").path
      let ending = try ChildProcess(
        program: "/usr/bin/env", arguments: ["-C", output.path, tool, "test"],
        environment: ["PATH": output.path + "/bin:/usr/bin:/bin"]
      ).run(output: .capturedWithMessages)
      #expect(Int(ending.status) == status)
      #expect(try tested() == JournalEvent(.tested, status: status, isWhole: false))
    }
  #endif

  @Test("A damaged journal is reported as incomplete")
  func aDamagedJournalIsIncomplete() throws {
    try swift("mkdir -p $journal; echo garbage >$journal/1.jsonl")
    let result = run()
    #expect(result.exitCode == .incomplete)
    #expect(result.messages.contains("1.jsonl, line 1: "))
    assertText(
      result.messages, in: output.path, redacting: [.runs])
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

  @Test("The output summarizes the run and suggests the next commands")
  func outputSummarizesRunAndSuggestsNextCommands() throws {
    try swift(writing([record("a", .changed, message: "It differs."), record("b")], status: 1))
    let result = run(["--output-directory", "it's out"])
    let page = try #require(FilePath.resolved(output.path + "/it's out/report/index.html"))
    #expect(result.output.hasSuffix(" \(FilePath.url(page))\n"))
    assertText(
      result.output, redacting: [.replacing(FilePath.url(page), with: "[page]")])
    #expect(run(["--no-report", "--output-directory", "b"]).output.contains("file://") == false)
    #expect(!FileManager.default.fileExists(atPath: output.path + "/b/report"))
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

  @Test("--format json prints nothing but JSON")
  func printsJSONAlone() throws {
    try swift("echo noise\n" + writing([record("a", .changed)], status: 1))
    let result = run(["--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(json?["verdict"] as? [String] == ["different"])
    #expect(result.exitCode == .different)
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

  @Test("Bazel's variables are supported")
  func servesBazel() throws {
    try swift(writing([record("a", .changed)], status: 1), list: ["T.S/one()"])
    let outputs = output.path + "/undeclared"
    _ = run(environment: [
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "1",
      "TEST_SHARD_STATUS_FILE": output.path + "/status",
      "TEST_UNDECLARED_OUTPUTS_DIR": outputs, "XML_OUTPUT_FILE": output.path + "/test.xml",
    ])
    #expect(try output.text(of: "status").isEmpty)
    #expect(try output.text(of: "test.xml").contains("<failure type=\"changed\""))
    #expect(try tested(in: "undeclared").shard == Shard(index: 1, total: 1))
  }

  @Test("GitHub Actions gets annotations and a summary")
  func servesGitHub() throws {
    try swift(writing([record("a", .changed)], status: 1))
    let result = run(environment: [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": output.path + "/summary.md",
      "GITHUB_WORKSPACE": FilePath.parent(of: output.path),
    ])
    let folder = FilePath.name(of: output.path)
    let annotation = try #require(result.output.split(separator: "\n").last)
    #expect(
      annotation.hasPrefix(
        "::error file=\(folder)/Tests/LoginTests.swift,line=12,title=FormTests/LoginTests/a.1::"))
    let summary = try output.text(of: "summary.md")
    #expect(summary.hasPrefix("\n# Tintype: "))
    assertText(
      result.output, named: "output", in: output.path,
      redacting: [.runs, .replacing(folder, with: "[folder]")])
    assertText(summary, named: "summary", redacting: [.runs])
  }

  @Test("A summary that cannot be written is reported")
  func summaryThatCannotBeWrittenIsReported() throws {
    try swift(writing([record("a")], status: 0))
    let result = run(environment: [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": output.path + "/none/summary.md",
    ])
    assertText(result.messages, in: output.path)
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

  @Test("A page that cannot be written does not hide the verdict")
  func pageThatCannotBeWrittenDoesNotHideVerdict() throws {
    try swift(writing([record("a")], status: 0))
    try output.write("mine", to: ".build/tintype/report/mine.txt")
    let result = run()
    #expect(result.exitCode == .cannotCreate)
    assertText(result.output + result.messages, in: output.path)
    #expect(try output.text(of: ".build/tintype/report/mine.txt") == "mine")
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
