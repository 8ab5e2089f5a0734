// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// Checks of untrusted paths, which must stay in a directory.
package enum ConfinedPath {
  /// Returns whether a path is relative, has no empty, `.` or `..` component, and no control
  /// character.
  package static func staysInside(_ path: String) -> Bool {
    let bytes = path.utf8
    guard let first = bytes.first, first != UInt8(ascii: "/") else { return false }
    // The system would treat a NUL as the end of the path.
    guard !path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return false }
    return bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }

  /// Returns whether an absolute path is below a directory; links in both must be resolved.
  package static func contains(_ path: String, in directory: String) -> Bool {
    path.hasPrefix(directory == "/" ? "/" : directory + "/")
  }

  /// Resolves links in a path, whose last components need not exist.
  ///
  /// - Parameter path: An absolute path without `.` and `..`.
  /// - Returns: The path; `nil` for a path without a root.
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
