// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension ReportGroup {
  /// The group in a line, such as `padding.leading 12 → 16 · Button, Card · 40 snapshots`.
  ///
  /// It has no line breaks and nothing hidden in it, and is short enough for a list.
  ///
  /// - Parameter report: The report that the group is of.
  /// - Returns: What the members have in common, and how many they are.
  package func title(in report: Report) -> String {
    let count = Numbers.counted(members.count, "snapshot")
    let parts =
      switch bond {
      case .changes(let changes, let types):
        [
          ShortText.list(changes.map { ShortText.line($0, limit: 80) }, limit: 3),
          ShortText.list(types.map { ShortText.line($0, limit: 40) }, limit: 4),
        ]
      case .likeness: ["differences that look alike", suites(in: report)]
      }
    return (parts.filter { !$0.isEmpty } + [count]).joined(separator: " · ")
  }

  /// The entries that are the members, in their order.
  package func entries(in report: Report) -> [ReportEntry] {
    members.compactMap { report.entries.indices.contains($0) ? report.entries[$0] : nil }
  }

  private func suites(in report: Report) -> String {
    let suites = Set(entries(in: report).map(\.record.snapshot.suite)).sorted()
    return ShortText.list(suites.map { ShortText.line($0, limit: 40) }, limit: 4)
  }
}
