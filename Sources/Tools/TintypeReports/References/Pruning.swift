// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeRuns
import TintypeSnapshots

/// The deletion of references that no test uses.
package struct Pruning: Sendable {
  /// The deleted references, relative to the package's root, sorted.
  package private(set) var deleted: [String] = []
  /// The references that are kept because they were written after the run, sorted.
  package private(set) var kept: [String] = []
  /// The temporary files that were removed, relative to the package's root, sorted by directory.
  package private(set) var temporaries: [String] = []
  /// The files that could not be deleted, by path.
  package private(set) var failures: [ReferenceInventory.Failure] = []

  /// Deletes the references that a search found, and directories that become empty.
  ///
  /// - Parameters:
  ///   - search: The search; if its evidence is incomplete, no reference is deleted.
  ///   - packageRoot: The directory that contains `Package.swift`.
  ///   - isDryRun: A Boolean value that indicates whether nothing is deleted.
  package init(_ search: OrphanSearch, in packageRoot: String, dryRun isDryRun: Bool) {
    // Temporary files are never references, so they need no evidence.
    if !isDryRun { removeTemporaries(of: search, in: packageRoot) }
    guard search.gaps.isEmpty else { return }
    for file in search.orphans {
      let path = packageRoot + "/" + file.path
      if search.isNewer(file) || !isDryRun && Self.hasChanged(file, at: path) {
        kept.append(file.path)
      } else if isDryRun || unlink(path) == 0 {
        deleted.append(file.path)
        if !isDryRun { Self.removeEmpty(FilePath.parent(of: file.path), in: packageRoot) }
      } else {
        failures.append(
          ReferenceInventory.Failure(path: file.path, error: .system(code: errno)))
      }
    }
  }

  /// Removes files of killed processes, by the clock of the directory's file system.
  private mutating func removeTemporaries(of search: OrphanSearch, in packageRoot: String) {
    for directory in search.temporaries {
      let path = packageRoot + "/" + directory
      temporaries += TemporaryFile.removeAbandoned(
        in: path, writtenBefore: TemporaryFile.time(in: path)
      ).map { directory + "/" + $0 }
    }
  }

  /// Returns whether a file was modified or replaced since the search.
  private static func hasChanged(_ file: ReferenceInventory.File, at path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFREG
      || FileTime(modificationOf: status) != file.modified
  }

  /// Removes a directory below `__Snapshots__` and its parents, as long as they are empty.
  private static func removeEmpty(_ directory: String, in packageRoot: String) {
    var directory = directory
    while !directory.isEmpty, FilePath.name(of: directory) != ReferenceGuard.directoryName {
      // The system refuses to remove a directory that is not empty.
      guard rmdir(packageRoot + "/" + directory) == 0 else { return }
      directory = FilePath.parent(of: directory)
    }
  }
}
