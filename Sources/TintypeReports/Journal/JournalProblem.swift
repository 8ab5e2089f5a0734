// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Something in a run's journal that a report must not pass over.
public struct JournalProblem: Hashable, Sendable {
  /// The journal's path relative to the output directory; `nil` where no single file is at fault.
  public var file: String?
  /// The line, counted from 1; `nil` where the whole file is meant.
  public var line: Int?
  /// What is wrong.
  public var reason: Reason

  /// Creates a problem.
  public init(file: String? = nil, line: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// What can be wrong with a journal.
  public enum Reason: Hashable, Sendable {
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
    /// The process began and did not end: it was stopped, or crashed.
    case notEnded
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
