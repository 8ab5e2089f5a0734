// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension ReportDocument {
  /// A snapshot.
  struct Entry: Encodable, Sendable {
    /// Names the snapshot within reports, 12 hexadecimal digits.
    let id: String
    /// `target/suite/test.identifier`, as commands take it.
    let name: String
    let snapshot: SnapshotName
    /// Of the snapshot's file; empty where it has none or is not known.
    let `extension`: String
    /// The last outcome, then those of all attempts, the last included.
    let outcome: JournalRecord.Outcome
    let outcomes: [JournalRecord.Outcome]
    /// What there is to say in one line.
    let headline: String
    /// What changed in the scene, in words.
    let causes: [String]?
    let pixels: JournalRecord.PixelSummary?
    /// Relative to the package's root.
    let reference: String?
    /// Relative to the output directory.
    let artifacts: JournalRecord.Artifacts?
    let digests: JournalRecord.Digests?
    let location: JournalRecord.CallSite
    let message: String?
    let notes: [String]
    let attempt: Int?
    let shard: Shard?
    let microseconds: Int?

    init(_ entry: ReportEntry) {
      let record = entry.record
      id = entry.id
      name = record.snapshot.description
      snapshot = record.snapshot
      `extension` = entry.pathExtension
      outcome = record.outcome
      outcomes = entry.outcomes
      headline = entry.headline
      causes = record.causes?.lines(limit: 50)
      pixels = record.pixels
      reference = record.reference
      artifacts = record.artifacts
      digests = record.digests
      location = record.location
      message = record.message
      notes = record.notes
      attempt = record.attempt
      shard = record.shard
      microseconds = record.microseconds
    }
  }
}
