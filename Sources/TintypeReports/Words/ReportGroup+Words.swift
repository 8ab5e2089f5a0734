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
      bond == .likeness ? [Self.words(of: bond), suites(in: report)] : [Self.words(of: bond)]
    return (parts.filter { !$0.isEmpty } + [count]).joined(separator: " · ")
  }

  /// What members have in common, in a line: at most three changes, and four types of nodes.
  static func words(of bond: Bond) -> String {
    switch bond {
    case .changes(let changes, let types):
      [
        ShortText.list(changes.map { ShortText.line($0, limit: 80) }, limit: 3),
        ShortText.list(types.map { ShortText.line($0, limit: 40) }, limit: 4),
      ].filter { !$0.isEmpty }.joined(separator: " · ")
    case .likeness: "differences that look alike"
    }
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
