// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Something in a run's journal that a report must not pass over.
package struct JournalProblem: Hashable, Sendable {
  /// The journal's path relative to the output directory; `nil` where no single file is at fault.
  package var file: String?
  /// The line, counted from 1; `nil` where the whole file is meant.
  package var line: Int?
  /// What is wrong.
  package var reason: Reason

  /// Creates a problem.
  package init(file: String? = nil, line: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// An attempt at a part of a run, or at a whole run.
  package struct Piece: Codable, Hashable, Sendable, Comparable {
    /// The part; `nil` for a whole run.
    package var shard: Shard?
    /// The attempt, counted from 1.
    package var attempt: Int

    /// Creates an attempt; `nil` is the first.
    package init(shard: Shard?, attempt: Int?) {
      self.shard = shard
      self.attempt = attempt ?? 1
    }

    /// Returns whether an attempt comes first: by part, then by attempt.
    package static func < (first: Self, second: Self) -> Bool {
      (first.shard?.index ?? 0, first.attempt, first.shard?.total ?? 0)
        < (second.shard?.index ?? 0, second.attempt, second.shard?.total ?? 0)
    }
  }

  /// The reasons.
  package enum Reason: Hashable, Sendable {
    /// The file could not be read.
    case unreadable(FileTrouble)
    /// The last line stops in the middle: its process ended while it was writing.
    case truncated
    /// The line is not JSON.
    case notJSON
    /// The line is JSON but no record: this field is missing or wrong, `nil` for the whole line.
    case notARecord(field: String?)
    /// The record's format is of a version that is newer than this library.
    case newerVersion(Int)
    /// The process began and did not end: it was stopped, or crashed, or a test ended it.
    case notEnded
    /// Lines of a process are here, but not its first one.
    case notBegun
    /// The file has no lines.
    case emptyJournal
    /// The process wrote more lines than are here.
    case linesMissing(expected: Int, found: Int)
    /// More processes began than there are journals.
    case journalsMissing(Piece, expected: Int, found: Int)
    /// `tintype test` began and did not end.
    case commandNotEnded
    /// `tintype test` started the tests, but its own first line is missing.
    case commandNotBegun(Piece)
    /// The process of Swift Testing ended before its tests did.
    case testingUnfinished
    /// A later attempt took no snapshot, although an earlier one did, or crashed.
    case retryComparedNothing(Piece)
    /// A test failed for a reason that is not a snapshot.
    case testFailed(String, message: String)
    /// `swift test` failed, and nothing in the journals explains it.
    case testsFailed(Piece, status: Int)
    /// A snapshot ended in different ways within one attempt.
    case outcomesDiffer(SnapshotName, attempt: Int, [JournalRecord.Outcome])
    /// One name showed two different pictures within the run.
    case twoPictures(
      SnapshotName,
      first: JournalRecord.CallSite,
      second: JournalRecord.CallSite
    )
    /// So many parts of a split run are not here; the first of them, counted from 1.
    case partsMissing(count: Int, of: Int, first: [Int])
    /// The parts that were merged do not make one run.
    case merge(MergeProblem)
  }
}
