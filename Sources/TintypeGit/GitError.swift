// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// An error of a Git command.
package enum GitError: Error, Hashable, Sendable {
  /// No directory of `PATH` contains `git`.
  case notInstalled
  /// The system refused to start `git`, with this `errno`.
  case cannotStart(program: String, code: Int32)
  /// The output of `git` could not be read, with this `errno`.
  case unreadableOutput(code: Int32)
  /// A command printed more than the limit of its output.
  case tooMuchOutput(command: String)
  /// A command failed; `message` is its standard error.
  case failed(command: String, message: String)
  /// A command printed text in an unknown format.
  case unknownOutput(command: String)
  /// The directory is not in the working tree of a repository.
  case notARepository(directory: String)
  /// The repository has no commit yet.
  case noCommit
  /// The name does not denote a commit.
  case unknownRevision(String, isShallow: Bool)
  /// The clone is shallow, and the merge base is not among its commits.
  case noMergeBaseInShallowClone(String)
}

extension GitError: CustomStringConvertible {
  /// The description: the problem and the next step.
  package var description: String {
    switch self {
    case .notInstalled:
      """
      No directory of the variable PATH contains the program “git”. Install Git, or add its \
      directory to PATH.
      """
    case .cannotStart(let program, let code):
      "“\(program)” cannot be started: \(FileError.system(code: code)). Check its permissions."
    case .unreadableOutput(let code):
      "The output of git cannot be read: \(FileError.system(code: code)). Try again."
    case .tooMuchOutput(let command):
      """
      “\(command)” printed more than 256 MiB. Pass the paths to compare, so that it lists fewer \
      files.
      """
    case .failed(let command, let message):
      "“\(command)” failed. \(message.isEmpty ? "It printed no message." : message)"
    case .unknownOutput(let command):
      "The output of “\(command)” has an unknown format. Install Git 2.25 or later."
    case .notARepository(let directory):
      """
      “\(directory)” is not in a working tree of a Git repository. Change to a clone, or set \
      GIT_DIR and GIT_WORK_TREE.
      """
    case .noCommit:
      "The repository has no commits, so there is nothing to compare with. Commit first."
    case .unknownRevision(let revision, let isShallow):
      """
      The revision “\(revision)” does not exist in this repository. Check the name, or fetch it, \
      for example with “git fetch origin”.\(isShallow ? " \(Self.shallow)" : "")
      """
    case .noMergeBaseInShallowClone(let revision):
      """
      The merge base of “\(revision)” and HEAD is not in this clone. \(Self.shallow)
      """
    }
  }

  private static let shallow = """
    This clone is shallow: its history is incomplete. Fetch the full history with \
    “git fetch --unshallow”; in GitHub Actions, set “fetch-depth: 0” for actions/checkout; in \
    GitLab, set “GIT_DEPTH: 0”.
    """
}
