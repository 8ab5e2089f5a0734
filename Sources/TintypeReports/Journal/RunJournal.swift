// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// All that the journals of one run hold, in the order of files and lines.
package struct RunJournal: Hashable, Sendable {
  /// The run.
  package var run: RunName
  /// The records that could be read.
  package var records: [JournalRecord]
  /// The events of the run's processes.
  package var events: [JournalEvent]
  /// The problems that count.
  package var problems: [JournalProblem]
  /// What the run was merged from; `nil` for a run of its own.
  package var merge: MergeNote?

  /// Creates a journal from its parts.
  package init(
    run: RunName, records: [JournalRecord], events: [JournalEvent] = [],
    problems: [JournalProblem] = []
  ) {
    self.run = run
    self.records = records
    self.events = events
    self.problems = problems
  }

  /// Creates a journal from the files of a run, in the order of their names.
  package init(run: RunName, files: [JournalContents]) {
    self.init(run: run, records: [], problems: RunEvidence(files).problems)
    for line in files.flatMap(\.lines) {
      switch line.content {
      case .record(let record): records.append(record)
      case .event(let event): events.append(event)
      case .problem: break
      }
    }
  }
}
