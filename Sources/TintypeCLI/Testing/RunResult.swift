// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// What a run comes to, as `test` and `merge` tell it.
struct RunResult {
  var report: Report
  private let allowsEmpty: Bool
  var verdict: RunVerdict

  /// Reads a run and judges it.
  ///
  /// - Parameters:
  ///   - run: The run; by default the latest.
  ///   - output: Where it lies.
  ///   - allowsEmpty: Whether it is well that nothing was compared.
  /// - Throws: ``ReportError`` where there is no such run.
  init(_ run: RunName?, in output: OutputDirectory, allowsEmpty: Bool) throws(ReportError) {
    report = Report(try JournalReader(output: output).read(run: run, allowsEmpty: true))
    self.allowsEmpty = allowsEmpty
    verdict = RunVerdict(report, allowsEmpty: allowsEmpty)
  }

  /// The findings as JSON, for scripts.
  var json: String { ReportDocument(report, allowsEmpty: allowsEmpty).json }

  /// The findings in text: what there is, groups first, and what to type next.
  ///
  /// - Parameters:
  ///   - place: The option that names the output directory in commands; empty where it is the usual
  ///     one.
  ///   - tool: What commands of the tool begin with.
  /// - Returns: Lines.
  func text(place: String, tool: String) -> String {
    var lines = [
      ([report.openingLine(report.tally)] + [report.shards?.words].compactMap(\.self)).joined(
        separator: " · ")
    ]
    lines += Self.section("changes that are one", report.groups) {
      "\($0.title(in: report)) (\(tool) accept --group \($0.id)\(place))"
    }
    lines += Self.section("changed", report.apart, line)
    for outcome in [JournalRecord.Outcome.failed, .missing, .recorded] {
      lines += Self.section(outcome.rawValue, report.entries(outcome), line)
    }
    lines += Self.section("matched at a later attempt only", report.unsteady) {
      "\(Self.name($0)): \($0.outcomes.map(\.rawValue).joined(separator: ", "))"
    }
    lines += next(place: place, tool: tool)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The problems, for standard error.
  var messages: String { report.problemLines }

  private func line(_ entry: ReportEntry) -> String { "\(Self.name(entry)): \(entry.headline)" }

  private static func name(_ entry: ReportEntry) -> String {
    ShortText.line(String(describing: entry.record.snapshot))
  }

  /// The most lines of a section.
  private static let limit = 20

  private static func section<Item>(
    _ title: String, _ items: [Item], _ line: (Item) -> String
  ) -> [String] {
    guard !items.isEmpty else { return [] }
    let more = items.count - limit
    return ["", "\(title):"] + items.prefix(limit).map { "  " + line($0) }
      + (more > 0 ? ["  and \(Numbers.grouped(more)) more"] : [])
  }

  private func next(place: String, tool: String) -> [String] {
    let pending = report.count(.changed) + report.count(.missing)
    guard pending > 0 else { return [] }
    return [
      "", "Look at them: \(tool) report\(place)",
      "Take one over: \(tool) accept NAME\(place); all: \(tool) accept --all\(place)",
    ]
  }

  /// How the process ends.
  var exitCode: ExitCode { verdict.findings.first.map(ExitCode.init) ?? .success }
}

extension ExitCode {
  /// The code for the most severe finding.
  init(_ finding: RunVerdict.Finding) {
    self =
      switch finding {
      case .trouble: .trouble
      case .incomplete: .incomplete
      case .nothingRan: .nothingRan
      case .different: .different
      }
  }
}
