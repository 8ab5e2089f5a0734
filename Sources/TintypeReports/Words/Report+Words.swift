// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension Report {
  /// How many snapshots there are, and how many of each outcome that there is.
  package var tally: String {
    let counts = JournalRecord.Outcome.reportOrder.filter { count($0) > 0 }.map {
      "\(Numbers.grouped(count($0))) \($0.rawValue)"
    }
    let total = Numbers.counted(entries.count, "snapshot")
    return counts.isEmpty ? total : "\(total): \(counts.joined(separator: ", "))"
  }

  /// The changed entries that are in no group, by name.
  package var apart: [ReportEntry] {
    let grouped = Set(groups.flatMap(\.members))
    return entries.indices.filter { !grouped.contains($0) }.map { entries[$0] }
      .filter { $0.record.outcome == .changed }
  }

  /// The entries that matched, but not at every attempt, by name.
  package var unsteady: [ReportEntry] {
    entries(.matched).filter { entry in entry.outcomes.contains { $0 != .matched } }
  }
}

extension ShardCoverage {
  /// Which parts are here, such as `3 of 4 parts; missing: 2`; `part 2 of 4` for one that stands
  /// alone.
  package var words: String {
    if isSinglePart, let part = present.first { return "part \(part) of \(total)" }
    let words = "\(present.count) of \(Numbers.counted(total, "part"))"
    guard !isComplete else { return words }
    return "\(words); missing: \(ShortText.list(missing.map(String.init), of: missingCount))"
  }
}
