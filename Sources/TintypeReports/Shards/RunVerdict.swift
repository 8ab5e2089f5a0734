// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// What a run comes to, for a process that can only end in one way.
package struct RunVerdict: Hashable, Sendable {
  /// All that applies, the most severe first; empty where nothing is to be told.
  package var findings: [Finding]

  /// What can apply, the most severe first.
  package enum Finding: String, Codable, Hashable, Sendable, CaseIterable {
    /// A snapshot could not be compared, or tests failed for another reason than a picture.
    case trouble
    /// What was found is not all.
    case incomplete
    /// Nothing was compared.
    case nothingRan
    /// A snapshot differs, has no reference, or was recorded.
    case different
  }

  /// Creates a verdict from what applies, in any order.
  package init(_ findings: Set<Finding>) {
    self.findings = Finding.allCases.filter { findings.contains($0) }
  }

  /// Judges a run.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - journal: What it was found in; where tests failed while every picture was as it should be,
  ///     something else is wrong with them.
  ///   - allowsEmpty: Whether it is well that nothing was compared.
  package init(_ report: Report, of journal: RunJournal, allowsEmpty: Bool = false) {
    var findings: Set<Finding> = []
    let entries = report.entries
    if report.count(.failed) > 0 || Self.hasOtherFailure(report, journal) {
      findings.insert(.trouble)
    }
    if !report.problems.isEmpty { findings.insert(.incomplete) }
    if entries.isEmpty, !allowsEmpty { findings.insert(.nothingRan) }
    if report.count(.matched) + report.count(.failed) < entries.count {
      findings.insert(.different)
    }
    self.init(findings)
  }

  /// Whether tests of a part failed at its last attempt, and no picture of it is the reason, or not
  /// the only one.
  private static func hasOtherFailure(_ report: Report, _ journal: RunJournal) -> Bool {
    let tested = journal.events.filter { $0.event == .tested }
    // The one without a part sums up those of the parts, and says less than they do.
    let parts = tested.contains { $0.shard != nil } ? tested.filter { $0.shard != nil } : tested
    // A test process that did not come to its end, in a run that failed, has crashed.
    let hasCrashed = report.problems.contains { [.notEnded, .truncated].contains($0.reason) }
    return Dictionary(grouping: parts, by: \.shard).contains { shard, events in
      guard let last = events.map({ $0.attempt ?? 1 }).max() else { return false }
      // Of two that claim to be the same attempt, none is the later one.
      let status = events.filter { ($0.attempt ?? 1) == last }.compactMap(\.status).max() ?? 0
      let isExplained = journal.records.contains { record in
        record.shard == shard && (record.attempt ?? 1) == last && record.outcome != .matched
      }
      // From 128 on, a signal has ended it.
      return status >= 128 || status != 0 && (hasCrashed || !isExplained)
    }
  }
}
