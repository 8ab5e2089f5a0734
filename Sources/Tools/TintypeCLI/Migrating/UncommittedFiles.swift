// SPDX-License-Identifier: MIT

import TintypeGit

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
    guard let repository = try? GitRepository(of: root, environment: environment) else {
      return nil
    }
    guard !files.isEmpty else { return [] }
    let status = try? repository.command.require(
      [
        "status", "--porcelain=v1", "-z", "--untracked-files=all", "--ignored",
        "--ignore-submodules=all", "--",
      ] + files.map { ":(literal)" + $0 })
    guard let status else { return nil }
    // An entry is two letters, a space and the path in the repository.
    return status.bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.dropFirst(2).first == " " }
      .map { String($0.dropFirst(3)) }
  }
}
