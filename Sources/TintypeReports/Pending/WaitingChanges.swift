// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// All that waits, as somebody looks at it: groups of changes that are one, and what stands alone.
package struct WaitingChanges: Sendable {
  /// The changes that are one, of each run by itself: the largest first, then by their first names.
  package let groups: [Group]
  /// What is in no group, by name.
  package let singles: [PendingItem]
  /// What cannot be read, by name.
  package let damaged: [(file: PendingFile, trouble: PendingTrouble)]

  /// Changes that are one.
  package struct Group: Sendable {
    /// Its identity, and what holds it together.
    package let group: ReportGroup
    /// Its members, by name.
    package let items: [PendingItem]
    /// The group in a line.
    package let title: String
  }

  /// Groups what waits.
  ///
  /// - Parameters:
  ///   - changes: What waits, with what its files tell.
  ///   - isByRun: Whether runs are kept apart, as a page is about one run.
  package init(
    _ changes: [(file: PendingFile, item: Result<PendingItem, PendingTrouble>)],
    byRun isByRun: Bool = true
  ) {
    var items: [PendingItem] = []
    var damaged: [(PendingFile, PendingTrouble)] = []
    for (file, item) in changes {
      switch item {
      case .success(let item): items.append(item)
      case .failure(let trouble): damaged.append((file, trouble))
      }
    }
    var groups: [Group] = []
    var grouped: Set<PendingFile> = []
    for (run, items) in Dictionary(grouping: items, by: { isByRun ? $0.run : items[0].run }) {
      let report = Report(RunJournal(run: run, records: items.map(\.record)))
      let byEntry = Dictionary(items.map { ($0.entry.id, $0) }) { first, _ in first }
      for group in report.groups {
        let members = group.members.compactMap { byEntry[report.entries[$0].id] }
        guard members.count == group.members.count, !members.isEmpty else { continue }
        grouped.formUnion(members.map(\.file))
        groups.append(Group(group: group, items: members, title: group.title(in: report)))
      }
    }
    self.groups = groups.sorted { first, second in
      if first.items.count != second.items.count { return first.items.count > second.items.count }
      return (first.items[0].fullName, first.group.id) < (second.items[0].fullName, second.group.id)
    }
    singles = items.filter { !grouped.contains($0.file) }
    self.damaged = damaged
  }

  /// How many changes there are.
  package var count: Int { groups.reduce(singles.count + damaged.count) { $0 + $1.items.count } }

  /// All that could be read, by name.
  package var items: [PendingItem] {
    (groups.flatMap(\.items) + singles).sorted { $0.fullName < $1.fullName }
  }
}
