// SPDX-License-Identifier: MIT

import TintypeRuns

/// The results of a run of one commit, as a history keeps them.
package struct CommitRun: Hashable, Sendable {
  /// The name of the commit, 40 or 64 hexadecimal digits.
  package var commit: String
  /// The name of the run.
  package var run: String
  /// The time at which the run was added, in seconds since 1970.
  package var time: Int
  /// The findings of the run, the most severe first.
  package var verdict: [RunVerdict.Finding]
  /// The snapshots, sorted by name.
  package var snapshots: [Snapshot]

  /// The result of one snapshot.
  package struct Snapshot: Hashable, Sendable {
    package var name: SnapshotName
    /// The extension of the snapshot's file; empty if it has none.
    package var pathExtension: String
    package var outcome: JournalRecord.Outcome
    /// The digest of the reference, in hexadecimal digits; `nil` if there was none.
    package var reference: String?
    /// The digest of the new file, in hexadecimal digits; `nil` if the snapshot matched.
    package var actual: String?
    /// The duration; `nil` if it is unknown.
    package var microseconds: Int?
    /// The identity of the test program, see ``TestProgram/identity``; `nil` if it is unknown.
    package var program: String?

    /// Creates a result.
    package init(
      _ name: SnapshotName, pathExtension: String = "", outcome: JournalRecord.Outcome,
      reference: String? = nil, actual: String? = nil, microseconds: Int? = nil,
      program: String? = nil
    ) {
      (self.name, self.pathExtension, self.outcome) = (name, pathExtension, outcome)
      (self.reference, self.actual) = (reference, actual)
      (self.microseconds, self.program) = (microseconds, program)
    }

    /// The identity of the snapshot.
    struct Key: Hashable {
      var name: SnapshotName
      var pathExtension: String
    }

    var key: Key { Key(name: name, pathExtension: pathExtension) }

    /// Returns whether this result is before another one in a run, in an order that depends on
    /// nothing but bytes.
    static func isBefore(_ first: Self, _ second: Self) -> Bool {
      first.order.lexicographicallyPrecedes(second.order) { $0.lexicographicallyPrecedes($1) }
    }

    private var order: [[UInt8]] {
      [name.target, name.suite, name.test, name.identifier, pathExtension].map { Array($0.utf8) }
    }
  }

  /// Creates a run.
  package init(
    commit: String, run: String, time: Int, verdict: [RunVerdict.Finding] = [],
    snapshots: [Snapshot]
  ) {
    (self.commit, self.run, self.time, self.verdict) = (commit, run, time, verdict)
    self.snapshots = snapshots
  }

  /// Creates the run of a report.
  ///
  /// - Parameters:
  ///   - commit: The commit that was tested.
  ///   - time: The current time, in seconds since 1970.
  ///   - report: The report.
  ///   - history: The runs of its output directory, from which the test programs are taken.
  package init(commit: String, time: Int, report: Report, history: RunHistory) {
    let run = report.run.description
    let snapshots = report.entries.map { entry in
      let record = entry.record
      let result = history.history(of: entry).results.first {
        $0.run == run && $0.outcome == record.outcome
      }
      return Snapshot(
        record.snapshot, pathExtension: entry.pathExtension, outcome: record.outcome,
        reference: Self.digest(record.digests?.reference ?? record.matchedDigest),
        actual: Self.digest(record.digests?.actual), microseconds: record.microseconds,
        program: result?.program.flatMap { Self.isText($0) && !$0.isEmpty ? $0 : nil })
    }
    self.init(
      commit: commit, run: run, time: time, verdict: RunVerdict(report).findings,
      snapshots: snapshots.sorted(by: Snapshot.isBefore))
  }

  /// A Boolean value that indicates whether snapshots without a result may have been taken.
  package var isIncomplete: Bool {
    verdict.contains(.incomplete) || verdict.contains(.nothingRan)
  }

  /// Returns a text that is a digest; otherwise `nil`, since journals are written by tests.
  private static func digest(_ text: String?) -> String? {
    text.flatMap { isDigest($0) ? $0 : nil }
  }

  /// Returns whether a text consists of 16 to 128 hexadecimal digits in lower case.
  static func isDigest(_ text: String) -> Bool {
    (16...128).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Returns whether a text is short, and has no control characters.
  static func isText(_ text: String) -> Bool {
    text.utf8.count <= 2_000
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
