// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeBase
import TintypeReports

/// The results of changing references in GitHub's Markdown.
struct MutationMarkdown {
  /// The text.
  let text: String

  /// The maximum size in bytes, so that a comment has space for the results of a test run.
  private static let limit = 30_000

  init(_ report: MutationReport) {
    let lines = MutationText(report)
    var page = MarkdownBudget(limit: Self.limit)
    page.add("Mutation score: \(lines.summary).")
    let opening = "| %@ | changes | killed | survived | score |\n|---|--:|--:|--:|--:|"
    page.add(
      heading: "Kinds", opening: opening.replacing("%@", with: "kind"),
      MutationKind.allCases.compactMap { kind in
        report.kinds[kind].map { Self.row(kind.rawValue, $0) }
      })
    page.add(
      heading: "Suites", opening: opening.replacing("%@", with: "suite"),
      report.rankedSuites.prefix(MutationText.listLimit).map { Self.row($0.name, $0.counts) })
    let worst = report.worst
    let more = worst.count - MutationText.listLimit
    page.add(
      heading: "Survivors",
      worst.prefix(MutationText.listLimit).map { survivor in
        "- \(MarkdownText.code(survivor.reference)), \(MarkdownText.code(survivor.node)): "
          + "\(survivor.kind.rawValue), \(MarkdownText.code(survivor.change)): "
          + "\(Numbers.counted(survivor.differingPixels, "pixel")); "
          + MarkdownText.code(survivor.tolerance)
      } + (more > 0 ? ["- and \(Numbers.grouped(more)) more"] : []))
    page.add(heading: "Errors", report.errors.map { "- \(MarkdownText.code($0))" })
    page.add(lines.remarks.joined(separator: " "))
    text = page.text
  }

  private static func row(_ name: String, _ counts: MutationCounts) -> String {
    let numbers = [counts.scored, counts.killed, counts.survived].map(Numbers.grouped)
    return
      "| \(MarkdownText.cell(name)) | \(numbers.joined(separator: " | ")) | \(counts.scoreText) |"
  }
}
