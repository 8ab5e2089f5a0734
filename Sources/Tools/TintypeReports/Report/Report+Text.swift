// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

extension ReportEntry {
  /// The most important fact about the snapshot, in one line.
  ///
  /// It is the change of the scene with the nodes' types, else the number of differing pixels, else
  /// the message of the test. It contains no line breaks and no hidden characters, and is short
  /// enough for a list, such as `padding (top, bottom) 8 → 12 · ButtonLabel`.
  package var headline: String {
    if record.outcome == .changed {
      if let causes = RecordCauses(record), !causes.causes.isEmpty { return causes.summary }
      if let causes = RecordCauses(text: record, replacements: []), causes.namedTitles != nil {
        return causes.summary
      }
    }
    return lines(limit: 1).first ?? ""
  }

  /// Returns a few lines about the snapshot.
  ///
  /// They contain the changes of the scene and the number of differing pixels, else the message of
  /// the test.
  ///
  /// - Parameter limit: The maximum number of changes, or of lines of the test's message.
  /// - Returns: At least one line. Like ``headline``, each line is short and has no hidden
  ///   characters.
  package func lines(limit: Int) -> [String] {
    guard record.outcome == .changed else { return messageLines(limit) }
    let lines =
      (record.causes?.lines(limit: limit) ?? []) + [record.pixels?.summary].compactMap(\.self)
    return lines.isEmpty ? messageLines(limit) : lines.map { ShortText.line($0) }
  }

  /// Returns the message of the test, without the snapshot's name, which is displayed next to it.
  private func messageLines(_ limit: Int) -> [String] {
    guard var message = record.message, !message.isEmpty else { return [outcomeSummary] }
    let subject = "Snapshot “\(record.snapshot.test).\(record.snapshot.identifier)” "
    if message.hasPrefix(subject) {
      message.removeFirst(subject.count)
      message = message.prefix(1).uppercased() + message.dropFirst()
    }
    // Scalars are used, because a carriage return and a line feed form one character.
    let lines = message.unicodeScalars.split(separator: "\n").prefix(max(limit, 1))
    return lines.map { ShortText.line(String($0)) }
  }

  private var outcomeSummary: String {
    switch record.outcome {
    case .matched: "Equals its reference."
    case .recorded: "A reference was recorded."
    case .missing: "There is no reference."
    case .changed: "Differs from its reference."
    case .failed: "Could not be compared."
    }
  }
}

extension RecordCauses {
  /// The causes in one line: at most three, and four types of nodes.
  fileprivate var summary: String {
    let titles = causes.map { cause in
      let values = ShortText.list(cause.values.map { ShortText.line($0, limit: 80) }, limit: 2)
      return [ShortText.line(cause.subject, limit: 80), values].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    let types = causes.reduce(into: Set<String>()) { $0.formUnion($1.types) }.sorted()
    return [
      ShortText.list(titles, limit: 3),
      ShortText.list(types.map { ShortText.line($0, limit: 40) }, limit: 4),
    ].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension ReviewCause {
  /// Returns the entries of the members, in the order of the members.
  package func entries(in report: Report) -> [ReportEntry] {
    members.compactMap { report.entries.indices.contains($0) ? report.entries[$0] : nil }
  }
}

extension Report {
  /// The number of snapshots, and the number with each outcome that occurs.
  package var tally: String {
    let counts = JournalRecord.Outcome.reportOrder.filter { count($0) > 0 }.map {
      "\(Numbers.grouped(count($0))) \($0.rawValue)"
    }
    let total = Numbers.counted(total, "snapshot")
    let text = counts.isEmpty ? total : "\(total): \(counts.joined(separator: ", "))"
    return ([text] + [knownSummary].compactMap(\.self)).joined(separator: " · ")
  }

  /// The number of snapshots whose failures are known issues; `nil` for none.
  var knownSummary: String? { known.isEmpty ? nil : Numbers.counted(known.count, "known issue") }

  /// The changed entries on which causes do not decide, sorted by name.
  package var apart: [ReportEntry] { undecided.map { entries[$0] } }

  /// The indices of the changed entries on which causes do not decide, in ascending order.
  package var undecided: [Int] {
    entries.indices.filter {
      entries[$0].record.outcome == .changed && !explanation(of: $0).isDecidedByCauses
    }
  }

  /// The entries that matched, but not in every attempt, sorted by name.
  package var unsteady: [ReportEntry] {
    entries(.matched).filter { entry in entry.outcomes.contains { $0 != .matched } }
  }
}

extension ShardCoverage {
  /// The present shards, such as `3 of 4 shards; missing: 2`, or `shard 2 of 4` for a single shard.
  package var summary: String {
    if isSinglePart, let part = present.first { return "shard \(part) of \(total)" }
    let summary = "\(present.count) of \(Numbers.counted(total, "shard"))"
    guard !isComplete else { return summary }
    return "\(summary); missing: \(ShortText.list(missing.map(String.init), of: missingCount))"
  }
}

extension JournalRecord.Outcome {
  /// The outcome as a heading.
  var title: String {
    switch self {
    case .changed: "Changed"
    case .failed: "Failed"
    case .missing: "Missing"
    case .recorded: "Recorded"
    case .matched: "Matched"
    }
  }

  /// A symbol that is displayed before the outcome's name, never alone.
  var sign: String {
    switch self {
    case .changed: "Δ"
    case .failed: "✕"
    case .missing: "?"
    case .recorded: "+"
    case .matched: "✓"
    }
  }

  /// The meaning of the outcome, and the next step.
  var advice: String {
    switch self {
    case .changed:
      """
      These snapshots differ from their references. If the changes are intended, run the tests \
      with TINTYPE_RECORD=failed to replace the references. Otherwise, correct the code and run \
      the tests again.
      """
    case .failed:
      """
      These snapshots could not be compared. Fix the problem in each message, then run the tests \
      again.
      """
    case .missing:
      """
      These snapshots have no reference. Run the tests with TINTYPE_RECORD=missing to record \
      references, review them, and commit them.
      """
    case .recorded:
      """
      These snapshots were recorded as new references, without a comparison. Review the new \
      files, commit them, and run the tests again.
      """
    case .matched:
      "These snapshots equal their references. There is nothing to do."
    }
  }
}
