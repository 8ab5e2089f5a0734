// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeReports

/// The findings in GitHub's Markdown, for a comment of a pull request.
struct AuditMarkdown {
  /// The text; empty if there is nothing to report.
  let text: String

  /// The maximum size in bytes, so that a comment has space for the results of a test run.
  private static let limit = 30_000

  /// Creates the text.
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - address: The URL of the directory with the images; `nil` for a text without images.
  init(_ report: AuditReport, images address: WebAddress?) {
    let items = report.failing
    let isEmpty =
      items.isEmpty && report.unusedExceptions.isEmpty && report.errors.isEmpty
    guard !isEmpty else {
      text = ""
      return
    }
    var page = MarkdownBudget(limit: Self.limit)
    let since = report.base.map { " since \(MarkdownText.code($0.base.shortCommit))" } ?? ""
    let count = Set(items.map(\.reference)).count
    page.add(
      "The audit found \(items.map(\.finding).countsText)\(since) in \(count) "
        + "reference\(count == 1 ? "" : "s").")
    page.add(heading: "Audit", opening: "", Self.references(of: report, address))
    page.add(
      heading: "Unused exceptions",
      report.unusedExceptions.map { "- \(MarkdownText.code($0.exception.description))" })
    page.add(heading: "Errors", report.errors.map { "- \(MarkdownText.code($0))" })
    text = page.text
  }

  /// Returns the findings of each reference: its name, its image, and a numbered list.
  private static func references(of report: AuditReport, _ address: WebAddress?) -> [String] {
    var items: [String] = []
    var rest = report.failing[...]
    while let first = rest.first {
      let own = rest.prefix { $0.reference == first.reference }
      rest = rest.dropFirst(own.count)
      var lines = [(items.isEmpty ? "" : "\n") + MarkdownText.code(first.reference) + "\n"]
      if let address, let image = report.images[first.reference] {
        lines.append(
          "<img src=\"\(address.url(of: image.name))\" alt=\"the findings\" "
            + "width=\"\(min(image.width, 300))\">\n")
      }
      lines += own.prefix(findingLimit).enumerated().map { index, item in
        let finding = item.finding
        let text = finding.text.map { " \(MarkdownText.code("“\($0)”"))" } ?? ""
        return "\(index + 1). **\(finding.severity.rawValue)** "
          + "\(MarkdownText.code(finding.rule.rawValue)): \(MarkdownText.code("\(finding.node)"))"
          + "\(text)  \n   \(MarkdownText.code(finding.message))"
      }
      if own.count > findingLimit { lines.append("- and \(own.count - findingLimit) more") }
      items.append(lines.joined(separator: "\n"))
    }
    return items
  }

  /// The maximum number of findings that are listed for a reference.
  private static let findingLimit = 20
}
