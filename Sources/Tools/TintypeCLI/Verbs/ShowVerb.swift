// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports

/// The verb `tintype show`, which prints the details of one snapshot.
struct ShowVerb: Verb, Hashable {
  /// The names; exactly one is required.
  var names: [String]
  /// A Boolean value that indicates whether the result is JSON.
  var isJSON: Bool
  /// The output directory of the tests; by default from the environment or the package.
  var outputDirectory: String?

  static let manual = Manual(
    "show",
    abstract: "Show all details of one snapshot.",
    usage: ["[options] NAME"],
    discussion: [
      """
      NAME is target/suite/test.identifier as “tintype status” prints it, or the end of it. For a \
      pending change, prints what changed and where, the files and their digests, the differing \
      lines of a text, and the commands that accept or reject it. Otherwise prints the result of \
      the latest run.
      """
    ],
    options: [.format, .outputDirectory],
    examples: [
      Manual.Example("tintype show appearance.form", "Shows a change, by the end of its name")
    ],
    exitCodes: [
      (.success, "the snapshot was shown, even if its test failed"),
      (.error, "there is no snapshot with that name, or a file could not be read"),
      (.nothingRan, "nothing ran: there is no run, or it compared nothing"),
    ],
    invalid: "the command line is invalid, or a name matches several snapshots")

  init(_ arguments: ParsedArguments) {
    names = arguments.arguments
    isJSON = arguments.requestsJSON
    outputDirectory = arguments.value("--output-directory")
  }

  func run(in tool: Tool) throws -> CommandResult {
    let output = try tool.existingOutputDirectory(outputDirectory)
    do {
      guard let name = names.first, names.count == 1 else {
        throw DecisionError.oneNameNeeded(count: names.count)
      }
      let shown = try ShownSnapshot.named(
        name, in: PendingFolder(output: output),
        packageRoot: try? tool.packageRoot())
      return CommandResult(
        output: isJSON ? shown.document : shown.text(in: output, tool: tool.commands().tool))
    } catch let error as DecisionError {
      return error.result
    }
  }
}
