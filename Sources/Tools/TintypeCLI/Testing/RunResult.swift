// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeRuns

/// The result of a run, as `test` and `merge` print it.
struct RunResult {
  var report: Report
  private let allowsEmpty: Bool
  /// The unused references that new snapshots resemble.
  private var resemblances: Resemblances?
  var verdict: RunVerdict

  /// Reads a run and determines its verdict.
  ///
  /// - Parameters:
  ///   - run: The run; the latest by default.
  ///   - output: The output directory.
  ///   - keeping: The records to keep in memory.
  ///   - allowsEmpty: A Boolean value that indicates whether a run without comparisons is a
  ///     success.
  ///   - packageRoot: The package with the references; `nil` if there is none.
  /// - Throws: ``ReportError`` if there is no such run.
  init(
    _ run: RunName?, in output: OutputDirectory, keeping: JournalReader.Keeping = .all,
    allowsEmpty: Bool, packageRoot: String? = nil
  ) throws(ReportError) {
    let scan = try JournalReader(output: output).scan(
      run: run, allowsEmpty: true, keeping: keeping, findingReferences: packageRoot != nil)
    self.init(scan.journal, allowsEmpty: allowsEmpty)
    resemblances = packageRoot.map { Resemblances(scan.journal, using: scan.used, in: $0) }
  }

  /// Determines the verdict of a run.
  ///
  /// - Parameters:
  ///   - journal: The run.
  ///   - allowsEmpty: A Boolean value that indicates whether a run without comparisons is a
  ///     success.
  init(_ journal: RunJournal, allowsEmpty: Bool) {
    report = Report(journal)
    self.allowsEmpty = allowsEmpty
    verdict = RunVerdict(report, allowsEmpty: allowsEmpty)
  }

  /// The result as JSON.
  var json: String { ReportDocument(report, allowsEmpty: allowsEmpty).json }

  /// Returns the result as text: the counts, the causes and snapshots, and the next commands.
  ///
  /// - Parameters:
  ///   - place: The option for the output directory in commands; empty for the default directory.
  ///   - tool: The prefix of the tool's commands.
  /// - Returns: Lines.
  func text(place: String, tool: String) -> String {
    var lines = [
      ([report.openingLine(report.tally)] + [report.shards?.summary].compactMap(\.self)).joined(
        separator: " · ")
    ]
    lines += Self.section("causes", report.causes) {
      "\($0.heading) (\(tool) accept --cause \($0.id)\(place))"
    }
    lines += Self.section("changes that need their own decision", report.apart, line)
    for outcome in [JournalRecord.Outcome.failed, .missing, .recorded] {
      lines += Self.section(outcome.rawValue, report.entries(outcome), line)
    }
    lines += Self.section("matched only in a later attempt", report.unsteady) {
      "\(Self.name($0)): \($0.outcomes.map(\.rawValue).joined(separator: ", "))"
    }
    lines += next(place: place, tool: tool)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The problems, for standard error.
  var messages: String { report.problemLines }

  private func line(_ entry: ReportEntry) -> String {
    let line = "\(Self.name(entry)): \(entry.headline)"
    guard let path = resemblances?.path(of: entry.record) else { return line }
    return "\(line) It looks like \(ShortText.line(path)), which no test used."
  }

  private static func name(_ entry: ReportEntry) -> String {
    ShortText.line(String(describing: entry.record.snapshot))
  }

  /// The maximum number of lines in a section.
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
      "", "Review all: \(tool) report\(place)",
      "Accept one: \(tool) accept NAME\(place); all: \(tool) accept --all\(place)",
    ]
  }

  /// The exit code.
  var exitCode: ExitCode { verdict.findings.first.map(ExitCode.init) ?? .success }
}
