// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// All pending changes, as groups and ungrouped changes.
package struct PendingChanges: Sendable {
  /// The groups, by default of each run separately: the largest first, then by their first names.
  package let groups: [Group]
  /// The ungrouped changes, sorted by name.
  package let singles: [PendingItem]
  /// The changes that cannot be read, sorted by name.
  package let damaged: [(file: PendingFile, error: PendingError)]

  /// A group of changes.
  package struct Group: Sendable {
    /// The identifier of the group, and the reason for grouping.
    package let group: ReportGroup
    /// The members, sorted by name.
    package let items: [PendingItem]
    /// The title of the group, in one line.
    package let title: String
  }

  /// Groups pending changes.
  ///
  /// - Parameters:
  ///   - changes: The pending changes, with the contents of their description files.
  ///   - isByRun: A Boolean value that indicates whether runs are grouped separately, because a
  ///     page shows one run.
  package init(
    _ changes: [(file: PendingFile, item: Result<PendingItem, PendingError>)],
    byRun isByRun: Bool = true
  ) {
    var items: [PendingItem] = []
    var damaged: [(PendingFile, PendingError)] = []
    for (file, item) in changes {
      switch item {
      case .success(let item): items.append(item)
      case .failure(let error): damaged.append((file, error))
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

  /// The number of changes.
  package var count: Int { groups.reduce(singles.count + damaged.count) { $0 + $1.items.count } }

  /// All changes that could be read, sorted by name.
  package var items: [PendingItem] {
    (groups.flatMap(\.items) + singles).sorted { $0.fullName < $1.fullName }
  }
}
