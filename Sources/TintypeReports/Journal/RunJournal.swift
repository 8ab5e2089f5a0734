// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// All that the journals of one run hold, in the order of files and lines.
public struct RunJournal: Hashable, Sendable {
  /// The run.
  public var run: RunName
  /// The records that could be read.
  public var records: [JournalRecord]
  /// What the processes of the run told of themselves.
  public var events: [JournalEvent]
  /// What could not be read.
  public var problems: [JournalProblem]
  /// What the run was merged from; `nil` for a run of its own.
  package var merge: MergeNote?

  /// Creates a journal from its parts.
  public init(
    run: RunName, records: [JournalRecord], events: [JournalEvent] = [],
    problems: [JournalProblem] = []
  ) {
    self.run = run
    self.records = records
    self.events = events
    self.problems = problems
  }
}
