// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// The files of a package that have uncommitted changes.
enum UncommittedFiles {
  /// Returns the given files that have uncommitted changes.
  ///
  /// - Parameters:
  ///   - files: Paths, relative to the root.
  ///   - root: The package's root.
  ///   - environment: The variables, for the directories of programs.
  /// - Returns: Their paths in the repository; `nil` if the package is in no repository or Git is
  ///   missing.
  static func among(
    _ files: [String], in root: String, environment: [String: String]
  ) -> [String]? {
    guard let git = ChildProcess.program("git", environment: environment), isInRepository(root)
    else { return nil }
    guard !files.isEmpty else { return [] }
    let status = ChildProcess(
      program: git,
      arguments: [
        "-C", root, "status", "--porcelain=v1", "-z", "--untracked-files=all", "--ignored", "--",
      ] + files.map { ":(literal)" + $0 },
      environment: environment)
    guard let ending = try? status.run(output: .captured), ending.status == 0 else { return nil }
    // An entry is two letters, a space and the path in the repository.
    return ending.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.dropFirst(2).first == " " }
      .map { String($0.dropFirst(3)) }
  }

  /// Returns whether a directory or one of its parents contains `.git`.
  private static func isInRepository(_ directory: String) -> Bool {
    var candidate = directory
    while !candidate.isEmpty, candidate != "/" {
      // In a worktree, `.git` is a file.
      if (try? Directory.names(in: candidate))?.contains(".git") == true { return true }
      candidate = FilePath.parent(of: candidate)
    }
    return false
  }
}
