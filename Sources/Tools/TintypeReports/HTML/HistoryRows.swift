// SPDX-License-Identifier: MIT

import TintypeBase

/// The history of a snapshot in the form that the page reads.
enum HistoryRows {
  /// Returns the results as `[run, outcome, digest of the new file, program]`, the latest run first,
  /// and the evidence that the snapshot is flaky.
  ///
  /// Digests are shortened, because the page only shows which are equal.
  ///
  /// - Parameter history: The history.
  /// - Returns: The rows; `null` if the snapshot has one result or none.
  static func value(_ history: SnapshotHistory) -> JSON {
    guard history.results.count > 1 else { return .null }
    let rows = history.results.map { result -> JSON in
      .lines([
        ShortText.line(result.run, limit: 80), result.outcome.rawValue,
        String((result.actual ?? "").prefix(digitCount)),
        String((result.program ?? "").prefix(digitCount)),
      ])
    }
    return ["rows": .array(rows), "evidence": .line(history.evidence)]
  }

  private static let digitCount = 8
}
