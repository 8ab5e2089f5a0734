// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension HTMLReport {
  /// The snapshots that matched, folded away and grouped by target and suite.
  func passed(_ entries: [ReportEntry]) -> Markup {
    """
    <details>
    <summary>\(Numbers.counted(entries.count, "matched snapshot"))</summary>
    \(Markup(lines: Self.groups(entries).map(group)))
    </details>
    """
  }

  /// The entries cut where target or suite changes; they are sorted by both.
  private static func groups(_ entries: [ReportEntry]) -> [[ReportEntry]] {
    var groups: [[ReportEntry]] = []
    for entry in entries {
      let (name, last) = (entry.record.snapshot, groups.last?.first?.record.snapshot)
      if name.target == last?.target, name.suite == last?.suite, var group = groups.popLast() {
        group.append(entry)
        groups.append(group)
      } else {
        groups.append([entry])
      }
    }
    return groups
  }

  private func group(_ entries: [ReportEntry]) -> Markup {
    guard let name = entries.first?.record.snapshot else { return .none }
    return """
      <h3>\(name.target)/\(name.suite)</h3>
      <ul class="passed">
      \(Markup(lines: entries.map(item)))
      </ul>
      """
  }

  private func item(_ entry: ReportEntry) -> Markup {
    let name = entry.record.snapshot
    // A snapshot that matched only in the end is no plain success.
    let earlier = entry.outcomes.contains { $0 != .matched }
    let outcomes = entry.outcomes.map(\.rawValue).joined(separator: ", ")
    let attempts: Markup = earlier ? " <strong>after attempts: \(outcomes)</strong>" : .none
    return "<li>\(name.test).\(name.identifier)\(attempts)\(notes(entry.record))</li>"
  }
}
