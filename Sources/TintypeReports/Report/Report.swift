// SPDX-License-Identifier: MIT

import TintypeSnapshots
import TintypeComparison

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
  /// The commit that references were compared with; `nil` for the report of a test run.
  package var baseline: Baseline?

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

extension Report {
  /// The commit that references were compared with.
  ///
  /// A report with a baseline shows references that were added as recorded, and those that were removed
  /// as missing, under these names. There is nothing to accept.
  package struct Baseline: Hashable, Sendable {
    /// The revision as the user named it.
    package var revision: String
    /// The first digits of the commit's name.
    package var commit: String

    /// Creates a baseline.
    package init(revision: String, commit: String) {
      self.revision = revision
      self.commit = commit
    }

    /// The name of an outcome.
    func name(of outcome: JournalRecord.Outcome) -> String {
      switch outcome {
      case .recorded: "added"
      case .missing: "removed"
      case .matched: "same"
      case .changed, .failed: outcome.rawValue
      }
    }
  }

  /// A problem for each snapshot that ended in different ways within an attempt that counts.
  static func contradictions(
    _ resolutions: [SnapshotResolution], in records: [JournalRecord]
  ) -> [JournalProblem] {
    resolutions.flatMap { resolution in
      resolution.contradictions.map { attempt, outcomes in
        let name = records[resolution.index].snapshot
        return JournalProblem(reason: .outcomesDiffer(name, attempt: attempt, outcomes))
      }
    }
  }

  /// A problem for each further picture that appeared under a name that already had one.
  ///
  /// A test process notices this within itself; only here are all processes of the run together.
  /// Another attempt may show another picture: it is not the same run of the test.
  static func ambiguities(in records: [JournalRecord]) -> [JournalProblem] {
    typealias Picture = (digest: String, site: CallSite)
    var pictures: [ReportEntry.Key: [Int: [Picture]]] = [:]
    for record in records {
      guard let digest = record.digests?.actual else { continue }
      let (key, attempt) = (ReportEntry.Key(record), record.attempt ?? 1)
      let known = pictures[key]?[attempt] ?? []
      guard !known.contains(where: { $0.digest == digest }) else { continue }
      pictures[key, default: [:]][attempt] = known + [(digest, record.location)]
    }
    let sorted = pictures.sorted { $0.key < $1.key }.flatMap { key, attempts in
      attempts.sorted { $0.key < $1.key }.map { (key, $0.value) }
    }
    return sorted.flatMap { key, pictures in
      pictures.dropFirst().compactMap { other in
        pictures.first.map { first in
          JournalProblem(reason: .twoPictures(key.snapshot, first: first.site, second: other.site))
        }
      }
    }
  }
}
