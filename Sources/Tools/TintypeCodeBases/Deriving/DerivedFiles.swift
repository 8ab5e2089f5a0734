// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The files of a derived package.
struct DerivedFiles {
  /// The absolute path of the package.
  let directory: String

  /// Writes files that have changed, and removes other files in `Sources` and `Tests`.
  ///
  /// - Parameters:
  ///   - files: The contents by path in the package.
  ///   - copies: The absolute paths of files and folders to copy, by path in the package.
  /// - Returns: Whether a file has changed.
  func replace(
    with files: [String: [UInt8]], copies: [String: String]
  ) throws(FileError) -> Bool {
    var hasChanged = false
    var kept: Set<String> = []
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      kept.insert(path)
      let target = "\(directory)/\(path)"
      let old = try? RegularFile.bytes(of: target, limit: bytes.count)
      guard old != bytes else { continue }
      try AtomicFile.write(bytes, to: target)
      hasChanged = true
    }
    for (path, source) in copies.sorted(by: { $0.key < $1.key }) {
      for (relative, file) in Self.files(at: source) {
        let place = relative.isEmpty ? path : "\(path)/\(relative)"
        kept.insert(place)
        if try Self.copy(file, to: "\(directory)/\(place)") { hasChanged = true }
      }
    }
    for folder in ["Sources", "Tests"] {
      for (relative, file) in Self.files(at: "\(directory)/\(folder)")
      where !kept.contains("\(folder)/\(relative)") {
        unlink(file)
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The maximum number of files in a copied folder, so that a link cannot lead to a whole disk.
  private static let fileLimit = 50_000

  /// Returns the regular files in a folder with their paths in it; for a file, the file itself.
  static func files(at path: String) -> [(relative: String, file: String)] {
    guard Directory.exists(at: path) else { return isFile(path) ? [("", path)] : [] }
    var result: [(relative: String, file: String)] = []
    var pending = [""]
    while let folder = pending.popLast(), result.count < fileLimit {
      let directory = folder.isEmpty ? path : "\(path)/\(folder)"
      for name in ((try? Directory.names(in: directory)) ?? []).sorted() {
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        var status = stat()
        guard lstat("\(path)/\(relative)", &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: pending.append(relative)
        case S_IFREG: result.append((relative, "\(path)/\(relative)"))
        case S_IFLNK where isFile("\(path)/\(relative)"):
          result.append((relative, "\(path)/\(relative)"))
        default: break
        }
      }
    }
    return result
  }

  /// Returns whether a path leads to a regular file.
  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Copies a file unless the copy has the same size and is newer; returns whether it was copied.
  private static func copy(_ source: String, to target: String) throws(FileError) -> Bool {
    var (from, to) = (stat(), stat())
    guard stat(source, &from) == 0 else { throw .system(code: errno) }
    if stat(target, &to) == 0, from.st_size == to.st_size, to.st_mode & S_IFMT == S_IFREG,
      FileTime(modificationOf: from) < FileTime(modificationOf: to)
    {
      return false
    }
    try AtomicFile.write(RegularFile.bytes(of: source, limit: .max), to: target)
    return true
  }
}
