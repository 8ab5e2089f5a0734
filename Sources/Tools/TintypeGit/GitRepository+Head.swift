// SPDX-License-Identifier: MIT

extension GitRepository {
  /// A commit with its author and the first line of its message.
  package struct CommitSummary: Hashable, Sendable {
    /// The name of the commit.
    package var commit: String
    /// The name of the author.
    package var author: String
    /// The first line of the message.
    package var subject: String
    /// The time of the commit in ISO 8601, with the time zone of its author's machine.
    package var time: String
  }

  /// The branch that is checked out; `nil` if none is.
  package var branch: String? {
    guard let output = try? command.run(["symbolic-ref", "--quiet", "--short", "HEAD"]),
      output.status == 0, !output.text.isEmpty
    else { return nil }
    return output.text
  }

  /// Returns a summary of the commit that a revision denotes; `nil` if there is none.
  package func summary(of revision: String) -> CommitSummary? {
    // Git would parse a name with a leading hyphen as an option.
    guard !revision.isEmpty, !revision.hasPrefix("-"),
      let output = try? command.run([
        "log", "-1", "--no-show-signature", "--no-color", "--format=%H%x00%an%x00%cI%x00%s",
        revision,
        "--",
      ]), output.status == 0
    else { return nil }
    let fields = output.text.split(separator: "\0", omittingEmptySubsequences: false)
    guard fields.count == 4, let commit = Self.objectName(fields[0]) else { return nil }
    return CommitSummary(
      commit: commit, author: String(fields[1]), subject: String(fields[3]),
      time: String(fields[2]))
  }
}
