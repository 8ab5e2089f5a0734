// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports
import TintypeRuns

/// The lines that a watcher prints.
struct WatchListing: Sendable {
  /// Prints a text.
  var write: @Sendable (String) -> Void
  /// Replaces the displayed progress; `nil` without a terminal.
  var progress: (@Sendable (String) -> Void)?

  /// The maximum number of lines about changes after a build.
  private static let changeLimit = 20
  /// The maximum number of errors after a build.
  private static let errorLimit = 20

  func opened(_ address: String) { write("The previews are at \(address)\n") }

  func note(_ text: String) { write("tintype: \(VisibleText.line(text))\n") }

  func building() { write("tintype: Building…\n") }

  func rendered(_ count: Int, of total: Int) {
    guard count > 0 else { return }
    Progress(show: progress, total: total, done: "rendered").show(count)
  }

  func failed(_ problems: [LiveCatalog.Problem]) {
    clearProgress()
    let errors = problems.filter { $0.kind == .error }
    for error in errors.prefix(Self.errorLimit) {
      write(VisibleText.block(error.text) + "\n")
      // The compiler's excerpts repeat the message; without a location, the excerpt is the output.
      if error.file == nil, !error.excerpt.isEmpty {
        write(VisibleText.block(error.excerpt) + "\n")
      }
    }
    let more = errors.count - Self.errorLimit
    if more > 0 { write("and \(Numbers.counted(more, "other error"))\n") }
    write("tintype: The build failed.\n")
  }

  func ready(_ shown: ShownPreviews) {
    clearProgress()
    for problem in shown.status.problems { write(VisibleText.block(problem.text) + "\n") }
    var lines = shown.results.items.flatMap { Self.lines(about: $0, shown) }
    let more = lines.count - Self.changeLimit
    if more > 0 {
      lines = lines.prefix(Self.changeLimit) + ["and \(Numbers.counted(more, "line"))"]
    }
    write(lines.map { $0 + "\n" }.joined())
    let counts = [
      Numbers.counted(Set(shown.results.items.map(\.previewID)).count, "preview"),
      "\(Numbers.grouped(shown.updated.count)) updated",
      "\(Numbers.grouped(shown.differing.count)) differing from references",
    ]
    write("tintype: Up to date. \(counts.joined(separator: ", ")).\n")
  }

  private func clearProgress() { progress?("\r\u{1B}[K") }

  /// Returns the lines about a snapshot: a failure, and a difference of an updated preview.
  private static func lines(about item: PreviewEvent.Item, _ shown: ShownPreviews) -> [String] {
    let name = VisibleText.line(item.id)
    switch shown.results.results[item.id] {
    case .failed(let message):
      let first = message.split(separator: "\n").first.map(String.init) ?? message
      return ["\(name): \(ShortText.line(first, limit: 200))"]
    case .rendered(let rendering):
      guard shown.updated.contains(item.previewID), let comparison = rendering.comparison else {
        return []
      }
      guard let difference = comparison.difference else { return ["\(name): as its reference"] }
      let summary = ShortText.line(difference.summary, limit: 200)
      return ["\(name): \(summary)"] + difference.changes.map { "  " + VisibleText.line($0) }
    case .verified, nil: return []
    }
  }
}
