// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Which parts of a split run a journal holds.
public struct ShardCoverage: Hashable, Sendable {
  /// How many parts there are.
  public var total: Int
  /// The parts that are here, counted from 1, in rising order.
  public var present: [Int]

  /// Creates a coverage.
  public init(total: Int, present: [Int]) {
    self.total = total
    self.present = present
  }

  /// The parts that are not here, in rising order.
  public var missing: [Int] {
    let present = Set(present)
    return (1...max(total, 1)).filter { !present.contains($0) }
  }

  /// Whether no part is missing.
  public var isComplete: Bool { missing.isEmpty }

  /// Finds the parts that a journal names; `nil` where it names none.
  init?(_ journal: RunJournal) {
    let shards = Set(journal.records.compactMap(\.shard) + journal.events.compactMap(\.shard))
    // A journal that speaks of 3 parts and of 4 has a problem; the greater number shows more of it.
    guard let total = shards.map(\.total).max() else { return nil }
    self.init(total: total, present: Set(shards.map(\.index)).sorted())
  }
}
