// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

extension Report {
  /// The first line of a text about the run: it begins with the problems, if there are any.
  func openingLine(_ counts: String) -> String {
    guard !problems.isEmpty else { return counts }
    let count = Numbers.counted(problems.count, "problem")
    return "\(isIncomplete ? "Incomplete run" : "Failed run"), \(count). \(counts)"
  }

  /// The problems, one per line, for standard error.
  var problemLines: String { ProblemLines.text(problems.map(\.description)) }
}

extension WaitingList {
  /// The problems of the latest run, one per line, for standard error.
  var problemLines: String { ProblemLines.text(problems.texts) }
}

private enum ProblemLines {
  /// The most problems that are printed.
  static let limit = 50

  static func text(_ problems: [String]) -> String {
    let lines = problems.prefix(limit).map { "tintype: \(ShortText.line($0, limit: 1_000))\n" }
    let more = problems.count - lines.count
    guard more > 0 else { return lines.joined() }
    return lines.joined() + "tintype: \(Numbers.counted(more, "more problem")).\n"
  }
}
