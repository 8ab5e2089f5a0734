// SPDX-License-Identifier: MIT

import TintypeRuns

/// The records of one snapshot, and the effective record among them.
///
/// For each shard, the latest attempt that took the snapshot counts. Of the records of that
/// attempt, the one with the worst outcome counts; of several shards, the one with the worst
/// outcome. The order of files and lines has no effect.
package struct SnapshotResolution {
  /// The index of the effective record in the list that was resolved.
  package private(set) var index: Int
  /// The outcomes of all records, by attempt and shard, with the worst outcome of each last.
  private(set) var outcomes: [JournalRecord.Outcome]
  /// The attempts with contradictory outcomes.
  private(set) var contradictions: [(attempt: Int, outcomes: [JournalRecord.Outcome])]

  /// Resolves the records of one snapshot.
  ///
  /// - Parameters:
  ///   - indices: The indices of the snapshot's records, at least one.
  ///   - records: The list that they index.
  private init(_ indices: [Int], in records: [JournalRecord]) {
    let sorted = indices.sorted { Self.isBefore(records[$0], records[$1]) }
    outcomes = sorted.map { records[$0].outcome }
    let byPart = Dictionary(grouping: sorted) { records[$0].shard }
    let last = byPart.values.compactMap(\.last)
    index =
      last.max { Self.isBetter(records[$0], records[$1]) } ?? sorted.first ?? 0

    let counted = Set(last.map { records[$0].attempt ?? 1 })
    let byAttempt = Dictionary(grouping: sorted) { records[$0].attempt ?? 1 }
    contradictions = counted.sorted().compactMap { attempt in
      let found = Set((byAttempt[attempt] ?? []).map { records[$0].outcome })
      guard Self.isContradiction(found) else { return nil }
      return (attempt, found.sorted { $0.severity > $1.severity })
    }
  }

  /// Resolves all snapshots in a list of records.
  package static func all(of records: [JournalRecord]) -> [Self] {
    groups(of: records).map { Self($1, in: records) }
  }

  /// Returns the indices of the records of each snapshot, by name.
  static func groups(of records: [JournalRecord]) -> [(key: ReportEntry.Key, indices: [Int])] {
    Dictionary(grouping: records.indices) { ReportEntry.Key(records[$0]) }
      .sorted { $0.key < $1.key }.map { (key: $0.key, indices: $0.value) }
  }

  /// Returns whether the outcomes of one attempt contradict each other.
  ///
  /// A reference that one process recorded matches in the next process. A snapshot that could not
  /// be compared has no image.
  private static func isContradiction(_ outcomes: Set<JournalRecord.Outcome>) -> Bool {
    let compared = outcomes.subtracting([.failed])
    return compared.count > 1 && compared != [.recorded, .matched]
  }

  /// Orders records of one snapshot by attempt, then by shard, then by severity.
  private static func isBefore(_ first: JournalRecord, _ second: JournalRecord) -> Bool {
    let (left, right) = (first.attempt ?? 1, second.attempt ?? 1)
    if left != right { return left < right }
    if first.shard != second.shard {
      return JournalProblem.Piece(shard: first.shard, attempt: nil)
        < JournalProblem.Piece(shard: second.shard, attempt: nil)
    }
    return isBetter(first, second)
  }

  /// Orders records by severity, then by contents, so that the order of files has no effect.
  private static func isBetter(_ first: JournalRecord, _ second: JournalRecord) -> Bool {
    if first.outcome != second.outcome { return first.outcome.severity < second.outcome.severity }
    return first.tieBreaker.lexicographicallyPrecedes(second.tieBreaker)
  }
}

extension JournalRecord.Outcome {
  /// The severity of an outcome within one attempt; a greater number is worse.
  var severity: Int {
    switch self {
    case .matched: 0
    case .recorded: 1
    case .missing: 2
    case .changed: 3
    case .failed: 4
    }
  }
}

extension JournalRecord {
  /// The contents that distinguish records with the same outcome.
  fileprivate var tieBreaker: [String] {
    [
      fields.location.description, fields.digests?.actual ?? "", fields.digests?.reference ?? "",
      fields.message ?? "", fields.shard?.description ?? "", String(fields.attempt ?? 1),
      fields.notes.joined(separator: "\n"), String(fields.microseconds ?? 0),
    ]
  }
}
