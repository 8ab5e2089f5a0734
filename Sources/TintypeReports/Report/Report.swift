// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// What a run found, in the order in which a reader wants to know.
public struct Report: Hashable, Sendable {
  /// The run.
  public var run: RunName
  /// The snapshots: changed, failed, missing, recorded, matched; by name within each.
  public var entries: [ReportEntry]
  /// What the report cannot vouch for, in the order of files and lines, then of names.
  public var problems: [JournalProblem]

  /// Merges a run's records.
  ///
  /// A snapshot that appears several times is one entry. Where its new pictures differ in their
  /// digests, the report has a problem that names both call sites.
  public init(_ journal: RunJournal) {
    run = journal.run
    var entries: [SnapshotName: ReportEntry] = [:]
    for record in journal.records {
      if var entry = entries[record.snapshot] {
        entry.append(record)
        entries[record.snapshot] = entry
      } else {
        entries[record.snapshot] = ReportEntry(record)
      }
    }
    self.entries = entries.values.sorted()
    problems = journal.problems + Self.ambiguities(in: journal.records)
  }

  /// The entries with an outcome, by name.
  public func entries(_ outcome: JournalRecord.Outcome) -> [ReportEntry] {
    entries.filter { $0.record.outcome == outcome }
  }

  /// How many entries have an outcome.
  public func count(_ outcome: JournalRecord.Outcome) -> Int {
    entries.count { $0.record.outcome == outcome }
  }

  /// Whether every snapshot matched and the whole journal could be read.
  public var isClean: Bool {
    problems.isEmpty && !entries.isEmpty && count(.matched) == entries.count
  }
}
