// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension JournalRecord.Outcome {
  /// All outcomes, those first that want a decision.
  package static let reportOrder: [Self] = [.changed, .failed, .missing, .recorded, .matched]

  fileprivate var rank: Int {
    switch self {
    case .changed: 0
    case .failed: 1
    case .missing: 2
    case .recorded: 3
    case .matched: 4
    }
  }
}

extension SnapshotName {
  /// Whether this name comes first: by target, suite, test and identifier.
  func isBefore(_ other: Self) -> Bool {
    if target != other.target { return target < other.target }
    if suite != other.suite { return suite < other.suite }
    if test != other.test { return test < other.test }
    // Ordinals are numbers: the tenth picture comes after the second.
    switch (Int(identifier), Int(other.identifier)) {
    case (let first?, let second?) where first != second: return first < second
    case (.some, nil): return true
    case (nil, .some): return false
    default: return identifier < other.identifier
    }
  }
}

extension ReportEntry: Comparable {
  /// Whether an entry comes first in a report: by outcome, then by name.
  package static func < (first: Self, second: Self) -> Bool {
    let (left, right) = (first.record, second.record)
    if left.outcome != right.outcome { return left.outcome.rank < right.outcome.rank }
    if left.snapshot != right.snapshot { return left.snapshot.isBefore(right.snapshot) }
    return first.pathExtension < second.pathExtension
  }
}
