// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeSnapshots

/// The verb `tintype merge-driver`, which merges a reference that both sides changed, for `git
/// merge`.
struct MergeDriverVerb: Verb, Hashable {
  /// The path of the common ancestor's file, which is empty if there is no ancestor.
  var base: String
  /// The path of the current branch's file, which receives the result.
  var ours: String
  /// The path of the other branch's file.
  var theirs: String
  /// The path of the reference, for messages.
  var path: String

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let paths = try arguments.paths(verb: Self.manual.name)
    guard paths.count == 4 else {
      throw .filesNeeded(verb: Self.manual.name, count: 4, given: paths.count)
    }
    (base, ours, theirs, path) = (paths[0], paths[1], paths[2], paths[3])
  }

  func run(in tool: Tool) throws -> CommandResult {
    let versions: ReferenceVersions
    do throws(FileError) {
      versions = ReferenceVersions(
        base: try bytes(of: base, in: tool), ours: try bytes(of: ours, in: tool),
        theirs: try bytes(of: theirs, in: tool))
    } catch {
      return .failure(
        "The versions of “\(path)” cannot be read: \(error). Resolve the conflict yourself.",
        .error)
    }
    switch versions.merged {
    case .ours: return CommandResult()
    case .theirs:
      do throws(FileError) {
        try AtomicFile.write(
          versions.theirs, to: FilePath.absolute(ours, in: tool.currentDirectory()))
      } catch {
        return .failure("“\(path)” cannot be written: \(error). \(error.writingAdvice).", .error)
      }
      return CommandResult()
    case .text:
      return try TextMerge(base: base, ours: ours, theirs: theirs, path: path).result(in: tool)
    case .conflict(let reason):
      return .failure(reason.description(of: path), .different)
    }
  }

  private func bytes(of path: String, in tool: Tool) throws(FileError) -> [UInt8] {
    try RepositoryBoundary.bytes(
      of: FilePath.absolute(path, in: tool.currentDirectory()), limit: ReferenceFile.sizeLimit)
  }

  static let manual = Manual(
    "merge-driver",
    abstract: "Merge a reference that two branches changed, for “git merge”.",
    usage: ["-- BASE OURS THEIRS PATH"],
    discussion: [
      """
      Git runs it in clones where “tintype init --git” was run. If only one branch changed the \
      pixels of an image, its version is used; identical pixels on both sides are not a conflict. \
      If both branches changed an image in different ways, the version of the current branch is \
      kept, and the file is marked as a conflict. Text references are merged line by line, like \
      “git merge-file”.
      """
    ],
    examples: [
      Manual.Example(
        "tintype merge-driver -- base.png ours.png theirs.png __Snapshots__/a.1.png",
        "Merges three versions of a reference into ours.png")
    ],
    exitCodes: [
      (.success, "merged"),
      (.different, "a conflict; the version of the current branch is kept"),
      (.error, "a version could not be read or written"),
    ])
}
