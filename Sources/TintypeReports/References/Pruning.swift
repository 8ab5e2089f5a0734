// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// Deletes references that no test asks for.
package struct Pruning: Sendable {
  /// What was deleted, relative to the package's root, sorted.
  package private(set) var deleted: [String] = []
  /// What was written when the run was over, and stays, sorted.
  package private(set) var kept: [String] = []
  /// The temporary files that were removed, relative to the package's root, sorted by directory.
  package private(set) var temporaries: [String] = []
  /// What could not be deleted, by path.
  package private(set) var failures: [ReferenceInventory.Failure] = []

  /// Deletes what a search has found, and the directories that nothing is left in.
  ///
  /// - Parameters:
  ///   - search: The search; by one with doubts nothing is deleted.
  ///   - packageRoot: The directory that holds `Package.swift`.
  ///   - isDryRun: Whether it is only told what would be deleted.
  package init(_ search: OrphanSearch, in packageRoot: String, dryRun isDryRun: Bool) {
    // Whatever the tests have asked for: no temporary file is a reference.
    if !isDryRun { removeTemporaries(of: search, in: packageRoot) }
    guard search.doubts.isEmpty else { return }
    for file in search.orphans {
      let path = packageRoot + "/" + file.path
      if search.isNewer(file) || !isDryRun && Self.hasChanged(file, at: path) {
        kept.append(file.path)
      } else if isDryRun || unlink(path) == 0 {
        deleted.append(file.path)
        if !isDryRun { Self.removeEmpty(FilePath.parent(of: file.path), in: packageRoot) }
      } else {
        failures.append(
          ReferenceInventory.Failure(path: file.path, trouble: .system(code: errno)))
      }
    }
  }

  /// Removes what processes that were killed have left, by the clock of the directory's file system.
  private mutating func removeTemporaries(of search: OrphanSearch, in packageRoot: String) {
    for directory in search.temporaries {
      let path = packageRoot + "/" + directory
      temporaries += TemporaryFile.removeAbandoned(
        in: path, writtenBefore: TemporaryFile.time(in: path)
      ).map { directory + "/" + $0 }
    }
  }

  /// Whether somebody has put something else in a file's place since the search.
  private static func hasChanged(_ file: ReferenceInventory.File, at path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFREG
      || FileTime(modificationOf: status) != file.modified
  }

  /// Removes a directory below `__Snapshots__` and those above it, as long as they are empty.
  private static func removeEmpty(_ directory: String, in packageRoot: String) {
    var directory = directory
    while !directory.isEmpty, FilePath.name(of: directory) != ReferenceGuard.directoryName {
      // The system refuses to remove what is not empty.
      guard rmdir(packageRoot + "/" + directory) == 0 else { return }
      directory = FilePath.parent(of: directory)
    }
  }
}
