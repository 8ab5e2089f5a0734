// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// The result of a run, as one exit code.
///
/// The rules are one table. Every reader of a run uses it: `test`, `report`, `status`, `merge` and
/// the JUnit, Markdown, JSON and HTML reports.
///
/// | Found in the journals | Entry or problem | Finding | Exit code |
/// |---|---|---|---|
/// | a snapshot whose effective outcome is `failed` | entry | ``Finding/error`` | 2 |
/// | a test failure that does not belong to a snapshot | `testFailed` | ``Finding/error`` | 2 |
/// | `swift test` failed, and no snapshot and no such failure explains it | `testsFailed` | ``Finding/error`` | 2 |
/// | a signal that cancels or kills, such as TERM, ended `swift test` | `testsCanceled` | ``Finding/incomplete`` | 3 |
/// | a process, or `tintype test`, that began and did not end | `notEnded`, `commandNotEnded`, `testingUnfinished` | ``Finding/incomplete`` | 3 |
/// | lines or journals that are missing or damaged | `notBegun`, `emptyJournal`, `linesMissing`, `journalsMissing`, `commandNotBegun`, `truncated`, `notJSON`, … | ``Finding/incomplete`` | 3 |
/// | a last attempt that took no snapshot, after one that did | `retryComparedNothing` | ``Finding/incomplete`` | 3 |
/// | shards that are missing, or do not belong to one run | `partsMissing`, `merge` | ``Finding/incomplete`` | 3 |
/// | one name with different outcomes or images within an attempt | `outcomesDiffer`, `twoImages` | ``Finding/incomplete`` | 3 |
/// | no snapshot | – | ``Finding/nothingRan`` | 4 |
/// | a snapshot whose effective outcome is `changed`, `missing` or `recorded` | entry | ``Finding/different`` | 1 |
/// | none of these | – | – | 0 |
///
/// If there are several findings, the first in the order of ``Finding`` determines the exit code.
/// ``SnapshotResolution`` determines the effective outcome of a snapshot, and ``RunEvidence`` the
/// problems that count.
package struct RunVerdict: Hashable, Sendable {
  /// All findings, the most severe first; empty if there are none.
  package var findings: [Finding]

  /// The findings, the most severe first.
  package enum Finding: String, Codable, Hashable, Sendable, CaseIterable {
    /// A snapshot could not be compared, or tests failed for a reason that is not a snapshot.
    case error
    /// The journals do not contain everything that ran.
    case incomplete
    /// No snapshot was compared.
    case nothingRan
    /// A snapshot differs, has no reference, or was recorded.
    case different
  }

  /// Creates a verdict from findings in any order.
  package init(_ findings: Set<Finding>) {
    self.findings = Finding.allCases.filter { findings.contains($0) }
  }

  /// Applies the rules to a run.
  ///
  /// - Parameters:
  ///   - report: The snapshots and the problems of the run.
  ///   - allowsEmpty: A Boolean value that indicates whether a run without snapshots is a success.
  package init(_ report: Report, allowsEmpty: Bool = false) {
    var findings = Set(report.problems.map(\.reason.finding))
    if report.count(.failed) > 0 { findings.insert(.error) }
    if report.total == 0, report.known.isEmpty, !allowsEmpty { findings.insert(.nothingRan) }
    if report.count(.matched) + report.count(.failed) < report.total {
      findings.insert(.different)
    }
    self.init(findings)
  }
}

extension JournalProblem.Reason {
  /// The finding that results from the problem.
  var finding: RunVerdict.Finding {
    switch self {
    case .testFailed, .testsFailed: .error
    default: .incomplete
    }
  }
}

extension Report {
  /// The report in one line: `4 changed with 2 causes · 1 failed · 512 matched · 4 of 4 shards`.
  var verdict: String {
    if let baseline { return verdict(since: baseline) }
    guard total > 0 else {
      return knownSummary ?? "The journal contains no readable records"
    }
    var parts: [String] = []
    let matched = count(.matched)
    if matched == total {
      parts.append(
        matched == 1
          ? "The only snapshot matches" : "All \(Numbers.grouped(matched)) snapshots match")
    } else {
      for outcome in JournalRecord.Outcome.reportOrder where count(outcome) > 0 {
        let summary = "\(Numbers.grouped(count(outcome))) \(outcome.rawValue)"
        parts.append(outcome == .changed ? summary + causeSummary : summary)
      }
    }
    if let knownSummary { parts.append(knownSummary) }
    if let shards {
      let present = Numbers.grouped(shards.present.count)
      let alone = shards.present.first.map { "shard \($0) of \(Numbers.grouped(shards.total))" }
      parts.append(
        shards.isSinglePart
          ? alone ?? "" : "\(present) of \(Numbers.counted(shards.total, "shard"))")
    }
    return parts.joined(separator: " · ")
  }

  /// Returns the comparison with a base commit in one line: `Since main: 4 changed with 2 causes · 1
  /// added`.
  private func verdict(since baseline: Baseline) -> String {
    let parts = JournalRecord.Outcome.reportOrder.filter { count($0) > 0 }.map { outcome in
      let summary = "\(Numbers.grouped(count(outcome))) \(baseline.name(of: outcome))"
      return outcome == .changed ? summary + causeSummary : summary
    }
    let counts = parts.isEmpty ? "no reference differs" : parts.joined(separator: " · ")
    return "Since \(ShortText.line(baseline.revision, limit: 80)): \(counts)"
  }

  private var causeSummary: String {
    guard !causes.isEmpty else { return "" }
    return " with \(Numbers.counted(causes.count, "cause"))"
  }

  /// A Boolean value that indicates whether parts of the report are missing or damaged.
  ///
  /// The output of a single shard is complete without the other shards.
  package var isIncomplete: Bool {
    missingCount > 0 || problems.contains { $0.reason.finding == .incomplete }
  }

  /// The test failures that do not belong to a snapshot, and those of `swift test` itself.
  package var testFailures: [JournalProblem] { problems.filter { $0.reason.finding == .error } }

  /// The number of missing shards.
  var missingCount: Int { shards.map { $0.isSinglePart ? 0 : $0.missingCount } ?? 0 }
}
