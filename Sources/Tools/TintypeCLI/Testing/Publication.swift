// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

/// The output of a report for continuous integration, as its environment variables specify.
struct Publication {
  var report: Report
  var environment: [String: String]
  /// The base directory of the paths of source files; `nil` if it is unknown.
  var packageRoot: String?
  /// The maximum size of a summary, in bytes.
  var budget = MarkdownSummary.usualBudget
  /// The images of the summary; `nil` for none.
  var images: MarkdownImages?
  /// The places where readers of the summary find the results.
  var published = PublishedRun()

  private func value(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Publishes annotations for GitHub Actions, one per line; the summary goes to the step's file.
  ///
  /// - Returns: The text for standard output, and messages for standard error.
  func github() -> (output: String, messages: String) {
    let lines = Annotations(report: report, filePrefix: filePrefix).lines()
    let output = lines.map { $0 + "\n" }.joined()
    guard let path = value("GITHUB_STEP_SUMMARY") else { return (output, "") }
    do {
      guard
        try StepSummary(path: path).append(
          report, budget: budget, images: images, published: published)
      else {
        let message = "The summary of this step is full. See the report for all results."
        return (output, "tintype: \(message)\n")
      }
      return (output, "")
    } catch {
      let message =
        "The summary of this step cannot be written to “\(VisibleText.line(path))”: \(error)."
      return (output, "tintype: \(message) Check GITHUB_STEP_SUMMARY.\n")
    }
  }

  /// The path from the repository's root to the package, with a trailing `/`.
  private var filePrefix: String {
    guard let workspace = value("GITHUB_WORKSPACE").flatMap({ FilePath.resolved($0) }),
      let root = packageRoot.flatMap({ FilePath.resolved($0) }), root.hasPrefix(workspace + "/")
    else { return "" }
    return String(root.dropFirst(workspace.count + 1)) + "/"
  }
}

extension Report {
  /// Returns the first line of a text about the run, which begins with problems if there are any.
  func openingLine(_ counts: String) -> String {
    guard !problems.isEmpty else { return counts }
    let count = Numbers.counted(problems.count, "problem")
    return "\(isIncomplete ? "Incomplete run" : "Failed run"), \(count). \(counts)"
  }

  /// The problems, one per line, for standard error.
  var problemLines: String { ProblemLines.text(problems.map(\.lines)) }
}

extension PendingList {
  /// The problems of the latest run, one per line, for standard error.
  var problemLines: String { ProblemLines.text(problems.lines) }
}

private enum ProblemLines {
  /// The maximum number of problems that are printed.
  static let limit = 50

  /// Returns the problems, whose lines after the first one are indented.
  static func text(_ problems: [[String]]) -> String {
    let lines = problems.prefix(limit).map { lines in
      let text = lines.map { ShortText.line($0, limit: 1_000) }.joined(separator: "\n  ")
      return "tintype: \(text)\n"
    }
    let more = problems.count - lines.count
    guard more > 0 else { return lines.joined() }
    return lines.joined() + "tintype: \(Numbers.counted(more, "more problem")).\n"
  }
}
