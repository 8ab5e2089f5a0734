// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

/// One snapshot in a report: its last record, and how its attempts went.
public struct ReportEntry: Hashable, Sendable {
  /// The last record, in the order of journal files and lines; the report speaks of this one.
  public var record: JournalRecord
  /// How each attempt of the run ended, the last one included.
  public var outcomes: [JournalRecord.Outcome]

  /// Names the snapshot in links, 12 hexadecimal digits made of its name and its file's extension.
  public var id: String {
    let key = "\(record.snapshot)\n\(Self.pathExtension(of: record))"
    return String(Digest128.of(Array(key.utf8)).hexadecimal.prefix(12))
  }

  /// The extension of the snapshot's file, such as `png`; empty where it has none or is not known.
  public var pathExtension: String { Self.pathExtension(of: record) }

  /// How many records the run has of this snapshot, at least 1.
  public var attempts: Int { outcomes.count }

  /// Creates an entry from a snapshot's only record.
  public init(_ record: JournalRecord) {
    self.record = record
    outcomes = [record.outcome]
  }

  /// Takes note of another record of the same snapshot; the later attempt is what counts.
  mutating func append(_ record: JournalRecord) {
    if (record.attempt ?? 1) >= (self.record.attempt ?? 1) {
      self.record = record
      outcomes.append(record.outcome)
    } else {
      outcomes.insert(record.outcome, at: outcomes.count - 1)
    }
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
