// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// A report as annotations of GitHub Actions, which shows ten errors a step and drops others unsaid.
package struct Annotations: Sendable {
  /// What the annotations tell.
  package var report: Report
  /// What stands before the paths of source files, to start at the repository's root; empty, or with
  /// `/` at its end.
  package var filePrefix: String

  /// The most that GitHub shows of one step: 10.
  package static let limit = 10

  /// Creates annotations.
  package init(report: Report, filePrefix: String = "") {
    self.report = report
    self.filePrefix = filePrefix
  }

  /// One annotation.
  private struct Item {
    var title: String
    var message: String
    var location: CallSite?
    /// How many snapshots or problems it speaks of.
    var count = 1
  }

  /// The workflow commands, one a line and at most ``limit``.
  ///
  /// What cannot be relied on comes first, then one for each group and each change that stands apart,
  /// then what failed, is missing, or was recorded. The last one says how much is not shown.
  package func lines() -> [String] {
    let items =
      problems + groups + single(report.apart)
      + [.failed, .missing, .recorded].flatMap { single(report.entries($0)) }
    guard items.count > Self.limit else { return items.map(command) }
    let rest = items.dropFirst(Self.limit - 1)
    let last = Item(
      title: "Tintype: more than GitHub shows",
      message:
        "\(Numbers.counted(rest.reduce(0) { $0 + $1.count }, "further finding")) in the summary of this job."
    )
    return (items.prefix(Self.limit - 1) + [last]).map(command)
  }

  private var problems: [Item] {
    guard let first = report.problems.first else { return [] }
    let more = report.problems.count - 1
    let rest = more > 0 ? " There \(more == 1 ? "is" : "are") \(more) more." : ""
    return [
      Item(
        title: "Tintype: \(report.isIncomplete ? "incomplete run" : "other test failures")",
        message: first.description + rest,
        count: report.problems.count)
    ]
  }

  private var groups: [Item] {
    report.groups.map { group in
      let entries = group.entries(in: report)
      let names = entries.map { String(describing: $0.record.snapshot) }
      return Item(
        title: group.title(in: report),
        message:
          "\(ShortText.list(names, limit: 3)). Take over: swift run tintype accept --group \(group.id)",
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

  /// A message: what is behind the second `::`.
  private static func data(_ text: String) -> String {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ShortText.line(String($0), limit: 500) }
    return lines.joined(separator: "\n").escaping(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// A value between `=` and `,`.
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
  /// The file, which `GITHUB_STEP_SUMMARY` names.
  package var path: String

  /// The largest file that GitHub takes, in bytes: 1 MiB.
  ///
  /// It refuses a larger one as a whole.
  package static let limit = 1 << 20

  /// Creates a summary at a path, without touching it.
  package init(path: String) {
    self.path = path
  }

  /// Appends a report, within what room is left.
  ///
  /// - Parameters:
  ///   - report: What is to be told.
  ///   - budget: The greatest number of bytes.
  /// - Returns: Whether there was room.
  /// - Throws: Why it could not be written.
  package func append(
    _ report: Report, budget: Int = MarkdownSummary.usualBudget
  ) throws(FileTrouble) -> Bool {
    var status = stat()
    let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
    // A line feed sets it apart from what another step has left without one.
    let room = Self.limit - size - 1
    guard room >= MarkdownSummary.budgets.lowerBound else { return false }
    let text = "\n" + MarkdownSummary(report: report, budget: min(budget, room)).markdown()
    try JournalFile.append(Array(text.utf8), to: path)
    return true
  }
}
