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
      parts.append("\(present) of \(Numbers.counted(shards.total, "part"))")
    }
    return parts.joined(separator: " · ")
  }

  private var groupWords: String {
    guard !groups.isEmpty else { return "" }
    let singles = count(.changed) - Set(groups.flatMap(\.members)).count
    let rest = singles > 0 ? " and \(Numbers.grouped(singles)) alone" : ""
    return " in \(Numbers.counted(groups.count, "group"))" + rest
  }

  /// Whether something is known to be missing from the report.
  var isIncomplete: Bool { !problems.isEmpty || !missingParts(limit: 1).isEmpty }

  /// The first of the parts that are not here.
  ///
  /// A journal may claim any number of them, so not all are looked for.
  func missingParts(limit: Int) -> [Int] {
    guard let shards else { return [] }
    let present = Set(shards.present)
    return Array((1...max(shards.total, 1)).lazy.filter { !present.contains($0) }.prefix(limit))
  }
}
