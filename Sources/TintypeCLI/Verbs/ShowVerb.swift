// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

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
    abstract: "Tell all that is known of one snapshot.",
    usage: ["[options] NAME"],
    discussion: [
      """
      NAME is target/suite/test.identifier as “tintype status” prints it, or its end. Where a change \
      waits it is shown: what changed, where, its files and their digests, the lines that differ of a \
      text, and the commands that decide on it. Else it is shown what the latest run says.
      """
    ],
    options: [.format, .outputDirectory],
    examples: [
      Manual.Example("tintype show appearance.form", "Shows a change, by the end of its name")
    ],
    exitCodes: [
      (.success, "it was shown, whatever it is"),
      (.error, "there is nothing of that name, or something could not be read"),
      (.nothingRan, "nothing ran: there is no run, or it compared nothing"),
      (.usage, "the command line makes no sense, or a name means several snapshots"),
    ])

  init(_ arguments: ParsedArguments) {
    names = arguments.arguments
    isJSON = arguments.value("--format") == "json"
    outputDirectory = arguments.value("--output-directory")
  }

  func run(in tool: Tool) throws -> CommandResult {
    let output = try tool.outputDirectory(outputDirectory)
    guard Directory.exists(at: output.path) else {
      throw ReportError.outputDirectoryMissing(path: output.path)
    }
    do {
      guard let name = names.first, names.count == 1 else {
        throw DecisionError.oneNameNeeded(count: names.count)
      }
      let shown = try ShownSnapshot.named(
        name, in: PendingFolder(output: output),
        packageRoot: FilePath.packageRoot(from: tool.currentDirectory()))
      return CommandResult(
        output: isJSON ? shown.document : shown.text(in: output, tool: tool.commands().tool))
    } catch let error as DecisionError {
      return error.result
    }
  }
}
