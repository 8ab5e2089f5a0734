// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// The places where readers of a text find the results of a run.
package struct PublishedRun: Hashable, Sendable {
  /// The page of the run or of the job; `nil` if it is unknown.
  package var page: WebAddress?
  /// The address of the report or of the artifact that contains it; `nil` if it is unknown.
  package var report: WebAddress?
  /// The command that fetches the results, for a shell; `nil` if there is none.
  package var fetch: String?
  /// The output directory for commands of readers; `nil` for the default.
  package var directory: String?

  /// Creates the places of a run.
  package init(
    page: WebAddress? = nil, report: WebAddress? = nil, fetch: String? = nil,
    directory: String? = nil
  ) {
    self.page = page
    self.report = report
    self.fetch = fetch
    self.directory = directory
  }

  /// The links in Markdown; `nil` if no address is known.
  var links: String? {
    // A WebAddress contains no character that has a meaning in Markdown.
    let links = [("Report", report), ("Run", page)].compactMap { title, address in
      address.map { "[\(title)](\($0.url))" }
    }
    return links.isEmpty ? nil : links.joined(separator: " · ")
  }
}

extension MarkdownSummary {
  /// The maximum number of commands that are listed, and of their bytes.
  private static let commandLimit = (count: 10, bytes: 1_500)

  /// The commands that accept the changes, as the end of the page; `nil` if nothing can be accepted.
  var acceptance: String? {
    var arguments = report.causes.map { "--cause \($0.id)" }
    // A name with other characters would not be the name of the snapshot.
    arguments += (report.apart + report.entries(.missing)).filter { !$0.record.isInline }
      .map { String(describing: $0.record.snapshot) }
      .filter { VisibleText.line($0) == $0 }.map { ShellText.word($0) }
    guard !arguments.isEmpty else { return nil }
    let place = published.directory.map { " --output-directory \(ShellText.word($0))" } ?? ""
    let commands = arguments.map { "swift run tintype accept \($0)\(place)" }
    var (lines, size) = ([String](), 0)
    for command in commands.prefix(Self.commandLimit.count) {
      size += command.utf8.count
      guard size <= Self.commandLimit.bytes || lines.isEmpty else { break }
      lines.append(command)
    }
    let more = commands.count - lines.count
    if more > 0 { lines.append("# and \(Numbers.grouped(more)) more") }
    let opening =
      published.fetch == nil
      ? "To accept changes, where the tests ran:"
      : "To accept changes, fetch the results once in the directory of the package:"
    return
      (["## Accept", "", opening, "", "```sh"] + [published.fetch].compactMap(\.self) + lines
      + ["```"]).joined(separator: "\n")
  }
}
