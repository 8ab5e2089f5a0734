// SPDX-License-Identifier: MIT

import TintypeImaging
import TintypeSnapshots

/// One snapshot in a report: the record that counts, and the outcomes of all of its records.
package struct ReportEntry: Hashable, Sendable {
  /// The record that counts: the worst of the latest attempt, see ``SnapshotResolution``.
  package var record: JournalRecord
  /// The outcomes of all records, by attempt and part; the worst outcome of each comes last.
  package var outcomes: [JournalRecord.Outcome]

  /// Names the snapshot in links, 12 hexadecimal digits made of its name and its file's extension.
  package var id: String {
    let key = "\(record.snapshot)\n\(Self.pathExtension(of: record))"
    return String(Digest128.of(Array(key.utf8)).hexadecimal.prefix(12))
  }

  /// The extension of the snapshot's file, such as `png`; empty where it has none or is not known.
  package var pathExtension: String { Self.pathExtension(of: record) }

  /// How many records the run has of this snapshot, at least 1.
  package var attempts: Int { outcomes.count }

  /// Creates an entry from a snapshot's only record.
  package init(_ record: JournalRecord) {
    self.init(record, outcomes: [record.outcome])
  }

  /// Creates an entry from the record that counts and the outcomes of all.
  init(_ record: JournalRecord, outcomes: [JournalRecord.Outcome]) {
    self.record = record
    self.outcomes = outcomes
  }

  /// What one snapshot is told from others by: one name may stand for a picture and for a text.
  struct Key: Hashable, Comparable {
    var snapshot: SnapshotName
    var pathExtension: String

    init(_ record: JournalRecord) {
      snapshot = record.snapshot
      pathExtension = ReportEntry.pathExtension(of: record)
    }

    /// By name, then by extension.
    static func < (first: Self, second: Self) -> Bool {
      first.snapshot == second.snapshot
        ? first.pathExtension < second.pathExtension : first.snapshot.isBefore(second.snapshot)
    }
  }

  private static func pathExtension(of record: JournalRecord) -> String {
    guard let path = record.reference ?? record.artifacts?.actual else { return "" }
    let name = FilePath.name(of: path)
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }
}

/// Changes that are one: they look alike, or one attribute was changed in all of them.
package struct ReportGroup: Hashable, Sendable {
  /// Names the group and the state that its members are in, 12 hexadecimal digits.
  ///
  /// Another member, another reference or another new picture give another name, so that what was
  /// looked at under one name cannot be something else later.
  package var id: String
  /// What made them a group.
  package var bond: Bond
  /// The members as indices of the list that was grouped, at least two in rising order.
  ///
  /// The first stands for all.
  package var members: [Int]

  /// Creates a group.
  package init(id: String, bond: Bond, members: [Int]) {
    self.id = id
    self.bond = bond
    self.members = members
  }

  /// What members of a group have in common.
  package enum Bond: Hashable, Sendable {
    /// The same changes and no others, in words such as `padding.leading 12 → 16`, sorted, those last
    /// that are only known to be there; and the types of the nodes that they were made to, sorted.
    case changes([String], of: [String])
    /// Their differences look alike.
    case likeness
  }
}

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
