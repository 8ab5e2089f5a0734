// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// The journals of runs that are removed from an output directory because of their age or size.
package struct OldRuns: Hashable, Sendable {
  /// A run in an output directory.
  package struct Run: Hashable, Sendable {
    package var name: String
    /// The time of the latest change of its files.
    package var modified: FileTime
    /// The size of its files, in bytes.
    package var size: Int

    /// Creates a run.
    package init(name: String, modified: FileTime, size: Int) {
      self.name = name
      self.modified = modified
      self.size = size
    }
  }

  /// The number of latest runs that are always kept.
  package static let keptCount = 10
  /// The age at which other runs are removed, in seconds: 30 days.
  package static let ageLimit = 30 * 24 * 60 * 60
  /// The size of all runs above which the oldest are removed, in bytes: 256 MiB.
  package static let sizeLimit = 256 << 20

  /// Returns the names of the runs to remove, the oldest first.
  ///
  /// - Parameters:
  ///   - runs: All runs of an output directory.
  ///   - kept: The names of runs that are kept, such as the current one.
  ///   - now: The current time of the file system.
  /// - Returns: The names.
  package static func selected(
    from runs: [Run], keeping kept: Set<String>, at now: FileTime
  ) -> [String] {
    // Runs with the same time are in the order of their names.
    let oldestFirst = runs.sorted { ($0.modified, $0.name) < ($1.modified, $1.name) }
    var total = runs.reduce(0) { $0 + $1.size }
    var names: [String] = []
    for run in oldestFirst.dropLast(keptCount) where !kept.contains(run.name) {
      guard total > sizeLimit || run.modified.isEarlier(than: now, bySeconds: ageLimit) else {
        continue
      }
      total -= run.size
      names.append(run.name)
    }
    return names
  }

  /// Removes old runs.
  ///
  /// Only directories that contain nothing but journals are removed, and links are not followed. A
  /// run that cannot be removed is kept.
  ///
  /// - Parameters:
  ///   - output: The output directory.
  ///   - kept: The names of runs that are kept in any case.
  /// - Returns: The names of the removed runs, the oldest first.
  package static func remove(in output: OutputDirectory, keeping kept: Set<String>) -> [String] {
    guard let now = TemporaryFile.time(in: output.path),
      let names = try? Directory.names(in: output.runs)
    else { return [] }
    let runs = names.compactMap { run(named: $0, in: output) }
    return selected(from: runs, keeping: kept, at: now).filter { name in
      let directory = output.run(name)
      for file in (try? Directory.names(in: directory)) ?? [] { unlink(directory + "/" + file) }
      return rmdir(directory) == 0
    }
  }

  /// Returns a run; `nil` if there is another file than a journal in its directory.
  private static func run(named name: String, in output: OutputDirectory) -> Run? {
    let directory = output.run(name)
    var status = stat()
    guard (try? RunName(name)) != nil, lstat(directory, &status) == 0,
      status.st_mode & S_IFMT == S_IFDIR, let files = try? Directory.names(in: directory)
    else { return nil }
    var run = Run(name: name, modified: FileTime(modificationOf: status), size: 0)
    for file in files {
      guard isJournal(file), lstat(directory + "/" + file, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { return nil }
      run.modified = max(run.modified, FileTime(modificationOf: status))
      run.size += Int(status.st_size)
    }
    return run
  }

  private static func isJournal(_ name: String) -> Bool {
    [".jsonl", ".events"].contains { name.hasSuffix($0) } || name == MergeNote.fileName
  }
}
