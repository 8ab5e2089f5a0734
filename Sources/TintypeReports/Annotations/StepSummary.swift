// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// The file to which a step of GitHub Actions appends its summary.
package struct StepSummary: Sendable {
  /// The file, which `GITHUB_STEP_SUMMARY` names.
  package var path: String

  /// The largest file that GitHub takes, in bytes: 1 MiB.
  ///
  /// It refuses a larger one as a whole.
  package static let limit = 1 << 20

  /// Creates a summary at a path, without touching it.
  package init(path: String) {
    self.path = path
  }

  /// Appends a report, within what room is left.
  ///
  /// - Parameters:
  ///   - report: What is to be told.
  ///   - budget: The greatest number of bytes.
  /// - Returns: Whether there was room.
  /// - Throws: Why it could not be written.
  package func append(
    _ report: Report, budget: Int = MarkdownSummary.usualBudget
  ) throws(FileTrouble) -> Bool {
    var status = stat()
    let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
    // A line feed sets it apart from what another step has left without one.
    let room = Self.limit - size - 1
    guard room >= MarkdownSummary.budgets.lowerBound else { return false }
    let text = "\n" + MarkdownSummary(report: report, budget: min(budget, room)).markdown()
    try JournalFile.append(Array(text.utf8), to: path)
    return true
  }
}
