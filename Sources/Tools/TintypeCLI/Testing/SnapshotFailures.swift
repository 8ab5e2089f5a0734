// SPDX-License-Identifier: MIT

import TintypeRuns

/// The failures of snapshots in a journal, which are found among the failures of Swift Testing.
///
/// Both have the test and the source location, which can contain several failures: of a loop, of a
/// test with arguments, or of a helper function that several assertions report to. Therefore each
/// snapshot accounts for one failure at most, so that a failure for another reason remains.
struct SnapshotFailures {
  /// A failure of a snapshot.
  private struct Snapshot {
    var record: JournalRecord
    var failure: JournalRecord.Failure
    var isKnown: Bool

    /// The test and the location of the assertion.
    var key: Key {
      Key(
        test: failure.test,
        location: SwiftTestingEvents.Location(
          fileID: failure.fileID, line: Int(record.location.line),
          column: Int(record.location.column)))
    }
  }

  private struct Key: Hashable {
    var test: String?
    var location: SwiftTestingEvents.Location?
  }

  /// The failures without an event so far, in the order of the journal.
  private var open: [Snapshot]

  /// Collects the failures of snapshots.
  ///
  /// - Parameters:
  ///   - records: The records of an attempt.
  ///   - known: The identities of the failures that are recorded as known issues.
  init(_ records: [JournalRecord], known: Set<String>) {
    open = records.compactMap { record in
      record.failure.map {
        Snapshot(record: record, failure: $0, isKnown: known.contains($0.id))
      }
    }
  }

  /// Finds the failures that belong to snapshots.
  ///
  /// - Parameter failures: The failures of Swift Testing.
  /// - Returns: The failures that are no known issues and belong to no snapshot, and the identities
  ///   of snapshots whose failures turned out to be known issues.
  mutating func claims(
    of failures: [SwiftTestingEvents.Failure]
  ) -> (others: [SwiftTestingEvents.Failure], known: [String]) {
    // An assertion reports its own failure exactly at its location.
    var (remaining, known) = claimExactly(failures)
    // A custom assertion reports the message that it received, wherever it wants.
    let rules: [(Snapshot, SwiftTestingEvents.Failure) -> Bool] = [
      { $0.record.snapshot.isNamed(in: $1.message) },
      {
        $0.failure.fileID == $1.location?.fileID
          && Int($0.record.location.line) == $1.location?.line
      },
    ]
    for rule in rules {
      remaining.removeAll { failure in
        let index = open.firstIndex {
          $0.failure.isReturned == true && !$0.isKnown && $0.failure.test == failure.testID
            && rule($0, failure)
        }
        guard let index else { return false }
        let snapshot = open.remove(at: index)
        if failure.isKnown { known.append(snapshot.failure.id) }
        return true
      }
    }
    return (remaining.filter { !$0.isKnown }, known)
  }

  /// Finds the failures of assertions, which are at their locations.
  ///
  /// - Returns: The remaining failures, and the identities of snapshots whose failures turned out to
  ///   be known issues.
  private mutating func claimExactly(
    _ failures: [SwiftTestingEvents.Failure]
  ) -> (remaining: [SwiftTestingEvents.Failure], known: [String]) {
    var reported = Dictionary(grouping: open.filter { $0.failure.isReturned != true }, by: \.key)
    open.removeAll { $0.failure.isReturned != true }
    var known: [String] = []
    func isClaimed(_ failure: SwiftTestingEvents.Failure, isKnown: Bool) -> Bool {
      let key = Key(test: failure.testID, location: failure.location)
      guard let index = reported[key]?.firstIndex(where: { $0.isKnown == isKnown }),
        let snapshot = reported[key]?.remove(at: index)
      else { return false }
      if failure.isKnown, !isKnown { known.append(snapshot.failure.id) }
      return true
    }
    var remaining = failures.filter { !isClaimed($0, isKnown: $0.isKnown) }
    // A process that could not find out that an issue is known recorded an ordinary failure.
    remaining.removeAll { $0.isKnown && isClaimed($0, isKnown: false) }
    return (remaining, known)
  }
}
