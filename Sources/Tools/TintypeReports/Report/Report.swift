// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeRuns

/// The results of a run, in order of importance.
package struct Report: Hashable, Sendable {
  /// The run.
  package var run: RunName
  /// The snapshots: changed, failed, missing, recorded, matched; by name within each.
  package var entries: [ReportEntry]
  /// The number of further snapshots, which matched and were counted only; see
  /// ``JournalReader/Keeping``.
  package var unlistedCount: Int
  /// The names of these snapshots, sorted; `nil` if only their number is known.
  var unlisted: MatchNames?
  /// The snapshots whose failures are known issues of their tests, by name; they await no decision.
  package var known: [ReportEntry]
  /// The problems, in the order of files and lines, then of names.
  package var problems: [JournalProblem]
  /// The causes of changed snapshots, whose members are indices of ``entries``.
  package var review: ReviewCauses
  /// The present shards of a split run; `nil` for a run that was not split.
  package var shards: ShardCoverage?
  /// The commit with which references were compared; `nil` for the report of a test run.
  package var baseline: Baseline?
  /// The variables of continuous integration that the run recorded; empty if there are none.
  package var variables: [String: String]
  /// The comparison with the results of a base commit; `nil` if there is none.
  package var comparison: CommitComparison?

  /// Merges the records of a run.
  ///
  /// Several records of a snapshot form one entry, see ``SnapshotResolution``. If their outcomes or
  /// the digests of the new files differ within an attempt, the report has a problem.
  package init(_ journal: RunJournal) {
    run = journal.run
    let resolutions = SnapshotResolution.all(of: journal.records)
    entries = resolutions.map { ReportEntry(journal.records[$0.index], outcomes: $0.outcomes) }
      .sorted()
    unlistedCount = journal.matches.count
    unlisted = journal.matches.names
    known = SnapshotResolution.all(of: journal.known)
      .map { ReportEntry(journal.known[$0.index], outcomes: $0.outcomes) }.sorted()
    shards = ShardCoverage(journal)
    variables = journal.events.lazy.compactMap(\.variables).first ?? [:]
    problems =
      journal.problems + ShardCoverage.problems(in: journal)
      + Self.contradictions(resolutions, in: journal.records)
      + Self.ambiguities(in: journal.records)
    review = ReviewCauses(of: self.entries.map(\.record))
  }

  /// The causes of changed snapshots: those of the most snapshots first.
  package var causes: [ReviewCause] { review.all }

  /// Returns the causes of an entry; an empty explanation if it did not change.
  ///
  /// - Parameter entry: The index of the entry.
  /// - Returns: The explanation.
  package func explanation(of entry: Int) -> EntryExplanation {
    review.explanations[entry] ?? EntryExplanation()
  }

  /// Returns the entries with an outcome, sorted by name.
  package func entries(_ outcome: JournalRecord.Outcome) -> [ReportEntry] {
    entries.filter { $0.record.outcome == outcome }
  }

  /// Returns the number of entries with an outcome.
  package func count(_ outcome: JournalRecord.Outcome) -> Int {
    entries.count { $0.record.outcome == outcome } + (outcome == .matched ? unlistedCount : 0)
  }

  /// The number of snapshots.
  package var total: Int { entries.count + unlistedCount }

  /// A Boolean value that indicates whether every snapshot matched and the journal has no problems.
  package var isClean: Bool {
    problems.isEmpty && total > 0 && count(.matched) == total
  }
}

extension Report {
  /// The commit with which references were compared.
  ///
  /// A report with a baseline lists added references as recorded and removed references as missing,
  /// and labels them “added” and “removed”. Changes cannot be accepted.
  package struct Baseline: Hashable, Sendable {
    /// The revision as the user wrote it.
    package var revision: String
    /// The first digits of the commit's name.
    package var commit: String

    /// Creates a baseline.
    package init(revision: String, commit: String) {
      (self.revision, self.commit) = (revision, commit)
    }

    /// Returns the label of an outcome.
    func name(of outcome: JournalRecord.Outcome) -> String {
      switch outcome {
      case .recorded: "added"
      case .missing: "removed"
      case .matched: "same"
      case .changed, .failed: outcome.rawValue
      }
    }
  }

  /// Returns a problem for each snapshot with contradictory outcomes within an effective attempt.
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

  /// Returns a problem for each further image under a name that already has an image.
  ///
  /// A test process detects this only within itself; the journals contain all processes of the run.
  /// Another attempt may have another image, because it is another run of the test.
  static func ambiguities(in records: [JournalRecord]) -> [JournalProblem] {
    typealias ImageSource = (digest: String, site: CallSite)
    var images: [ReportEntry.Key: [Int: [ImageSource]]] = [:]
    for record in records {
      guard let digest = record.digests?.actual else { continue }
      let (key, attempt) = (ReportEntry.Key(record), record.attempt ?? 1)
      let known = images[key]?[attempt] ?? []
      guard !known.contains(where: { $0.digest == digest }) else { continue }
      images[key, default: [:]][attempt] = known + [(digest, record.location)]
    }
    let sorted = images.sorted { $0.key < $1.key }.flatMap { key, attempts in
      attempts.sorted { $0.key < $1.key }.map { (key, $0.value) }
    }
    return sorted.flatMap { key, images in
      images.dropFirst().compactMap { other in
        images.first.map { first in
          JournalProblem(reason: .twoImages(key.snapshot, first: first.site, second: other.site))
        }
      }
    }
  }
}
