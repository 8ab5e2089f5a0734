// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

private let commit = String(repeating: "a1", count: 20)

private func digest(_ number: Int) -> String { SHA256Digest.of([UInt8(number)]).hexadecimal }

private func snapshot(
  _ test: String, _ outcome: JournalRecord.Outcome = .matched, _ number: Int = 0
) -> CommitRun.Snapshot {
  CommitRun.Snapshot(
    SnapshotName(target: "T", suite: "S", test: test, identifier: "1"), pathExtension: "png",
    outcome: outcome, reference: digest(0), actual: outcome == .matched ? nil : digest(number),
    microseconds: 1_500, program: "p")
}

private let sample = CommitRun(
  commit: commit, run: "run", time: 1_700_000_000, verdict: [.different],
  snapshots: [snapshot("a"), snapshot("b", .changed, 1), snapshot("ü \"quoted\" 日本")])

@Suite("The file of a run in a history") struct CommitRunTests {
  @Test("The file has one line for the run, for each snapshot, and for the digest")
  func text() throws {
    let lines = String(decoding: try sample.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[0] == """
        {"commit":"\(commit)","programs":["p"],"run":"run","snapshots":3,"time":1700000000,\
        "verdict":["different"],"version":1}
        """)
    #expect(
      lines[2] == """
        ["T","S","b","1","png","changed","\(digest(0))","\(digest(1))",1500,0]
        """)
    #expect(
      String(lines[4])
        == SHA256Digest.of(
          Array((lines.dropLast().joined(separator: "\n") + "\n").utf8)
        ).hexadecimal)
  }

  @Test("A run that is written and read is the same")
  func roundTrip() throws {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      func some<Value>(_ value: Value) -> Value? { random.below(3) == 0 ? nil : value }
      let snapshots = (0..<random.below(20)).map { index in
        CommitRun.Snapshot(
          SnapshotName(
            target: "T\(random.below(2))", suite: "S/ö\(random.below(3))", test: "t\(index)",
            identifier: "\(random.below(12))"),
          pathExtension: ["", "png", "txt"][random.below(3)],
          outcome: JournalRecord.Outcome.allCases[random.below(5)],
          reference: some(digest(random.below(9))), actual: some(digest(random.below(9))),
          microseconds: some(random.below(1_000_000)), program: some("p\(random.below(3))"))
      }.sorted(by: CommitRun.Snapshot.isBefore)
      let run = CommitRun(
        commit: commit, run: "r\(seed)", time: random.below(2_000_000_000),
        verdict: [[], [.error, .incomplete]][random.below(2)], snapshots: snapshots)
      #expect(try CommitRun(reading: run.bytes, of: commit) == run)
    }
  }

  @Test("A file that is cut at any byte is not used")
  func cut() throws {
    let bytes = try sample.bytes
    let read = bytes.indices.filter {
      (try? CommitRun(reading: Array(bytes[..<$0]), of: commit)) != nil
    }
    #expect(read == [])
    #expect(throws: CommitRun.Damage.damaged) {
      try CommitRun(reading: bytes.dropLast(), of: commit)
    }
  }

  @Test("A file with any other byte is not used")
  func altered() throws {
    let bytes = try sample.bytes
    let read = bytes.indices.filter { index in
      [1, 0x20, 0x80].contains { (mask: UInt8) in
        var bytes = bytes
        bytes[index] ^= mask
        return (try? CommitRun(reading: bytes, of: commit)) != nil
      }
    }
    #expect(read == [])
  }

  /// Returns a file with these lines and their digest.
  private func file(_ lines: [String]) -> [UInt8] {
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    return bytes + Array("\(SHA256Digest.of(bytes).hexadecimal)\n".utf8)
  }

  private static func header(
    version: String = "1", commit: String = "\"\(commit)\"", snapshots: Int = 1,
    time: String = "5", verdict: String = "[]", programs: String = "[]"
  ) -> String {
    """
    {"commit":\(commit),"programs":\(programs),"run":"r","snapshots":\(snapshots),"time":\(time),\
    "verdict":\(verdict),"version":\(version)}
    """
  }

  private static let row = #"["T","S","t","1","png","matched",null,null,null,null]"#

  static let hostile: [(lines: [String], damage: CommitRun.Damage?)] = [
    ([header(), row], nil),
    ([header(version: "2"), row], .newer(2)),
    ([header(version: "0"), row], .damaged),
    ([header(version: "\"1\""), row], .damaged),
    ([header(commit: "\"\(String(repeating: "b", count: 40))\""), row], .otherCommit),
    ([header(commit: "null"), row], .damaged),
    ([header(snapshots: 2), row], .damaged),
    ([header(snapshots: -1), row], .damaged),
    ([header(snapshots: .max), row], .damaged),
    ([header(time: "-5"), row], .damaged),
    ([header(time: "1e300"), row], .damaged),
    ([header(verdict: "[\"perfect\"]"), row], .damaged),
    ([header(programs: "[1]"), row], .damaged),
    // The text of these contents is another one.
    ([header(programs: "[\"unused\"]"), row], .damaged),
    ([" " + header(), row], .damaged),
    ([header(), row.replacing("\"T\"", with: "\"\"")], .damaged),
    ([header(), row.replacing("\"t\"", with: "\"\\u0007\"")], .damaged),
    ([header(), row.replacing("matched", with: "perfect")], .damaged),
    ([header(), row.replacing("matched\",null", with: "matched\",\"../x\"")], .damaged),
    ([header(), row.replacing("null]", with: "0]")], .damaged),
    ([header(), row.replacing("null]", with: "-1]")], .damaged),
    ([header(), row.replacing("null,null]", with: "-7,null]")], .damaged),
    ([header(), "[" + row + "]"], .damaged),
    ([header(), String(repeating: "[", count: 10_000)], .damaged),
    ([header(), "\"" + String(repeating: "x", count: 20_000) + "\""], .damaged),
    ([header(snapshots: 2), row, row], .damaged),
    ([header(snapshots: 2), row.replacing("\"T\"", with: "\"U\""), row], .damaged),
    (["<html>"], .damaged), ([""], .damaged), (["{}"], .damaged), (["[]"], .damaged),
  ]

  @Test("Other contents are not used", arguments: hostile.indices)
  func hostileContents(index: Int) throws {
    let (lines, damage) = Self.hostile[index]
    if let damage {
      #expect(throws: damage) { try CommitRun(reading: file(lines), of: commit) }
    } else {
      #expect(try CommitRun(reading: file(lines), of: commit).snapshots.count == 1)
    }
  }

  @Test("Empty contents are not used")
  func empty() {
    #expect(throws: CommitRun.Damage.damaged) { try CommitRun(reading: [], of: commit) }
  }

  @Test("A run with too many snapshots or a name that no reader accepts is not written")
  func notStorable() {
    let many = CommitRun(
      commit: commit, run: "r", time: 0,
      snapshots: Array(repeating: snapshot("a"), count: CommitRun.snapshotLimit + 1))
    #expect(throws: HistoryError.tooManySnapshots(count: 200_001)) { try many.bytes }
    for name in ["a\u{7}", String(repeating: "x", count: 3_000)] {
      let run = CommitRun(commit: commit, run: "r", time: 0, snapshots: [snapshot(name)])
      #expect(throws: HistoryError.notStorable("T/S/\(name).1")) { try run.bytes }
    }
  }

  @Test("A run contains the results of a report and the test programs of its journals")
  func report() throws {
    let output = try TemporaryOutput()
    var began = JournalEvent(.began)
    began.program = "program"
    var matched = record("b")
    matched.matchedDigest = digest(3)
    var changed = record("a", .changed)
    changed.digests = JournalRecord.Digests(reference: digest(1), actual: digest(2))
    changed.microseconds = 7
    var ended = JournalEvent(.ended)
    ended.lines = 2
    try output.journal([line(began), line(matched), line(changed), line(ended)])
    let run = CommitRun(
      commit: commit, time: 5, report: Report(try output.reader.read()),
      history: RunHistory(of: output.directory))
    #expect(run.run == "run")
    #expect(run.verdict == [.different])
    #expect(
      run.snapshots == [
        CommitRun.Snapshot(
          changed.snapshot, outcome: .changed, reference: digest(1), actual: digest(2),
          microseconds: 7, program: "program"),
        CommitRun.Snapshot(
          matched.snapshot, outcome: .matched, reference: digest(3), program: "program"),
      ])
  }
}
