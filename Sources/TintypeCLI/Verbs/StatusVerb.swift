// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// The verb `tintype status`, which prints the pending changes.
struct StatusVerb: Verb, Hashable {
  /// A Boolean value that indicates whether the result is JSON.
  var isJSON: Bool
  /// The output directory of the tests; by default from the environment or the package.
  var outputDirectory: String?

  static let manual = Manual(
    "status",
    abstract: "Tell what waits for a decision.",
    discussion: [
      """
      Changes that are one are told together, under the name that “tintype accept --group” takes. Of \
      each it is said what changed, whether the latest run has found it or an earlier one, and \
      whether it can still be accepted: that its reference and its new file are what they were.
      """,
      """
      If the latest run is incomplete, or tests failed for a reason that is not a snapshot, the first \
      line says so.
      """,
    ],
    options: [.format, .outputDirectory],
    examples: [
      Manual.Example("tintype status", "Lists what waits, and the commands to type next")
    ],
    exitCodes: [
      (.success, "nothing waits"),
      (.different, "something waits"),
      (
        .error,
        "something could not be read, or a test of the latest run failed for another reason"
      ),
      (.incomplete, "the latest run is incomplete"),
      (.nothingRan, "nothing ran: no run has ever written here"),
      (.usage, "the command line makes no sense"),
    ])

  init(_ arguments: ParsedArguments) throws(CommandError) {
    try arguments.noArguments(verb: Self.manual.name)
    isJSON = arguments.value("--format") == "json"
    outputDirectory = arguments.value("--output-directory")
  }

  func run(in tool: Tool) throws -> CommandResult {
    let output = try tool.outputDirectory(outputDirectory)
    guard Directory.exists(at: output.path) else {
      throw ReportError.outputDirectoryMissing(path: output.path)
    }
    do throws(DecisionError) {
      let list = try PendingList(
        PendingFolder(output: output),
        packageRoot: FilePath.packageRoot(from: tool.currentDirectory()))
      guard list.changes.count > 0 || list.latest != nil else {
        return .failure(ReportError.noRuns(output: output.path).description, .nothingRan)
      }
      return CommandResult(
        output: isJSON ? list.document : list.text(tool: tool.commands().tool),
        messages: list.problemLines,
        exitCode: list.problems.exitCode == .success && list.changes.count > 0
          ? .different : list.problems.exitCode)
    } catch {
      return error.result
    }
  }
}
