// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Whether a path that somebody else wrote stays where it should.
package enum ConfinedPath {
  /// Whether a path is relative, goes nowhere up, and has no character that hides what it is.
  package static func staysInside(_ path: String) -> Bool {
    let bytes = path.utf8
    guard let first = bytes.first, first != UInt8(ascii: "/") else { return false }
    // The system would take a NUL for the end of the path.
    guard !path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return false }
    return bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }

  /// Whether an absolute path lies below a directory; both without links.
  package static func contains(_ path: String, in directory: String) -> Bool {
    path.hasPrefix(directory == "/" ? "/" : directory + "/")
  }

  /// The path without links, of which the last parts need not exist.
  ///
  /// - Parameter path: An absolute path without `.` and `..`.
  /// - Returns: The path; `nil` for one without a root.
  static func resolvedAsFarAsItExists(_ path: String) -> String? {
    var (existing, rest) = (path, "")
    while !existing.isEmpty {
      if let resolved = FilePath.resolved(existing) {
        return resolved == "/" ? (rest.isEmpty ? "/" : rest) : resolved + rest
      }
      rest = "/" + FilePath.name(of: existing) + rest
      existing = FilePath.parent(of: existing)
    }
    return nil
  }
}
