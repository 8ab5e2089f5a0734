// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// What a run found, in the order in which a reader wants to know.
package struct Report: Hashable, Sendable {
  /// The run.
  package var run: RunName
  /// The snapshots: changed, failed, missing, recorded, matched; by name within each.
  package var entries: [ReportEntry]
  /// What the report cannot vouch for, in the order of files and lines, then of names.
  package var problems: [JournalProblem]
  /// The changed snapshots that are one change, as indices of ``entries``; the largest groups first.
  package var groups: [ReportGroup]
  /// Which parts of a run that was split are here; `nil` for a run that was not.
  package var shards: ShardCoverage?

  /// Merges a run's records.
  ///
  /// A snapshot that appears several times is one entry, see ``SnapshotResolution``. If its outcomes or
  /// the digests of its new files differ within an attempt, the report has a problem.
  package init(_ journal: RunJournal) {
    run = journal.run
    let resolutions = SnapshotResolution.all(of: journal.records)
    entries = resolutions.map { ReportEntry(journal.records[$0.index], outcomes: $0.outcomes) }
      .sorted()
    shards = ShardCoverage(journal)
    problems =
      journal.problems + ShardCoverage.problems(in: journal)
      + Self.contradictions(resolutions, in: journal.records)
      + Self.ambiguities(in: journal.records)
    groups = ReportGroup.groups(of: self.entries.map(\.record))
  }

  /// The entries with an outcome, by name.
  package func entries(_ outcome: JournalRecord.Outcome) -> [ReportEntry] {
    entries.filter { $0.record.outcome == outcome }
  }

  /// How many entries have an outcome.
  package func count(_ outcome: JournalRecord.Outcome) -> Int {
    entries.count { $0.record.outcome == outcome }
  }

  /// Whether every snapshot matched and the whole journal could be read.
  package var isClean: Bool {
    problems.isEmpty && !entries.isEmpty && count(.matched) == entries.count
  }
}
