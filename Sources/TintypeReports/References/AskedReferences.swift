// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// The references that tests have asked for.
struct AskedReferences {
  /// The paths, relative to the package's root.
  private var paths: Set<String> = []
  /// Of references that lie elsewhere, such as in a bundle that was built of the package's: their
  /// paths below `__Snapshots__`.
  private var tails: Set<String> = []
  /// What the files end in, without a dot.
  private(set) var extensions: Set<String> = []

  init(_ records: [JournalRecord]) {
    for record in records {
      guard let path = record.reference else { continue }
      paths.insert(path)
      let isElsewhere =
        path.hasPrefix("/") || path.split(separator: "/").contains { $0.hasPrefix(".") }
      if isElsewhere, let tail = Self.tail(of: path) { tails.insert(tail) }
      let start = "\(record.snapshot.test).\(record.snapshot.identifier)."
      let name = FilePath.name(of: path)
      if name.hasPrefix(start) { extensions.insert(String(name.dropFirst(start.count))) }
    }
  }

  /// Whether a test has asked for a file of the package, or for its copy in a bundle.
  func contains(_ path: String) -> Bool {
    if paths.contains(path) { return true }
    guard !tails.isEmpty, let tail = Self.tail(of: path) else { return false }
    return tails.contains(tail)
  }

  private static func tail(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let last = parts.lastIndex(where: { $0 == ReferenceGuard.directoryName }) else {
      return nil
    }
    return parts[(last + 1)...].joined(separator: "/")
  }
}
