// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// All pending changes, with their causes.
package struct PendingChanges: Sendable {
  /// The causes, by default of each run separately: those of the most changes first.
  package let causes: [Cause]
  /// The changes that could be read, sorted by name.
  package let entries: [Entry]
  /// The changes that cannot be read, sorted by name.
  package let damaged: [(file: PendingFile, error: PendingError)]

  /// A cause with the changes that have it.
  package struct Cause: Sendable {
    /// The cause; its members and outliers are indices of ``PendingChanges/entries``.
    package let cause: ReviewCause
    /// The run that found the changes.
    package let run: RunName
  }

  /// A pending change with its causes.
  package struct Entry: Sendable {
    /// The change.
    package let item: PendingItem
    /// The causes, as indices of ``PendingChanges/causes``.
    package var explanation: EntryExplanation
  }

  /// Reads the pending changes of a folder, and finds their causes.
  ///
  /// Each run has causes of its own, because a page shows one run. They are those of all changes
  /// that the run found, so that identifiers, titles and outliers stay the same when some of the
  /// changes have been decided.
  ///
  /// - Throws: ``DecisionError`` if the folder cannot be listed.
  package init(of folder: PendingFolder) throws(DecisionError) {
    let reader = JournalReader(output: folder.output)
    self.init(try folder.files().map { ($0, folder.reading($0)) }, byRun: true) { run in
      try? reader.read(run: run, allowsEmpty: true, keeping: .notable)
    }
  }

  /// Reads the pending changes of a folder, and finds the causes of the changes of all runs
  /// together.
  ///
  /// - Throws: ``DecisionError`` if the folder cannot be listed.
  package init(ofAllRunsIn folder: PendingFolder) throws(DecisionError) {
    self.init(try folder.files().map { ($0, folder.reading($0)) }, byRun: false) { _ in nil }
  }

  /// Finds the causes of pending changes.
  ///
  /// - Parameters:
  ///   - changes: The pending changes, with the contents of their description files.
  ///   - isByRun: A Boolean value that indicates whether each run has causes of its own.
  ///   - journal: Returns the journal of a run; `nil` if only its pending changes are known.
  init(
    _ changes: [(file: PendingFile, item: Result<PendingItem, PendingError>)],
    byRun isByRun: Bool, journal: (RunName) -> RunJournal?
  ) {
    var items: [PendingItem] = []
    var damaged: [(PendingFile, PendingError)] = []
    for (file, item) in changes {
      switch item {
      case .success(let item): items.append(item)
      case .failure(let error): damaged.append((file, error))
      }
    }
    items.sort { $0.fullName < $1.fullName }
    self.damaged = damaged
    var entries = items.map { Entry(item: $0, explanation: EntryExplanation()) }
    var found: [Cause] = []
    let runs = Dictionary(grouping: items.indices) { isByRun ? items[$0].run : items[0].run }
    for (run, places) in runs {
      let pending = places.map { items[$0] }
      let report =
        journal(run).map { Report($0) }.flatMap { $0.contains(pending) ? $0 : nil }
        ?? Report(RunJournal(run: run, records: pending.map(\.record)))
      // The report sorts its entries by other rules than names.
      let byEntry = Dictionary(places.map { (items[$0].entry.id, $0) }) { first, _ in first }
      let order = report.entries.map { byEntry[$0.id] }
      for cause in report.causes {
        var cause = cause
        cause.members = cause.members.compactMap { order[$0] }.sorted()
        if cause.members.isEmpty { continue }
        cause.outliers = cause.outliers.compactMap { outlier in
          order[outlier.member].map { ReviewCause.Outlier(member: $0, reason: outlier.reason) }
        }
        found.append(Cause(cause: cause, run: run))
      }
      for (index, place) in order.enumerated() {
        guard let place else { continue }
        entries[place].explanation = report.explanation(of: index)
        entries[place].explanation.causes = []
      }
    }
    causes = found.sorted { first, second in
      let (one, other) = (first.cause, second.cause)
      if one.members.count != other.members.count { return one.members.count > other.members.count }
      if one.pixels != other.pixels { return one.pixels > other.pixels }
      return (one.title, one.id) < (other.title, other.id)
    }
    for (index, cause) in causes.enumerated() {
      for member in cause.cause.members { entries[member].explanation.causes.append(index) }
    }
    self.entries = entries
  }

  /// The number of changes.
  package var count: Int { entries.count + damaged.count }

  /// All changes that could be read, sorted by name.
  package var items: [PendingItem] { entries.map(\.item) }

  /// The changes on which causes do not decide, sorted by name.
  package var apart: [Entry] { entries.filter { !$0.explanation.isDecidedByCauses } }
}

extension Report {
  /// Returns whether all pending changes are changes of the run as it ended.
  fileprivate func contains(_ items: [PendingItem]) -> Bool {
    let known = Dictionary(entries.map { ($0.id, $0.record) }) { first, _ in first }
    return items.allSatisfy { item in
      guard let record = known[item.entry.id] else { return false }
      return record.outcome == item.record.outcome && record.digests == item.record.digests
    }
  }
}
