// SPDX-License-Identifier: MIT

import Testing
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

@Suite("The comparison with the results of a commit") struct CommitComparisonTests {
  typealias Snapshot = CommitRun.Snapshot

  private static func name(_ test: String) -> SnapshotName {
    SnapshotName(target: "T", suite: "S", test: test, identifier: "1")
  }

  private static func result(
    _ outcome: JournalRecord.Outcome, _ actual: String? = nil, program: String? = nil,
    reference: String? = "r", microseconds: Int? = nil, test: String = "t"
  ) -> Snapshot {
    Snapshot(
      name(test), outcome: outcome, reference: reference, actual: actual,
      microseconds: microseconds, program: program)
  }

  private static func run(
    _ snapshots: [Snapshot], commit: String = "base", time: Int = 0,
    verdict: [RunVerdict.Finding] = []
  ) -> CommitRun {
    CommitRun(
      commit: commit, run: "run-\(time)", time: time, verdict: verdict, snapshots: snapshots)
  }

  private static func kinds(
    _ now: Snapshot, since base: [CommitRun], commit: String = "now"
  ) -> [CommitComparison.Kind] {
    CommitComparison(run([now], commit: commit), since: base).changes.map(\.kind)
  }

  typealias Case = (
    name: String, now: Snapshot, base: [CommitRun], kinds: [CommitComparison.Kind]
  )

  private static let cases: [Case] = [
    ("matched, as before", result(.matched), [run([result(.matched)])], []),
    ("changed since", result(.changed, "x"), [run([result(.matched)])], [.new]),
    ("changed as before", result(.changed, "x"), [run([result(.changed, "x")])], [.still]),
    ("another image", result(.changed, "x"), [run([result(.changed, "y")])], [.differently]),
    ("another outcome", result(.failed), [run([result(.changed, "y")])], [.differently]),
    ("failed as before", result(.failed), [run([result(.failed)])], [.still]),
    ("fixed", result(.matched), [run([result(.changed, "x")])], [.fixed]),
    ("recorded", result(.recorded, "x"), [run([])], [.new]),
    ("a new snapshot that matches", result(.matched), [run([])], []),
    (
      "unknown, as the base is incomplete", result(.changed, "x"),
      [run([], verdict: [.incomplete])], []
    ),
    (
      "known, although the base is incomplete", result(.changed, "x"),
      [run([result(.matched)], verdict: [.incomplete])], [.new]
    ),
    (
      "the latest run of the base counts", result(.changed, "x"),
      [run([result(.changed, "x")], time: 1), run([result(.matched)], time: 2)],
      [.new, .flaky]
    ),
    (
      "the latest run that took the snapshot counts", result(.matched),
      [run([result(.matched)], time: 1), run([], time: 2)], []
    ),
    (
      "another reference is no evidence", result(.changed, "x", program: "p", reference: "q"),
      [run([result(.matched, program: "p")])], [.new]
    ),
    (
      "another program is no evidence", result(.changed, "x", program: "p"),
      [run([result(.matched, program: "q")])], [.new]
    ),
    (
      "an unknown program is no evidence", result(.changed, "x"), [run([result(.matched)])], [.new]
    ),
    (
      "the same program is evidence", result(.changed, "x", program: "p"),
      [run([result(.matched, program: "p")])], [.new, .flaky]
    ),
    (
      "two images of the same program are evidence", result(.changed, "x", program: "p"),
      [run([result(.changed, "y", program: "p")])], [.differently, .flaky]
    ),
    (
      "two runs of one commit are evidence", result(.matched),
      [run([result(.changed, "x")], time: 1), run([result(.matched)], time: 2)], [.flaky]
    ),
  ]

  @Test("Each pair of results has its kinds", arguments: cases.indices)
  func kinds(index: Int) {
    let (name, now, base, kinds) = Self.cases[index]
    #expect(Self.kinds(now, since: base) == kinds, "\(name)")
    #expect(Self.kinds(now, since: base.reversed()) == kinds, "\(name)")
  }

  @Test("A run of the base commit itself is evidence")
  func sameCommit() {
    let base = [Self.run([Self.result(.matched)])]
    #expect(
      Self.kinds(Self.result(.changed, "x"), since: base, commit: "base") == [.new, .flaky])
  }

  /// Returns the snapshots that are slower if all others took this multiple of their duration.
  private func slower(from: Int, to: Int, others factor: Double) -> [String] {
    let others = (0..<9).map { Self.result(.matched, microseconds: 50_000, test: "o\($0)") }
    let now = others.map { other in
      var other = other
      other.microseconds = Int(50_000 * factor)
      return other
    }
    let comparison = CommitComparison(
      Self.run(now + [Self.result(.matched, microseconds: to)], commit: "now"),
      since: [Self.run(others + [Self.result(.matched, microseconds: from)])])
    return comparison.changes(.slower).map { "\($0.name.test) \($0.detail)" }
  }

  @Test("Snapshots that take more than twice as long, and 100 ms longer, are slower")
  func slower() {
    #expect(slower(from: 300_000, to: 650_000, others: 1) == ["t 300 ms → 650 ms"])
    #expect(slower(from: 300_000, to: 590_000, others: 1) == [])
    #expect(slower(from: 10_000, to: 100_000, others: 1) == [])
  }

  @Test("A slower machine makes no snapshot slower, and a faster one hides none")
  func machines() {
    #expect(slower(from: 300_000, to: 900_000, others: 3) == [])
    #expect(slower(from: 300_000, to: 2_000_000, others: 3) == ["t 300 ms → 2000 ms"])
    #expect(slower(from: 300_000, to: 650_000, others: 0.5) == ["t 300 ms → 650 ms"])
  }

  @Test("The text counts the kinds, lists the names, and states what is unknown")
  func text() {
    var old = Self.run([Self.result(.matched, test: "a"), Self.result(.failed, test: "b")])
    old.commit = String(repeating: "0123456789", count: 4)
    old.verdict = [.incomplete]
    let comparison = CommitComparison(
      Self.run(
        [
          Self.result(.changed, "x", test: "a"), Self.result(.matched, test: "b"),
        ], commit: "now"), since: [old], distance: 3)
    #expect(
      comparison.text == """
        Since 012345678901, 1 run: 1 new · 1 fixed
          The base has no run; 012345678901 is 3 commits older, so a change may come from a commit \
        between them.
          The run of 012345678901 is incomplete; snapshots that it lacks are not listed.
          new: T/S/a.1
          fixed: T/S/b.1

        """)
  }

  @Test("The text lists at most 20 snapshots of a kind")
  func limit() {
    let now = (10..<35).map { Self.result(.changed, "x", test: "t\($0)") }
    let lines = CommitComparison(Self.run(now), since: [Self.run([], commit: "b")]).text
      .split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.last == "  new: and 5 more")
  }

  @Test("The verdict and the exit code of a report do not depend on the comparison")
  func verdict() throws {
    let output = try TemporaryOutput()
    try output.journal([record("a", .changed), record("b")])
    var report = Report(try output.reader.read())
    let verdict = RunVerdict(report)
    for outcome in JournalRecord.Outcome.allCases {
      let base = Self.run([Snapshot(record("a").snapshot, outcome: outcome)])
      report.comparison = CommitComparison(Self.run([]), since: [base])
      #expect(RunVerdict(report) == verdict)
    }
  }
}
