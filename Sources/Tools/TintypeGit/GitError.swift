// SPDX-License-Identifier: MIT

import TintypeBase

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
  /// A command printed nothing for a number of seconds.
  case noOutput(seconds: Int)
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
  /// The repository's configuration names a working tree that is not the directory with `.git`.
  case foreignWorkingTree(directory: String, root: String)
  /// The repository's configuration defines a filter that cannot be disabled.
  case unusableFilter(name: String)
  /// The clone is partial, and an object is missing that a command needs.
  case partialClone(command: String)
  /// The clone is shallow, and the merge base is not among its commits.
  case noMergeBaseInShallowClone(String)
}

extension GitError {
  /// Returns the error for a command that failed.
  ///
  /// - Parameters:
  ///   - command: The command, for messages.
  ///   - message: Its standard error.
  /// - Returns: The error.
  static func failure(of command: String, _ message: String) -> GitError {
    // Only Git 2.39.4 and later know the variable; for others no protocol is allowed.
    let isRefused = ["lazy fetching disabled", "not allowed"].contains { message.contains($0) }
    return isRefused && message.contains("promisor remote")
      ? .partialClone(command: command) : .failed(command: command, message: message)
  }
}

extension GitError: QuotingError {
  package var introduction: String {
    if case .failed(let command, _) = self { "“\(command)” failed:" } else { description }
  }

  package var quotation: String? {
    if case .failed(_, let message) = self { message } else { nil }
  }
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
    case .noOutput(let seconds):
      """
      “git” printed nothing for \(seconds) seconds and was ended. It may wait for a named pipe in the \
      working tree, such as one with the name “.gitignore”. Remove it, and run the command again.
      """
    case .tooMuchOutput(let command):
      """
      “\(command)” printed more than 256 MiB. Pass the paths to compare, so that it lists fewer \
      files.
      """
    case .failed(let command, let message):
      "“\(command)” failed. \(message.isEmpty ? "It printed no message." : message)"
    case .unknownOutput(let command):
      "The output of “\(command)” has an unknown format. Install Git 2.26 or later."
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
    case .foreignWorkingTree(let directory, let root):
      """
      The configuration of the repository of “\(directory)” names another working tree, “\(root)”. \
      It is not used. Unset “core.worktree”, or set GIT_DIR and GIT_WORK_TREE.
      """
    case .unusableFilter(let name):
      """
      The configuration of the repository contains the setting “\(name)”, which cannot be disabled. \
      Remove it from the repository's configuration.
      """
    case .partialClone(let command):
      """
      “\(command)” needs objects that this partial clone does not contain, and they are not fetched \
      from a remote that the repository itself names. If you trust its configuration, set \
      GIT_NO_LAZY_FETCH=0; or fetch all objects with “git fetch --refetch --no-filter”.
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
