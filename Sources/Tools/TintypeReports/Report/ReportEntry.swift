// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeRuns

/// A snapshot in a report: its effective record, and the outcomes of all of its records.
package struct ReportEntry: Hashable, Sendable {
  /// The effective record: the worst of the latest attempt, see ``SnapshotResolution``.
  package var record: JournalRecord
  /// The outcomes of all records, by attempt and shard; the worst outcome of each is last.
  package var outcomes: [JournalRecord.Outcome]

  /// The identifier in links: 12 hexadecimal digits of a digest of the name and the file's
  /// extension.
  package var id: String { Self.id(record.snapshot, Self.pathExtension(of: record)) }

  /// Returns the identifier of a snapshot in links.
  static func id(_ name: SnapshotName, _ pathExtension: String) -> String {
    let key = "\(name)\n\(pathExtension)"
    return String(Digest128.of(Array(key.utf8)).hexadecimal.prefix(12))
  }

  /// The extension of the snapshot's file, such as `png`; empty if it has none or it is unknown.
  package var pathExtension: String { Self.pathExtension(of: record) }

  /// The number of the snapshot's records in the run, at least 1.
  package var attempts: Int { outcomes.count }

  /// Creates an entry from a snapshot's only record.
  package init(_ record: JournalRecord) { self.init(record, outcomes: [record.outcome]) }

  /// Creates an entry from the effective record and the outcomes of all records.
  init(_ record: JournalRecord, outcomes: [JournalRecord.Outcome]) {
    (self.record, self.outcomes) = (record, outcomes)
  }

  /// The identity of a snapshot; one name may belong to an image and to a text.
  struct Key: Hashable, Comparable {
    var snapshot: SnapshotName
    var pathExtension: String

    init(_ record: JournalRecord) {
      self.init(record.snapshot, extension: ReportEntry.pathExtension(of: record))
    }

    init(_ snapshot: SnapshotName, extension pathExtension: String) {
      (self.snapshot, self.pathExtension) = (snapshot, pathExtension)
    }

    /// Compares names, then extensions.
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

extension JournalRecord.Outcome {
  /// All outcomes; outcomes that need a decision are first.
  package static let reportOrder = allCases.sorted { $0.rank < $1.rank }

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
  /// Returns whether this name is before another: by target, suite, test and identifier.
  func isBefore(_ other: Self) -> Bool {
    if target != other.target { return target < other.target }
    if suite != other.suite { return suite < other.suite }
    if test != other.test { return test < other.test }
    // Ordinals are compared as numbers, so the tenth image is after the second.
    switch (Int(identifier), Int(other.identifier)) {
    case (let first?, let second?) where first != second: return first < second
    case (.some, nil): return true
    case (nil, .some): return false
    default: return identifier < other.identifier
    }
  }
}

extension ReportEntry: Comparable {
  /// Returns whether an entry is before another in a report: by outcome, then by name.
  package static func < (first: Self, second: Self) -> Bool {
    let (left, right) = (first.record, second.record)
    if left.outcome != right.outcome { return left.outcome.rank < right.outcome.rank }
    if left.snapshot != right.snapshot { return left.snapshot.isBefore(right.snapshot) }
    return first.pathExtension < second.pathExtension
  }
}
