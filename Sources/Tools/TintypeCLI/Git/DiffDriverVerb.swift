// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeComparison
import TintypeReports
import TintypeSnapshots

/// The verb `tintype diff-driver`, which prints a reference as text for `git diff`.
struct DiffDriverVerb: Verb, Hashable {
  /// The file.
  var path: String

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let paths = try arguments.paths(verb: Self.manual.name)
    guard paths.count == 1, let path = paths.first else {
      throw .filesNeeded(verb: Self.manual.name, count: 1, given: paths.count)
    }
    self.path = path
  }

  func run(in tool: Tool) -> CommandResult {
    let file = FilePath.absolute(path, in: tool.currentDirectory())
    do throws(FileError) {
      let bytes = try RepositoryBoundary.bytes(of: file, limit: ReferenceFile.sizeLimit)
      let lines = ReferenceDescription.lines(of: bytes).map { VisibleText.line($0) + "\n" }
      return CommandResult(output: lines.joined())
    } catch {
      return .failure(
        "“\(path)” cannot be read: \(error). \(error.readingAdvice).", .error)
    }
  }

  static let manual = Manual(
    "diff-driver",
    abstract: "Print a reference as text, for “git diff”.",
    usage: ["-- FILE"],
    discussion: [
      """
      Prints the size, the environment and the scene of an image: the path of each node, with one \
      attribute on each line. Git runs it in clones where “tintype init --git” was run, and \
      compares the two texts. Nothing is painted.
      """
    ],
    examples: [
      Manual.Example(
        "tintype diff-driver __Snapshots__/FormTests/LoginTests/appearance.1.png",
        "Prints the scene of a reference")
    ],
    exitCodes: [
      (.success, "the text was printed"),
      (.error, "the file could not be read"),
    ])
}
