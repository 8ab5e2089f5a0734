// SPDX-License-Identifier: MIT

import TintypeBase

/// A working tree of a Git repository, with read-only access.
package struct GitRepository: Sendable {
  /// The command `git` in the root of the working tree.
  package let command: GitCommand
  /// The absolute path of the root of the working tree, with symbolic links resolved.
  package let root: String
  /// A Boolean value that indicates whether the clone is shallow.
  package let isShallow: Bool

  /// Finds the repository that contains a directory.
  ///
  /// - Parameters:
  ///   - directory: An absolute path.
  ///   - environment: The variables.
  /// - Throws: ``GitError``, such as ``GitError/notARepository(directory:)``.
  package init(of directory: String, environment: [String: String]) throws(GitError) {
    var command = try GitCommand(in: directory, environment: environment)
    let output = try command.run(["rev-parse", "--is-shallow-repository", "--show-toplevel"])
    guard output.status == 0 else {
      let isOutside = ["not a git repository", "must be run in a work tree", "cannot change to"]
        .contains { output.messages.contains($0) }
      if isOutside { throw .notARepository(directory: directory) }
      throw .failure(of: "git rev-parse", output.messages)
    }
    let lines = output.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2 else { throw .unknownOutput(command: "git rev-parse") }
    let path = String(lines[1])
    root = FilePath.resolved(path) ?? path
    isShallow = lines[0] == "true"
    let isNamed = ["GIT_DIR", "GIT_WORK_TREE"].contains { !(environment[$0] ?? "").isEmpty }
    guard isNamed || Self.nearestRoot(of: directory) == root else {
      throw .foreignWorkingTree(directory: directory, root: root)
    }
    try command.overrideConfiguration()
    self.command = command
  }

  /// Returns the nearest directory that contains `.git`, with symbolic links resolved.
  ///
  /// The setting `core.worktree` of a repository could name any other directory.
  private static func nearestRoot(of directory: String) -> String? {
    guard var candidate = FilePath.resolved(directory) else { return nil }
    while !candidate.isEmpty {
      // In a worktree and in a submodule, `.git` is a file.
      if FilePath.isOccupied(FilePath.withoutSlash(candidate) + "/.git") { return candidate }
      candidate = FilePath.parent(of: candidate)
    }
    return nil
  }

  /// The commit with which references are compared.
  package struct Base: Hashable, Sendable {
    /// The revision as the user wrote it.
    package var revision: String
    /// The commit that the revision denotes.
    package var tip: String
    /// The commit to compare with: the merge base, or the tip if there is no merge base.
    package var commit: String
    /// A Boolean value that indicates whether the two histories have a commit in common.
    package var hasMergeBase: Bool

    /// Creates a base.
    package init(revision: String, tip: String, commit: String, hasMergeBase: Bool) {
      self.revision = revision
      self.tip = tip
      self.commit = commit
      self.hasMergeBase = hasMergeBase
    }

    /// The first 12 digits of the commit's name.
    package var shortCommit: String { String(commit.prefix(12)) }
  }

  /// Returns the merge base of a revision and `HEAD`, with which a pull request is compared.
  ///
  /// - Parameter revision: The name of a branch, a tag or a commit.
  /// - Returns: The commit to compare with.
  /// - Throws: ``GitError`` if the name does not denote a commit, or the clone is too shallow.
  package func base(_ revision: String) throws(GitError) -> Base {
    guard let tip = try commit(revision) else {
      throw .unknownRevision(revision, isShallow: isShallow)
    }
    guard let head = try commit("HEAD") else { throw .noCommit }
    let output = try command.run(["merge-base", tip, head])
    guard output.status == 0 || output.status == 1 else {
      throw .failure(of: "git merge-base", output.messages)
    }
    if output.status == 0, let base = Self.objectName(output.text) {
      return Base(revision: revision, tip: tip, commit: base, hasMergeBase: true)
    }
    guard !isShallow else { throw .noMergeBaseInShallowClone(revision) }
    return Base(revision: revision, tip: tip, commit: tip, hasMergeBase: false)
  }

  /// Returns a commit and its ancestors along first parents, the latest first.
  ///
  /// - Parameters:
  ///   - commit: The full name of a commit.
  ///   - limit: The maximum number of commits.
  /// - Returns: The full names; none for an invalid one.
  /// - Throws: ``GitError``.
  package func firstParents(of commit: String, limit: Int) throws(GitError) -> [String] {
    guard let commit = Self.objectName(commit) else { return [] }
    let output = try command.require([
      "rev-list", "--first-parent", "--max-count=\(max(limit, 0))", commit, "--",
    ])
    return output.text.split(separator: "\n").compactMap { Self.objectName($0) }
  }

  /// Returns the name of the commit that a revision denotes; `nil` if there is none.
  private func commit(_ revision: String) throws(GitError) -> String? {
    // Git would parse a name with a leading hyphen as an option.
    guard !revision.isEmpty, !revision.hasPrefix("-") else { return nil }
    let output = try command.run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    return output.status == 0 ? Self.objectName(output.text) : nil
  }

  /// Returns a text that is a full object name, 40 or 64 hexadecimal digits; otherwise `nil`.
  static func objectName(_ text: some StringProtocol) -> String? {
    let isName =
      [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    return isName ? String(text) : nil
  }

  /// Returns the path of a file from the root of the working tree; `nil` for a file outside of it.
  ///
  /// - Parameter path: An absolute path, whose last components need not exist.
  /// - Returns: The relative path; empty for the root.
  package func relative(_ path: String) -> String? {
    var (existing, rest) = (FilePath.withoutSlash(path), "")
    while !existing.isEmpty {
      if let resolved = FilePath.resolved(existing) {
        let whole = (resolved == "/" ? "" : resolved) + rest
        if whole.utf8.elementsEqual(root.utf8) { return "" }
        guard FilePath.isBelow(whole, root) else { return nil }
        return String(Substring(whole.utf8.dropFirst(root.utf8.count + 1)))
      }
      rest = "/" + FilePath.name(of: existing) + rest
      existing = FilePath.parent(of: existing)
    }
    return nil
  }
}
