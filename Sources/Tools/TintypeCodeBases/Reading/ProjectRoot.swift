// SPDX-License-Identifier: MIT

import TintypeBase

/// The directory with the references and the results of a package or a project.
package enum ProjectRoot {
  /// Finds the directory of the package or the project that contains a directory, or else of the one
  /// that a command in the directory chooses from its folders.
  ///
  /// - Throws: The reason why there is none.
  package static func find(from directory: String) throws(CodeBaseError) -> String {
    guard let root = FilePath.packageRoot(from: directory) else {
      return FilePath.parent(of: try ProjectChoice(of: directory).path)
    }
    // Besides a workspace of CocoaPods, the project can be in a folder.
    guard !FilePath.isOccupied(root + "/Package.swift"), let resolved = FilePath.resolved(root),
      let choice = try? ProjectChoice(of: resolved).path
    else { return root }
    let folder = FilePath.parent(of: choice)
    return folder == resolved ? root : folder
  }
}
