// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeGit
import TintypeReports

/// The output for the references that differ from those of a base commit.
struct BaseResult {
  let base: GitRepository.Base
  let changes: [BaseChange]
  /// The report with the groups of changes.
  let report: Report

  init(base: GitRepository.Base, changes: [BaseChange]) {
    (self.base, self.changes) = (base, changes)
    var report = Report(
      RunJournal(
        run: .comparison(with: base.shortCommit),
        records: changes.filter(\.isDifference).map(\.record)))
    report.baseline = Report.Baseline(revision: base.revision, commit: base.shortCommit)
    self.report = report
  }

  /// The exit code of the process.
  var exitCode: ExitCode {
    if changes.contains(where: { $0.kind == .failed }) { return .error }
    return changes.contains(where: \.isDifference) ? .different : .success
  }

  private func count(_ kind: BaseChange.Kind) -> Int { changes.count { $0.kind == kind } }

  /// The base, in one line.
  private var heading: String {
    let revision = VisibleText.line(base.revision)
    return base.hasMergeBase
      ? "Base: \(base.shortCommit), the merge base of \(revision) and HEAD"
      : "Base: \(base.shortCommit), \(revision)"
  }

  /// The maximum number of listed causes, and of listed references of each kind.
  private static let listLimit = 30

  /// Returns the changes as text: the counts and the causes, then a line for each reference with its
  /// changes.
  func text(page: String?) -> String {
    var lines = [heading, tally]
    if let page { lines.append("Report: \(FilePath.url(page))") }
    if !commonCauses.isEmpty {
      lines += ["", "Changes with the same cause:"]
      lines += Self.list(commonCauses) { ["  " + $0.heading] }
    }
    for kind in BaseChange.Kind.allCases where kind != .same {
      let changes = changes.filter { $0.kind == kind }
      if changes.isEmpty { continue }
      lines.append("")
      lines += Self.list(changes) { change in
        [kind.rawValue.padded(to: 8) + " " + Self.line(change)]
          + change.lines.map { "    " + ShortText.line($0) }
          + change.notes.map { "    Note: \(ShortText.line($0))" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the lines of the first items, and the number of the others.
  private static func list<Item>(_ items: [Item], _ lines: (Item) -> [String]) -> [String] {
    let more = items.count - listLimit
    return items.prefix(listLimit).flatMap(lines)
      + (more > 0 ? ["  and \(Numbers.grouped(more)) more; --json and --report list all"] : [])
  }

  /// The causes of several changes; the lines of a change contain the others.
  private var commonCauses: [ReviewCause] { report.causes.filter { $0.members.count > 1 } }

  private static func line(_ change: BaseChange) -> String {
    var summary = ""
    if let old = change.oldPath { summary += VisibleText.line(old) + " → " }
    summary += VisibleText.line(change.path)
    let record = change.record
    if let pixels = record.pixelSummary { summary += ": \(pixels)" }
    if let sizes = record.sizeSummary { summary += ", \(sizes)" }
    return summary
  }

  private var tally: String {
    let kinds = BaseChange.Kind.allCases.filter { $0 != .same && count($0) > 0 }
    guard !kinds.isEmpty else { return "No reference differs.\(rewritten)" }
    let total = changes.count(where: \.isDifference)
    let counts = kinds.map { "\(Numbers.grouped(count($0))) \($0.summary)" }
    let verb = total == 1 ? "differs" : "differ"
    return
      "\(Numbers.counted(total, "reference")) \(verb): \(counts.joined(separator: ", ")).\(rewritten)"
  }

  /// The number of files that differ only in their bytes, as a sentence.
  private var rewritten: String {
    let count = count(.same)
    guard count > 0 else { return "" }
    let verb = count == 1 ? "has" : "have"
    return " \(Numbers.counted(count, "more file")) \(verb) different bytes, "
      + "but the same pixels and scene."
  }

  /// Returns the changes as JSON; the keys are part of the tool's interface.
  func json(page: String?) -> String {
    let document = JSON.object([
      ("format", .integer(1)),
      ("matches", .bool(exitCode == .success)),
      (
        "base",
        .object([
          ("revision", .string(base.revision)), ("tip", .string(base.tip)),
          ("commit", .string(base.commit)), ("isMergeBase", .bool(base.hasMergeBase)),
        ])
      ),
      (
        "counts",
        .object(BaseChange.Kind.allCases.map { ($0.rawValue, .integer(count($0))) })
      ),
      ("changes", .array(changes.map(Self.json))),
      (
        "causes",
        .array(
          commonCauses.map { cause in
            let members = cause.members.compactMap { index in
              report.entries.indices.contains(index)
                ? report.entries[index].record.reference : nil
            }
            return .object([
              ("title", .string(cause.heading)),
              ("members", .array(members.map { .string($0) })),
            ])
          })
      ),
      ("report", page.map { .string($0) } ?? .null),
    ])
    return document.text(.init(layout: .outerLevels, keyOrder: .given, escapes: .terminal)) + "\n"
  }

  private static func json(_ change: BaseChange) -> JSON {
    let pixels = change.details?.pixels
    return .object([
      ("kind", .string(change.kind.rawValue)),
      ("path", .string(change.path)),
      ("oldPath", change.oldPath.map { .string($0) } ?? .null),
      ("differingPixels", pixels.map { .integer($0.differing) } ?? .null),
      ("totalPixels", pixels.map { .integer($0.total) } ?? .null),
      ("lines", .array(change.lines.map { .string($0) })),
      ("notes", .array(change.notes.map { .string($0) })),
    ])
  }
}

extension BaseChange.Kind {
  /// The label of the kind in the counts.
  fileprivate var summary: String {
    switch self {
    case .scene: "with a different scene"
    case .failed: "not compared"
    default: rawValue
    }
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
