// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeSnapshots

/// Tells continuous integration of a report, in the ways that its variables ask for.
struct Publication {
  var report: Report
  var environment: [String: String]
  /// The directory that source files' paths start from; `nil` where it is not known.
  var packageRoot: String?
  /// The greatest number of bytes of a summary.
  var budget = MarkdownSummary.usualBudget

  private func value(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Annotations for GitHub Actions, a line each; the summary goes to the step's file.
  ///
  /// - Returns: What belongs on standard output, and messages for standard error.
  func github() -> (output: String, messages: String) {
    let lines = Annotations(report: report, filePrefix: filePrefix).lines()
    let output = lines.map { $0 + "\n" }.joined()
    guard let path = value("GITHUB_STEP_SUMMARY") else { return (output, "") }
    do {
      guard try StepSummary(path: path).append(report, budget: budget) else {
        let words = "The summary of this step has no room left; see the report for what was found."
        return (output, "tintype: \(words)\n")
      }
      return (output, "")
    } catch {
      let words =
        "The summary of this step cannot be written to “\(VisibleText.line(path))”: \(error)."
      return (output, "tintype: \(words) Check GITHUB_STEP_SUMMARY.\n")
    }
  }

  /// From the repository's root to the package, with `/` at its end.
  private var filePrefix: String {
    guard let workspace = value("GITHUB_WORKSPACE").flatMap({ FilePath.resolved($0) }),
      let root = packageRoot.flatMap({ FilePath.resolved($0) }), root.hasPrefix(workspace + "/")
    else { return "" }
    return String(root.dropFirst(workspace.count + 1)) + "/"
  }
}

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
