// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// A run whose journals are in an output directory.
package struct StoredRun: Hashable, Sendable {
  /// The name of the run.
  package var name: String
  /// The time of the latest change of its files.
  package var modified: FileTime
  /// The size of its files, in bytes.
  package var size: Int

  /// Creates a run.
  package init(name: String, modified: FileTime, size: Int) {
    (self.name, self.modified, self.size) = (name, modified, size)
  }

  /// Returns the runs in an output directory, in any order.
  ///
  /// A run with another file than a journal in its directory is left out.
  package static func all(in output: OutputDirectory) -> [StoredRun] {
    let names = (try? ConfinedPath.names(in: output.runs, of: output.path)) ?? []
    return names.compactMap { StoredRun(named: $0, in: output) }
  }

  init?(named name: String, in output: OutputDirectory) {
    let directory = output.run(name)
    var status = stat()
    guard (try? RunName(name)) != nil, lstat(directory, &status) == 0,
      status.st_mode & S_IFMT == S_IFDIR, let files = try? Directory.names(in: directory)
    else { return nil }
    self.init(name: name, modified: FileTime(modificationOf: status), size: 0)
    for file in files {
      guard Self.isJournal(file), lstat(directory + "/" + file, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { return nil }
      modified = max(modified, FileTime(modificationOf: status))
      size += Int(status.st_size)
    }
  }

  private static func isJournal(_ name: String) -> Bool {
    [".jsonl", ".events"].contains { name.hasSuffix($0) } || name == MergeNote.fileName
  }
}

extension StoredRun: Comparable {
  /// Orders runs by their times; runs with the same time are in the order of their names.
  package static func < (first: Self, second: Self) -> Bool {
    (first.modified, first.name) < (second.modified, second.name)
  }
}
