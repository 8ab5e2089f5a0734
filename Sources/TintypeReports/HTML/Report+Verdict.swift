// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension Report {
  /// The report in one line: `4 changed in 2 groups · 1 failed · 512 matched · 4 of 4 parts`.
  var verdict: String {
    guard !entries.isEmpty else { return "Nothing in the journal could be read" }
    var parts: [String] = []
    let matched = count(.matched)
    if matched == entries.count {
      parts.append(
        matched == 1
          ? "The only snapshot matches" : "All \(Numbers.grouped(matched)) snapshots match")
    } else {
      for outcome in JournalRecord.Outcome.reportOrder where count(outcome) > 0 {
        let words = "\(Numbers.grouped(count(outcome))) \(outcome.rawValue)"
        parts.append(outcome == .changed ? words + groupWords : words)
      }
    }
    if let shards {
      let present = Numbers.grouped(shards.present.count)
      let alone = shards.present.first.map { "part \($0) of \(Numbers.grouped(shards.total))" }
      parts.append(
        shards.isSinglePart
          ? alone ?? "" : "\(present) of \(Numbers.counted(shards.total, "part"))")
    }
    return parts.joined(separator: " · ")
  }

  private var groupWords: String {
    guard !groups.isEmpty else { return "" }
    let singles = count(.changed) - Set(groups.flatMap(\.members)).count
    let rest = singles > 0 ? " and \(Numbers.grouped(singles)) alone" : ""
    return " in \(Numbers.counted(groups.count, "group"))" + rest
  }

  /// A Boolean value that indicates whether something is missing from the report or damaged; the
  /// output of one of several parts doesn't have the others.
  package var isIncomplete: Bool {
    missingCount > 0 || problems.contains { $0.reason.finding == .incomplete }
  }

  /// The failures of tests that are not a snapshot's, and of `swift test` itself.
  package var testFailures: [JournalProblem] {
    problems.filter { $0.reason.finding == .trouble }
  }

  /// How many parts are not here that should be.
  var missingCount: Int { shards.map { $0.isSinglePart ? 0 : $0.missingCount } ?? 0 }
}
