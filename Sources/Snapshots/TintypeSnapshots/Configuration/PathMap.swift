// SPDX-License-Identifier: MIT

import TintypeBase

/// A map from the paths of source files at compile time to their current paths.
///
/// Entries are `compiled=now`, separated by `:`, as in
/// `TINTYPE_PATH_MAP=/build/checkout=/workspace/app`. The first entry that matches a path applies.
/// An entry for `.` matches relative paths.
struct PathMap: Sendable {
  private struct Entry {
    var compiled: String
    var now: String
  }

  private var entries: [Entry] = []

  static let variable = "TINTYPE_PATH_MAP"

  /// Parses the value of the environment variable.
  init(_ value: String) throws(SnapshotError) {
    for part in value.split(separator: ":") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, sides[1].hasPrefix("/") else {
        throw .unusablePathMap(value: value, entry: String(part))
      }
      entries.append(
        Entry(
          compiled: FilePath.withoutSlash(String(sides[0])),
          now: FilePath.withoutSlash(String(sides[1]))))
    }
  }

  /// Returns the current path of a file.
  func callAsFunction(_ path: String) -> String {
    for entry in entries {
      if entry.compiled == ".", !path.hasPrefix("/") { return entry.now + "/" + path }
      if path.hasPrefix(entry.compiled + "/") {
        return entry.now + path.dropFirst(entry.compiled.count)
      }
    }
    return path
  }
}
