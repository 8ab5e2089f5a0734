// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots
import TintypeComparison

/// The files below `pending` that tell changes, by the new file that they speak of.
struct PendingIndex {
  /// The path of the telling file and what it tells, by the path of the new file.
  private var changes: [String: (file: String, change: PendingChange)] = [:]

  /// The largest telling file that is read, in bytes: 16 MiB.
  private static let limit = 16 << 20
  /// How deep directories are looked into.
  private static let depth = 40

  /// Looks through an output directory; what cannot be read tells nothing.
  init(_ output: OutputDirectory) {
    collect("pending", in: ContainedFiles(root: output.path), depth: 0)
  }

  /// What tells the change that a record speaks of.
  func change(of record: JournalRecord) -> (file: String, change: PendingChange)? {
    guard let actual = record.artifacts?.actual, let found = changes[actual],
      found.change.record.snapshot == record.snapshot,
      found.change.record.digests == record.digests
    else { return nil }
    return found
  }

  private mutating func collect(_ folder: String, in files: ContainedFiles, depth: Int) {
    guard depth < Self.depth, let path = files.path(of: folder),
      let names = try? Directory.names(in: path)
    else { return }
    for name in names {
      let file = folder + "/" + name
      if name.hasSuffix(".json"), name.contains(PendingChange.marker) {
        guard let path = files.path(of: file),
          let data = try? RegularFile.contents(of: path, limit: Self.limit),
          let change = try? JSONDecoder.journal.decode(PendingChange.self, from: data),
          change.version == JournalRecord.currentVersion,
          let actual = change.record.artifacts?.actual
        else { continue }
        changes[actual] = (file, change)
      } else if Directory.exists(at: path + "/" + name) {
        collect(file, in: files, depth: depth + 1)
      }
    }
  }
}
