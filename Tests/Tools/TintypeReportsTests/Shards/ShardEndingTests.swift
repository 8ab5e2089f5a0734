// SPDX-License-Identifier: MIT

import Testing
import TintypeReliability
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

/// The ways in which an attempt at a shard can end.
@Suite("The end of a shard") struct ShardEndingTests {
  /// The remains of an attempt.
  struct Ending {
    /// The exit code of `swift test` in the last line of `tintype test`; `nil` without that line.
    var status: Int?
    /// A Boolean value that indicates whether the test process ended normally.
    var processEnds = true
    /// The outcome of the only snapshot.
    var outcome = JournalRecord.Outcome.matched
    /// A Boolean value that indicates whether a test failed for a reason that is not a snapshot.
    var testFails = false
  }

  private static func files(_ ending: Ending, attempt: Int = 1) throws -> [JournalContents] {
    let shard = Shard(index: 1, total: 1)
    func event(_ kind: JournalEvent.Kind) -> JournalEvent {
      JournalEvent(kind, attempt: attempt, shard: shard)
    }
    var began = event(.began)
    began.isSupervised = true
    var taken = record("a", ending.outcome)
    (taken.attempt, taken.shard) = (attempt, shard)
    var lines: [JournalLine] = [.event(began), .record(taken)]
    if ending.testFails {
      var failed = event(.testFailed)
      (failed.test, failed.message) = ("T.S/other()", "1 == 2")
      lines.append(.event(failed))
    }
    if ending.processEnds {
      var ended = event(.ended)
      ended.lines = lines.count - 1
      lines.append(.event(ended))
    }
    var command: [JournalLine] = [.event(event(.started))]
    if let status = ending.status {
      var tested = JournalEvent(
        .tested, attempt: attempt, shard: shard, status: status, isWhole: status < 128)
      (tested.processes, tested.lines, tested.tests) = (1, 0, 1)
      command.append(.event(tested))
    }
    return [("process", lines), ("tintype", command)].map { name, lines in
      JournalContents(
        file: "\(attempt)-\(name).jsonl",
        lines: lines.enumerated().map { .init(number: $0 + 1, content: $1) })
    }
  }

  private static func report(_ endings: [Ending]) throws -> Report {
    let files = try endings.enumerated().flatMap { try Self.files($1, attempt: $0 + 1) }
    return Report(RunJournal(run: try RunName("run"), files: files))
  }

  typealias Case = (
    name: String, attempts: [Ending], findings: [RunVerdict.Finding], words: String?
  )

  private static let killed = Ending(status: nil, processEnds: false)

  private static let cases: [Case] = [
    ("ended", [Ending(status: 0)], [], nil),
    ("everything was killed", [killed], [.incomplete], "did not end: it was killed"),
    (
      "tintype test was killed after the tests", [Ending(status: nil)], [.incomplete],
      "did not end: it was killed"
    ),
    (
      "terminated", [Ending(status: 143, processEnds: false)], [.incomplete],
      "Shard 1/1: The tests were canceled or killed before they ended, by signal 15 (TERM)"
    ),
    (
      "interrupted", [Ending(status: 130, processEnds: false)], [.incomplete],
      "canceled or killed before they ended, by signal 2 (INT)"
    ),
    (
      "the terminal was closed", [Ending(status: 129, processEnds: false)], [.incomplete],
      "canceled or killed before they ended, by signal 1 (HUP)"
    ),
    (
      "killed for lack of memory", [Ending(status: 137, processEnds: false)], [.incomplete],
      "canceled or killed before they ended, by signal 9 (KILL)"
    ),
    (
      "a limit of processor time", [Ending(status: 152, processEnds: false)], [.incomplete],
      "canceled or killed before they ended, by signal 24 (XCPU)"
    ),
    (
      "terminated after the tests", [Ending(status: 143)], [.incomplete], "by signal 15 (TERM)"
    ),
    (
      "terminated with a change", [Ending(status: 143, processEnds: false, outcome: .changed)],
      [.incomplete, .different], "by signal 15 (TERM)"
    ),
    (
      "terminated with another failure",
      [Ending(status: 143, processEnds: false, testFails: true)], [.error, .incomplete],
      "failed for a reason other than a snapshot"
    ),
    (
      "a crash of a test process", [Ending(status: 1, processEnds: false)],
      [.error, .incomplete], "did not end normally"
    ),
    (
      "a crash of swift test", [Ending(status: 139, processEnds: false)], [.error, .incomplete],
      "ended with signal 11"
    ),
    ("a failed check", [Ending(status: 134)], [.error], "ended with signal 6"),
    ("a full disk or the like", [Ending(status: 1)], [.error], "ended with exit code 1"),
    (
      "terminated, then repeated", [Ending(status: 143, processEnds: false), Ending(status: 0)],
      [], nil
    ),
    ("killed, then repeated", [killed, Ending(status: 0)], [], nil),
    (
      "terminated twice",
      [Ending(status: 143, processEnds: false), Ending(status: 143, processEnds: false)],
      [.incomplete], "Shard 1/1, attempt 2: The tests were canceled"
    ),
    (
      "ended, then repeated and terminated",
      [Ending(status: 0), Ending(status: 143, processEnds: false)], [.incomplete],
      "Shard 1/1, attempt 2: The tests were canceled"
    ),
  ]

  @Test("Each end of a shard has its findings and its message", arguments: cases.indices)
  func endings(index: Int) throws {
    let (name, attempts, findings, words) = Self.cases[index]
    let report = try Self.report(attempts)
    #expect(RunVerdict(report).findings == findings, "\(name)")
    let texts = report.problems.map(\.reason.description)
    #expect(texts.isEmpty == (words == nil), "\(name): \(texts)")
    if let words { #expect(texts.contains { $0.contains(words) }, "\(name): \(texts)") }
  }

  @Test(
    "The message of a canceled shard does not suggest a crash", arguments: [129, 130, 137, 143])
  func wording(status: Int) throws {
    let report = try Self.report([Ending(status: status, processEnds: false)])
    #expect(report.problems.count == 1)
    for problem in report.problems { #expect(!problem.description.contains("crash")) }
  }

  @Test("A line that a canceled process did not finish is no problem of its own")
  func truncated() throws {
    var files = try Self.files(Ending(status: 143, processEnds: false))
    files[0].lines.append(.init(number: 3, content: .problem(.truncated)))
    let report = Report(RunJournal(run: try RunName("run"), files: files))
    #expect(report.problems.count == 1)
    files = try Self.files(Ending(status: 1, processEnds: false))
    files[0].lines.append(.init(number: 3, content: .problem(.truncated)))
    let crashed = Report(RunJournal(run: try RunName("run"), files: files))
    #expect(crashed.problems.map(\.reason).contains(.truncated))
  }

  @Test("Another damaged line counts in a canceled shard, too")
  func damaged() throws {
    var files = try Self.files(Ending(status: 143, processEnds: false))
    files[0].lines.append(.init(number: 3, content: .problem(.notJSON)))
    let report = Report(RunJournal(run: try RunName("run"), files: files))
    #expect(report.problems.map(\.reason).contains(.notJSON))
  }
}
