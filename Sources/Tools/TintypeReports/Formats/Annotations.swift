// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// A report as annotations of GitHub Actions.
///
/// GitHub shows ten errors per step and silently drops the others.
package struct Annotations: Sendable {
  /// The report.
  package var report: Report
  /// The prefix of the paths of source files, from the repository's root; empty, or with a trailing
  /// `/`.
  package var filePrefix: String

  /// The maximum number of annotations that GitHub shows for one step: 10.
  package static let limit = 10

  /// Creates annotations.
  package init(report: Report, filePrefix: String = "") {
    (self.report, self.filePrefix) = (report, filePrefix)
  }

  /// One annotation.
  private struct Item {
    var title: String
    var message: String
    var location: CallSite?
    /// The number of snapshots or problems in the annotation.
    var count = 1
  }

  /// Returns the workflow commands, one per line and at most ``limit``.
  ///
  /// There is one annotation for each cause and for each change that needs its own decision, then
  /// for failed, missing and recorded snapshots. One annotation about all problems is always
  /// included. The last annotation states the number of omitted findings.
  package func lines() -> [String] {
    let items =
      causes + single(report.apart)
      + [.failed, .missing, .recorded].flatMap { single(report.entries($0)) }
    guard items.count + problems.count > Self.limit else { return (items + problems).map(command) }
    let shown = Self.limit - 1 - problems.count
    let rest = items.dropFirst(shown)
    let count = Numbers.counted(rest.reduce(0) { $0 + $1.count }, "further finding")
    let last = Item(
      title: "Tintype: further findings", message: "The summary of this job lists \(count).")
    return (items.prefix(shown) + problems + [last]).map(command)
  }

  private var problems: [Item] {
    guard let first = report.problems.first else { return [] }
    let more = report.problems.count - 1
    let rest = more > 0 ? ["There \(more == 1 ? "is" : "are") \(more) more."] : []
    return [
      Item(
        title: "Tintype: \(report.isIncomplete ? "incomplete run" : "other test failures")",
        message: (first.lines + rest).joined(separator: "\n"),
        count: report.problems.count)
    ]
  }

  private var causes: [Item] {
    report.causes.map { cause in
      let entries = cause.entries(in: report)
      let names = entries.map { String(describing: $0.record.snapshot) }
      return Item(
        title: cause.heading,
        message: """
          \(ShortText.list(names, limit: 3)). The summary of this job contains the command that \
          accepts cause \(cause.id).
          """,
        location: entries.first?.record.location, count: entries.count)
    }
  }

  private func single(_ entries: [ReportEntry]) -> [Item] {
    entries.map { entry in
      Item(
        title: String(describing: entry.record.snapshot),
        message: entry.lines(limit: 3).joined(separator: "\n"), location: entry.record.location)
    }
  }

  private func command(_ item: Item) -> String {
    var properties: [String] = []
    if let location = item.location {
      let file = location.file.hasPrefix("/") ? location.file : filePrefix + location.file
      properties += ["file=\(Self.property(file))", "line=\(location.line)"]
    }
    properties.append("title=\(Self.property(item.title))")
    return "::error \(properties.joined(separator: ","))::\(Self.data(item.message))"
  }

  /// Returns an escaped message, which follows the second `::`.
  private static func data(_ text: String) -> String {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ShortText.line(String($0), limit: 500) }
    return lines.joined(separator: "\n").escaping(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Returns an escaped value of a property.
  private static func property(_ text: String) -> String {
    ShortText.line(text, limit: 500)
      .escaping(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }
}

extension String {
  fileprivate func escaping(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}

/// The file to which a step of GitHub Actions appends its summary.
package struct StepSummary: Sendable {
  /// The path of the file, which is the value of `GITHUB_STEP_SUMMARY`.
  package var path: String

  /// The maximum size of the file, in bytes: 1 MiB.
  ///
  /// GitHub rejects a larger file completely.
  package static let limit = 1 << 20

  /// Creates a summary at a path, without accessing the file.
  package init(path: String) { self.path = path }

  /// Appends a report within the remaining size.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - budget: The maximum number of bytes.
  ///   - images: The images of the most important changes; `nil` for none.
  ///   - published: The places where readers find the results.
  /// - Returns: `true` if the remaining size was sufficient.
  /// - Throws: The reason why it could not be written.
  package func append(
    _ report: Report, budget: Int = MarkdownSummary.usualBudget, images: MarkdownImages? = nil,
    published: PublishedRun = PublishedRun()
  ) throws(FileError) -> Bool {
    var status = stat()
    let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
    // A line feed separates the summary from an earlier text without a trailing one.
    let available = Self.limit - size - 1
    guard available >= MarkdownSummary.budgets.lowerBound else { return false }
    let summary = MarkdownSummary(
      report: report, budget: min(budget, available), images: images, published: published)
    let text = "\n" + summary.markdown()
    try JournalFile.append(Array(text.utf8), to: path, isNamedByUser: true)
    return true
  }
}
