// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeRuns

/// The verb `tintype status`, which prints the pending changes.
struct StatusVerb: Verb, Hashable {
  /// A Boolean value that indicates whether the result is JSON.
  var isJSON: Bool
  /// The output directory of the tests; by default from the environment or the package.
  var outputDirectory: String?
  var base: HistoryBase?

  static let manual = Manual(
    "status",
    abstract: "List the pending changes.",
    discussion: [
      """
      Lists the causes of the changes, each with its ID for “tintype accept --cause”, then the \
      changes that need their own decision: outliers, images with pixels without a known cause, \
      and new snapshots. Also prints whether an earlier run found a change, and why a change \
      cannot be accepted any more, because its reference or its new file was modified.
      """,
      """
      If the latest run is incomplete, or a test failed for a reason that is not a snapshot, the \
      first line states it.
      """,
    ],
    options: [.format, .outputDirectory, .historyBase],
    examples: [
      Manual.Example("tintype status", "Lists the pending changes and the next commands")
    ],
    exitCodes: [
      (.success, "no changes are pending"),
      (.different, "changes are pending"),
      (
        .error, "a file could not be read, or a test of the latest run failed for another reason"
      ),
      (.incomplete, "the latest run is incomplete"),
      (.nothingRan, "nothing ran: no run has written to the output directory"),
    ])

  init(_ arguments: ParsedArguments) throws(CommandError) {
    try arguments.noArguments(verb: Self.manual.name)
    isJSON = arguments.requestsJSON
    outputDirectory = arguments.value("--output-directory")
    base = try HistoryBase(arguments)
  }

  func run(in tool: Tool) throws -> CommandResult {
    let output = try tool.existingOutputDirectory(outputDirectory)
    do throws(DecisionError) {
      let list = try PendingList(
        PendingFolder(output: output),
        packageRoot: try? tool.packageRoot())
      guard list.changes.count > 0 || list.latest != nil else {
        return .failure(ReportError.noRuns(output: output.path).description, .nothingRan)
      }
      let (comparison, warnings) = comparison(with: list.latest, in: output, tool)
      return CommandResult(
        output: isJSON
          ? list.document(comparison)
          : list.text(tool: tool.commands().tool) + (comparison.map { "\n" + $0.text } ?? ""),
        messages: warnings + list.problemLines,
        exitCode: list.problems.exitCode == .success && list.changes.count > 0
          ? .different : list.problems.exitCode)
    } catch {
      return error.result
    }
  }

  private func comparison(
    with run: RunName?, in output: OutputDirectory, _ tool: Tool
  ) -> (CommitComparison?, String) {
    guard let base, let run,
      let journal = try? JournalReader(output: output).read(run: run)
    else { return (nil, "") }
    var report = Report(journal)
    let warnings = base.compare(&report, in: output, tool)
    return (report.comparison, warnings)
  }
}
