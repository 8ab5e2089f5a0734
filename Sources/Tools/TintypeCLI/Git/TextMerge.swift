// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCommandLine
import TintypeGit
import TintypeReports

/// A merge of the versions of a text reference line by line, as Git does by default.
struct TextMerge {
  let base: String
  let ours: String
  let theirs: String
  let path: String

  /// Writes the merged text into the version of the current branch.
  func result(in tool: Tool) throws -> CommandResult {
    let directory = tool.currentDirectory()
    let command = try GitCommand(in: directory, environment: tool.environment())
    let files = [ours, base, theirs].map { FilePath.absolute($0, in: directory) }
    let output = try command.run(
      ["merge-file", "-q", "-L", "ours", "-L", "base", "-L", "theirs"] + files)
    // The code is the number of conflicts, at most 127; a greater code is an error.
    switch output.status {
    case 0: return CommandResult()
    case 1...127:
      return .failure(
        "“\(path)”: both branches have changed the text; it has conflict markers. "
          + ReferenceVersions.Reason.advice,
        .different)
    default:
      return .failure(
        "“\(path)” cannot be merged line by line (\(output.messages)); “ours” is kept. "
          + ReferenceVersions.Reason.advice,
        .different)
    }
  }
}
