// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

/// One snapshot in a report: the record that counts, and the outcomes of all of its records.
package struct ReportEntry: Hashable, Sendable {
  /// The record that counts: the worst of the latest attempt, see ``SnapshotResolution``.
  package var record: JournalRecord
  /// The outcomes of all records, by attempt and part; the worst outcome of each comes last.
  package var outcomes: [JournalRecord.Outcome]

  /// Names the snapshot in links, 12 hexadecimal digits made of its name and its file's extension.
  package var id: String {
    let key = "\(record.snapshot)\n\(Self.pathExtension(of: record))"
    return String(Digest128.of(Array(key.utf8)).hexadecimal.prefix(12))
  }

  /// The extension of the snapshot's file, such as `png`; empty where it has none or is not known.
  package var pathExtension: String { Self.pathExtension(of: record) }

  /// How many records the run has of this snapshot, at least 1.
  package var attempts: Int { outcomes.count }

  /// Creates an entry from a snapshot's only record.
  package init(_ record: JournalRecord) {
    self.init(record, outcomes: [record.outcome])
  }

  /// Creates an entry from the record that counts and the outcomes of all.
  init(_ record: JournalRecord, outcomes: [JournalRecord.Outcome]) {
    self.record = record
    self.outcomes = outcomes
  }

  /// What one snapshot is told from others by: one name may stand for a picture and for a text.
  struct Key: Hashable, Comparable {
    var snapshot: SnapshotName
    var pathExtension: String

    init(_ record: JournalRecord) {
      snapshot = record.snapshot
      pathExtension = ReportEntry.pathExtension(of: record)
    }

    /// By name, then by extension.
    static func < (first: Self, second: Self) -> Bool {
      first.snapshot == second.snapshot
        ? first.pathExtension < second.pathExtension : first.snapshot.isBefore(second.snapshot)
    }
  }

  private static func pathExtension(of record: JournalRecord) -> String {
    guard let path = record.reference ?? record.artifacts?.actual else { return "" }
    let name = FilePath.name(of: path)
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }
}
