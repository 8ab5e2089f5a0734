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

// The exit code and the journal of runs that fail.
extension TestVerbTests {
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

  private static let streamEnd =
    #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":"6.3.0"}"#

  @Test(
    "Other failures of Swift Testing are failures even if a snapshot changed")
  func otherFailure() throws {
    var changed = record("a", .changed, message: "Snapshot a differs.")
    changed.failure = JournalRecord.Failure(
      "1-1",
      FailureSource(test: "T.S/a()/S.swift:3:4", fileID: "T/S.swift", isReturned: false))
    for (stream, code) in [
      ([issue("Any text."), Self.streamEnd], ExitCode.different),
      ([issue("Any text."), issue("1 == 2", line: 13), Self.streamEnd], .error),
      ([issue("Any text."), issue("1 == 2"), Self.streamEnd], .error),
      ([issue("Any text."), issue("1 == 2", isKnown: true), Self.streamEnd], .different),
      ([issue("Any text."), issue("slow", severity: "warning"), Self.streamEnd], .different),
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
      streaming([issue("Any text.", isKnown: true), Self.streamEnd]) + writing([changed], status: 0)
    )
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
        event("testSkipped", #"T.S\/b()\/S.swift:5:4"#), "garbage", Self.streamEnd,
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

  @Test(
    "A program that crashes is a failure, and one that is killed makes the run incomplete",
    arguments: [
      ("SEGV", 139, ExitCode.error), ("ABRT", 134, .error), ("KILL", 137, .incomplete),
      ("TERM", 143, .incomplete),
    ])
  func signals(signal: String, status: Int, expected: ExitCode) throws {
    try swift("kill -\(signal) $$")
    #expect(run().exitCode == expected)
    #expect(try tested().status == status)
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
}
