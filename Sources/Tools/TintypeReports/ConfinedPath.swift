// SPDX-License-Identifier: MIT

import TintypeBase

/// Checks of untrusted paths, which must stay in a directory.
package enum ConfinedPath {
  /// Returns whether a path is relative, has no empty, `.` or `..` component, no control character,
  /// and no component that begins with a combining mark.
  package static func staysInside(_ path: String) -> Bool {
    let bytes = path.utf8
    guard let first = bytes.first, first != UInt8(ascii: "/") else { return false }
    // The system would treat a NUL as the end of the path.
    guard !path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return false }
    guard !FilePath.hidesSlash(path) else { return false }
    return bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }

  /// Returns whether an absolute path is below a directory; links in both must be resolved.
  package static func contains(_ path: String, in directory: String) -> Bool {
    FilePath.isBelow(path, directory)
  }

  /// Returns the bytes of a file of a directory, whose links must not leave it.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - directory: The directory, which may itself be behind a link.
  ///   - limit: The maximum size in bytes.
  /// - Returns: All bytes.
  /// - Throws: The reason why the file was not read; `link` for a file outside of the directory.
  package static func bytes(
    of path: String, in directory: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    guard !leaves(path, directory) else { throw .link }
    return try RegularFile.bytes(of: path, limit: limit)
  }

  /// Returns the names in a folder of a directory, whose links must not leave the directory.
  package static func names(in path: String, of directory: String) throws(FileError) -> [String] {
    guard !leaves(path, directory) else { throw .link }
    return try Directory.names(in: path)
  }

  /// Returns whether links lead from a path to a place outside of a directory.
  package static func leaves(_ path: String, _ directory: String) -> Bool {
    guard let target = FilePath.resolved(path), let root = FilePath.resolved(directory) else {
      return false
    }
    return !target.utf8.elementsEqual(root.utf8) && !contains(target, in: root)
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
