// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// One snapshot in a report: its last record, and how its attempts went.
public struct ReportEntry: Hashable, Sendable {
  /// The last record, in the order of journal files and lines; the report speaks of this one.
  public var record: JournalRecord
  /// How each attempt of the run ended, the last one included.
  public var outcomes: [JournalRecord.Outcome]

  /// How many records the run has of this snapshot, at least 1.
  public var attempts: Int { outcomes.count }

  /// Creates an entry from a snapshot's only record.
  public init(_ record: JournalRecord) {
    self.record = record
    outcomes = [record.outcome]
  }

  /// Takes note of a later record of the same snapshot.
  mutating func append(_ record: JournalRecord) {
    self.record = record
    outcomes.append(record.outcome)
  }
}
