// SPDX-License-Identifier: MIT

import TintypeBase

/// The comparison with the run of a base commit, in the form that the page reads.
struct ComparisonColumn {
  let report: Report

  /// The column of the index; empty without a comparison.
  var columns: [(String, JSON)] {
    guard let comparison = report.comparison else { return [] }
    let value: JSON = [
      "commit": .line(comparison.short), "runs": .integer(comparison.runs),
      "remarks": .lines(comparison.remarks), "kinds": .array(kinds(of: comparison)),
    ]
    return [("comparison", value)]
  }

  /// The kinds with snapshots, the most important first.
  private func kinds(of comparison: CommitComparison) -> [JSON] {
    let places = Dictionary(
      report.entries.enumerated().map { (ReportEntry.Key($0.element.record), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    return CommitComparison.Kind.allCases.compactMap { kind in
      let changes = comparison.changes(kind).compactMap { change -> (entry: Int, detail: String)? in
        let key = ReportEntry.Key(change.name, extension: change.pathExtension)
        return places[key].map { ($0, change.detail) }
      }.sorted { $0.entry < $1.entry }
      guard !changes.isEmpty else { return nil }
      return .array([
        .string(kind.rawValue), .string(kind.title), .integers(changes.map(\.entry)),
        .array(
          changes.filter { !$0.detail.isEmpty }
            .map { .array([.integer($0.entry), .line(ShortText.line($0.detail))]) }),
      ])
    }
  }
}
