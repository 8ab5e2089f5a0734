// SPDX-License-Identifier: MIT

/// The shards of a split run that a journal contains.
package struct ShardCoverage: Hashable, Sendable {
  /// The total number of shards.
  package var total: Int
  /// The present shards, counted from 1, in ascending order.
  package var present: [Int]
  /// A Boolean value that indicates whether shards were merged; otherwise a single shard is
  /// complete.
  package var isMerged: Bool

  /// Creates a coverage.
  package init(total: Int, present: [Int], isMerged: Bool = false) {
    (self.total, self.present, self.isMerged) = (total, present, isMerged)
  }

  /// The first 20 missing shards, in ascending order.
  ///
  /// The number is limited because a journal may state any total.
  package var missing: [Int] {
    let present = Set(present)
    return Array((1...max(total, 1)).lazy.filter { !present.contains($0) }.prefix(Self.limit))
  }

  /// The maximum number of missing shards that are listed.
  private static let limit = 20

  /// The number of missing shards.
  package var missingCount: Int { max(total - Set(present).count, 0) }

  /// A Boolean value that indicates whether no shard is missing.
  package var isComplete: Bool { missingCount == 0 }

  /// A Boolean value that indicates whether this is the output of a single shard of several.
  package var isSinglePart: Bool { !isMerged && present.count == 1 && total > 1 }

  /// Finds the shards in a journal; `nil` if it contains none.
  init?(_ journal: RunJournal) {
    let shards = Set(
      journal.records.compactMap(\.shard) + journal.events.compactMap(\.shard)
        + journal.matches.pieces.compactMap(\.shard))
    // If totals of a journal differ, which is a problem of its own, the greatest reveals most
    // missing shards.
    guard let total = (shards.map(\.total) + [journal.merge?.total].compactMap(\.self)).max()
    else { return nil }
    self.init(
      total: total, present: Set(shards.map(\.index)).sorted(), isMerged: journal.merge != nil)
  }

  /// Returns the problems with the shards of a run.
  static func problems(in journal: RunJournal) -> [JournalProblem] {
    var reasons: [JournalProblem.Reason] = (journal.merge?.problems ?? []).map { .merge($0) }
    if let coverage = ShardCoverage(journal), !coverage.isComplete, !coverage.isSinglePart {
      reasons.append(
        .partsMissing(
          count: coverage.missingCount, of: coverage.total, first: coverage.missing))
    }
    return reasons.map { JournalProblem(reason: $0) }
  }
}
