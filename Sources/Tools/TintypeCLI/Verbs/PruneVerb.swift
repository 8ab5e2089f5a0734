// SPDX-License-Identifier: MIT

import TintypeCommandLine
import TintypeBase
import TintypeReports

/// The verb `tintype prune`, which deletes references that no test uses.
struct PruneVerb: Verb, Hashable {
  /// A Boolean value that indicates whether files are deleted.
  var isConfirmed: Bool
  /// A Boolean value that indicates whether the result is JSON.
  var isJSON: Bool
  /// The output directory of the tests; by default from the environment or the package.
  var outputDirectory: String?
  /// The name of the run; the latest by default.
  var run: String?

  static let manual = Manual(
    "prune",
    abstract: "Delete references that no test uses.",
    discussion: [
      """
      Without --yes, only prints what would be deleted. References are deleted only if “tintype \
      test” ran all tests and every test passed. References that are newer than that run are kept. \
      Directories that become empty are deleted, too.
      """
    ],
    options: [
      Manual.Option("--yes", text: "Delete the references."), .format, .run, .outputDirectory,
    ],
    examples: [
      Manual.Example("tintype prune", "Prints what would be deleted"),
      Manual.Example("tintype prune --yes", "Deletes the references"),
    ],
    exitCodes: [
      (.success, "no unused references are left"),
      (.error, "a file could not be read or deleted"),
      (.incomplete, "refused: the run is incomplete evidence"),
      (.nothingRan, "nothing ran: there is no run, or it compared nothing"),
      (.orphans, "unused references are left: a dry run, or they are newer than the run"),
    ])

  init(_ arguments: ParsedArguments) throws(CommandError) {
    try arguments.noArguments(verb: Self.manual.name)
    isConfirmed = arguments.flag("--yes")
    isJSON = arguments.requestsJSON
    outputDirectory = arguments.value("--output-directory")
    run = arguments.value("--run")
  }

  func run(in tool: Tool) throws -> CommandResult {
    let search = try tool.orphans(run, outputDirectory: outputDirectory)
    let pruning = Pruning(search, in: try tool.packageRoot(), dryRun: !isConfirmed)
    let orphanText = OrphanText(search: search)
    var result = CommandResult(messages: orphanText.gaps)
    if !search.gaps.isEmpty {
      result.messages += "tintype: Nothing was deleted.\n"
      result.exitCode = .incomplete
    } else if !pruning.failures.isEmpty {
      result.exitCode = .error
    } else if !pruning.kept.isEmpty || !isConfirmed && !pruning.deleted.isEmpty {
      result.exitCode = .orphans
    }
    for path in pruning.kept {
      result.messages += """
        tintype: “\(VisibleText.line(path))” was kept: it was written after the run. Run all tests \
        again with “tintype test”.

        """
    }
    for failure in pruning.failures {
      result.messages += """
        tintype: “\(VisibleText.line(failure.path))” cannot be deleted: \(failure.error). Check \
        the permissions of its directory.

        """
    }
    if !isJSON, !pruning.temporaries.isEmpty {
      let count = Numbers.counted(pruning.temporaries.count, "temporary file")
      result.messages += "tintype: Removed \(count) of test processes that were killed.\n"
    }
    result.output =
      isJSON ? document(orphanText, pruning) : text(orphanText, pruning, tool.commands().tool)
    return result
  }

  private func text(_ orphanText: OrphanText, _ pruning: Pruning, _ tool: String) -> String {
    guard orphanText.search.gaps.isEmpty, !orphanText.search.orphans.isEmpty else {
      return orphanText.list + orphanText.foreign
    }
    guard !pruning.deleted.isEmpty else { return orphanText.foreign }
    let count = Numbers.counted(pruning.deleted.count, "reference")
    let start = isConfirmed ? "Deleted \(count):\n" : "Would delete \(count):\n"
    let next =
      isConfirmed
      ? "Check “git status” before you commit.\n" : "Delete them: \(tool) prune --yes\n"
    return start + orphanText.lines(pruning.deleted) + orphanText.foreign + next
  }

  private func document(_ orphanText: OrphanText, _ pruning: Pruning) -> String {
    JSON.object(
      orphanText.members + [
        ("dryRun", .bool(!isConfirmed)),
        ("deleted", .array(pruning.deleted.map { .string($0) })),
        ("kept", .array(pruning.kept.map { .string($0) })),
        ("failed", .array(pruning.failures.map { .string($0.path) })),
      ]
    ).document
  }
}
