// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Which parts of a split run a journal holds.
package struct ShardCoverage: Hashable, Sendable {
  /// How many parts there are.
  package var total: Int
  /// The parts that are here, counted from 1, in rising order.
  package var present: [Int]
  /// Whether the parts were put together; else one that stands alone misses nothing.
  package var isMerged: Bool

  /// Creates a coverage.
  package init(total: Int, present: [Int], isMerged: Bool = false) {
    self.total = total
    self.present = present
    self.isMerged = isMerged
  }

  /// The first 20 of the parts that are not here, in rising order; a journal may claim that there are
  /// any number of them.
  package var missing: [Int] {
    let present = Set(present)
    return Array((1...max(total, 1)).lazy.filter { !present.contains($0) }.prefix(Self.limit))
  }

  private static let limit = 20

  /// How many parts are not here.
  package var missingCount: Int { max(total - Set(present).count, 0) }

  /// Whether no part is missing.
  package var isComplete: Bool { missingCount == 0 }

  /// Whether this is the output of one of several parts, which is not to have the others.
  package var isSinglePart: Bool { !isMerged && present.count == 1 && total > 1 }

  /// Finds the parts that a journal names; `nil` where it names none.
  init?(_ journal: RunJournal) {
    let shards = Set(journal.records.compactMap(\.shard) + journal.events.compactMap(\.shard))
    // A journal that speaks of 3 parts and of 4 has a problem; the greater number shows more of it.
    guard let total = (shards.map(\.total) + [journal.merge?.total].compactMap(\.self)).max()
    else { return nil }
    self.init(
      total: total, present: Set(shards.map(\.index)).sorted(), isMerged: journal.merge != nil)
  }

  /// What is wrong with the parts of a run.
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
