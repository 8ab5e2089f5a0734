// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// The journals of runs that are removed from an output directory because of their age or size.
package struct OldRuns: Hashable, Sendable {
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
    from runs: [StoredRun], keeping kept: Set<String>, at now: FileTime
  ) -> [String] {
    let oldestFirst = runs.sorted()
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
    guard let now = TemporaryFile.time(in: output.path) else { return [] }
    let runs = StoredRun.all(in: output)
    return selected(from: runs, keeping: kept, at: now).filter { name in
      let directory = output.run(name)
      for file in (try? Directory.names(in: directory)) ?? [] { unlink(directory + "/" + file) }
      return rmdir(directory) == 0
    }
  }
}
