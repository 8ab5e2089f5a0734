// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// A report in Markdown, for a job's summary or a comment: causes first, then names, then problems.
///
/// Without URLs of images, it contains no HTML. The same report always results in the same bytes.
package struct MarkdownSummary: Sendable {
  /// The report.
  package var report: Report
  /// The maximum number of bytes.
  package var budget: Int
  /// The images of the most important changes; `nil` for a summary without images.
  package var images: MarkdownImages?
  /// The places where readers find the results.
  package var published: PublishedRun

  /// The default budget, in bytes: 60,000, which also fits into a comment on GitHub.
  package static let usualBudget = 60_000
  /// The valid budgets, in bytes; GitHub's summaries are limited to 1 MiB.
  package static let budgets = 8_000...900_000

  /// Creates a summary.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - budget: The maximum number of bytes; clamped to ``budgets``.
  ///   - images: The images of the most important changes; `nil` for none.
  ///   - published: The places where readers find the results.
  package init(
    report: Report, budget: Int = usualBudget, images: MarkdownImages? = nil,
    published: PublishedRun = PublishedRun()
  ) {
    (self.report, self.images, self.published) = (report, images, published)
    self.budget = min(max(budget, Self.budgets.lowerBound), Self.budgets.upperBound)
  }

  /// Returns the summary, with at most ``budget`` bytes; omitted items are counted.
  package func markdown() -> String {
    var page = MarkdownBudget(limit: budget)
    page.add("# Tintype: \(verdict)\n")
    page.add(
      ([report.tally] + [report.shards?.summary, run].compactMap(\.self)).joined(separator: " · "))
    if let links = published.links { page.add("\n" + links) }
    report.comparison?.add(to: &page)
    if let images {
      addChanges(with: images, to: &page)
    } else {
      page.add(heading: "Causes", report.causes.map(item))
      page.add(heading: "Changes that need their own decision", report.apart.map(item))
    }
    for outcome in [JournalRecord.Outcome.failed, .missing, .recorded] {
      page.add(heading: outcome.title, report.entries(outcome).map(item))
    }
    page.add(heading: "Matched only in a later attempt", report.unsteady.map(history))
    page.add(heading: "Problems", report.problems.map(item))
    if page.hidden > 0 {
      page.add(
        """

        **and \(Numbers.grouped(page.hidden)) more**: see the report in the artifacts of this run, \
        or run `swift run tintype report` where the tests ran.
        """)
    }
    let changed = report.entries(.changed)
    if changed.contains(where: \.record.isInline) {
      page.add("\nTo record inline snapshots: `TINTYPE_RECORD=failed swift test`.")
    }
    if let acceptance { page.add("\n" + acceptance) }
    return page.text
  }

  private var verdict: String {
    if report.isClean { return "nothing differs" }
    let parts = [
      (report.count(.changed), "changed"), (report.count(.failed), "failed"),
      (report.count(.missing), "missing"), (report.count(.recorded), "recorded"),
    ].filter { $0.0 > 0 }.map { "\(Numbers.grouped($0)) \($1)" }
    let failures = report.testFailures.isEmpty ? [] : ["other test failures"]
    let incomplete = report.isIncomplete ? ["incomplete"] : []
    let summary = (parts + failures + incomplete).joined(separator: ", ")
    return summary.isEmpty ? "nothing was compared" : summary
  }

  private var run: String? {
    "run " + MarkdownText.code(ShortText.line(report.run.description, limit: 80))
  }

  private func item(_ cause: ReviewCause) -> String {
    let names = cause.entries(in: report).map { text(String(describing: $0.record.snapshot)) }
    return """
      - \(text(cause.heading)), cause `\(cause.id)`
        - \(ShortText.list(names, limit: 3))
      """
  }

  private func item(_ entry: ReportEntry) -> String {
    let name = String(describing: entry.record.snapshot)
    return "- \(text(name)): \(text(entry.headline))"
  }

  /// Returns a problem; further lines of its message are below it.
  private func item(_ problem: JournalProblem) -> String {
    let lines = problem.lines
    let details = lines.dropFirst().map { "  - " + text($0) }
    return (["- " + text(lines.first ?? "")] + details).joined(separator: "\n")
  }

  private func history(_ entry: ReportEntry) -> String {
    let outcomes = entry.outcomes.map(\.rawValue).joined(separator: ", ")
    return "- \(text(String(describing: entry.record.snapshot))): \(outcomes)"
  }

  func text(_ text: String) -> String { MarkdownText.code(ShortText.line(text, limit: 400)) }
}

extension JournalRecord {
  /// A Boolean value that indicates whether the snapshot is in the source of its test, and thus cannot
  /// be accepted.
  var isInline: Bool { fields.reference == nil && fields.snapshot.identifier.hasPrefix("inline-") }
}

/// A list of lines with a maximum number of bytes, which counts omitted items.
package struct MarkdownBudget {
  /// The lines.
  package private(set) var text = ""
  /// The number of omitted items.
  private(set) var hidden = 0
  private let limit: Int

  /// The bytes that are reserved for the end and for the counts of omitted items.
  static let reserve = 4_000

  /// Creates an empty list.
  package init(limit: Int) { self.limit = max(limit - Self.reserve, 0) }

  private var available: Int { max(limit - text.utf8.count, 0) }

  /// Adds a mandatory line.
  package mutating func add(_ line: String) { text += line + "\n" }

  /// Adds a heading and a list, which uses at most half of the remaining size, so later lists fit
  /// too.
  ///
  /// - Parameters:
  ///   - heading: The heading.
  ///   - opening: The lines before the first item, such as the head of a table; `nil` for none.
  ///   - items: The items, each with one or more lines.
  package mutating func add(heading: String, opening: String? = nil, _ items: [String]) {
    guard !items.isEmpty else { return }
    add("\n## \(heading)\n")
    if let opening, !opening.isEmpty { add(opening) }
    let end = text.utf8.count + available / 2
    for (index, item) in items.enumerated() {
      guard text.utf8.count + item.utf8.count < end else {
        hidden += items.count - index
        // A list item would be a row of a table.
        if opening != nil { add("") }
        add("- and \(Numbers.grouped(items.count - index)) more")
        return
      }
      add(item)
    }
  }
}

/// Escapes for texts in GitHub's Markdown.
package enum MarkdownText {
  /// Returns the text as code, so that it contains no markup, links or mentions.
  package static func code(_ text: String) -> String {
    let text = VisibleText.line(text)
    let longest = text.split(omittingEmptySubsequences: true) { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    guard !text.allSatisfy({ $0 == " " }) else { return "` `" }
    // Without padding, a backtick at an end would join the fence, and outer spaces would be lost.
    let isPadded =
      text.hasPrefix("`") || text.hasSuffix("`") || text.hasPrefix(" ") || text.hasSuffix(" ")
    return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// Returns the text as code in a cell of a table, which a `|` would end.
  package static func cell(_ text: String) -> String {
    // A backslash before the escape would remove its effect.
    let escape = text.contains("\\|") ? "\\u{7C}" : "\\|"
    return code(
      text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: escape))
  }
}
