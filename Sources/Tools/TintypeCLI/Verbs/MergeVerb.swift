// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeRuns

/// The verb `tintype merge`, which merges shards into one run, and reports missing ones.
struct MergeVerb: Verb {
  /// The output directories of the shards.
  var directories: [String]
  /// The directory of the merged run.
  var destination: String?
  /// The expected number of shards.
  var total: String?
  /// The run of each shard; the latest by default.
  var run: String?
  var printsJSON: Bool

  static let manual = Manual(
    "merge",
    abstract: "Merge the shards of several machines into one run.",
    usage: ["DIR… --to OUT [options]"],
    discussion: [
      """
      Each DIR is the output directory of one shard. OUT becomes an output directory as well, so \
      all other commands accept it. If a shard is missing or repeated, or the shards do not belong \
      to one run, OUT is still written, and the problem is reported.
      """,
      """
      A later attempt of a shard replaces an earlier one, whose outcomes are kept as history.
      """,
    ],
    options: [
      Manual.Option(
        "--to", value: "OUT", text: "The directory to write: new, empty, or of an earlier merge."),
      Manual.Option(
        "--shards", value: "N",
        text: "The expected number of shards. By default the number that the shards state."),
      Manual.Option("--run", value: "NAME", text: "The run of each shard. By default the latest."),
      .format,
    ],
    examples: [
      Manual.Example(
        "tintype merge parts/* --to merged",
        "Merges the results of four machines, in parts/1 to parts/4")
    ],
    exitCodes: [
      (.success, "all shards are present, and nothing differs"),
      (.different, "snapshots differ, have no reference, or were recorded, without other problems"),
      (.error, "a snapshot could not be compared, or a test failed for another reason"),
      (.incomplete, "a shard is missing or repeated, or a journal is damaged"),
      (.nothingRan, "nothing was compared"),
      (.cannotCreate, "the output could not be written, or its directory contains other files"),
    ])

  init(_ arguments: ParsedArguments) throws(CommandError) {
    directories = try arguments.paths(verb: Self.manual.name)
    destination = arguments.value("--to")
    total = arguments.value("--shards")
    run = arguments.value("--run")
    printsJSON = arguments.requestsJSON
  }

  func run(in tool: Tool) throws -> CommandResult {
    do {
      return try merge(in: tool)
    } catch let error as MergeError {
      return .failure(error.description, error.exitCode)
    }
  }

  private func merge(in tool: Tool) throws -> CommandResult {
    guard !directories.isEmpty else { throw MergeError.nothingGiven }
    guard let destination else { throw MergeError.noDestination }
    let base = tool.currentDirectory()
    let path = FilePath.withoutSlash(FilePath.absolute(destination, in: base))
    for directory in directories {
      let other = FilePath.withoutSlash(FilePath.absolute(directory, in: base))
      guard (FilePath.resolved(other) ?? other) != (FilePath.resolved(path) ?? path) else {
        throw MergeError.destinationIsPart(directory)
      }
    }
    let name: RunName? = if let run { try RunName(run) } else { nil }
    let progress = Progress(
      show: tool.progress, total: 2 * directories.count, done: "steps merged", least: 2)
    defer { progress.end() }
    let merge = Merge(
      directories, in: base, run: name, expected: try expected(), progress: progress)
    guard let run = merge.run else { throw MergeError.nothingGiven }
    let output = OutputDirectory(path: path)
    // The JSON lists all snapshots, and the text only those that need attention.
    let journal = try merge.write(
      to: MergeDestination(output: output), as: run, keeping: printsJSON ? .all : .notable)
    let found = RunResult(journal, allowsEmpty: false)
    let place = " --output-directory \(ShellText.word(destination))"
    return CommandResult(
      output: printsJSON ? found.json : found.text(place: place, tool: tool.commands().tool),
      messages: found.messages, exitCode: found.exitCode)
  }

  private func expected() throws(MergeError) -> Int? {
    guard let total else { return nil }
    guard let shard = Shard("1/\(total)") else { throw .badTotal(total) }
    return shard.total
  }
}
