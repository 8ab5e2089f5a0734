// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The files of a derived package.
struct DerivedFiles {
  /// The absolute path of the package.
  let directory: String

  /// Removes other files in `Sources` and `Tests`, and writes files that have changed.
  ///
  /// - Parameters:
  ///   - files: The contents by path in the package.
  ///   - copies: The absolute paths of files and folders to copy, by path in the package.
  /// - Returns: Whether a file has changed.
  /// - Throws: The reason why a file cannot be read or written.
  func replace(
    with files: [String: [UInt8]], copies: [String: String]
  ) throws(FileError) -> Bool {
    let copied = copies.sorted { $0.key < $1.key }.flatMap { path, source in
      Self.files(at: source).map { relative, file in
        (path: relative.isEmpty ? path : "\(path)/\(relative)", file: file)
      }
    }
    var hasChanged = remove(except: Set(files.keys).union(copied.map(\.path)))
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let target = "\(directory)/\(path)"
      let old = try? RegularFile.bytes(of: target, limit: bytes.count)
      guard old != bytes else { continue }
      try AtomicFile.write(bytes, to: target)
      hasChanged = true
    }
    for (path, file) in copied where try Self.copy(file, to: "\(directory)/\(path)") {
      hasChanged = true
    }
    return hasChanged
  }

  /// Removes the files at other paths, and folders that become empty, whose place a file can take.
  private func remove(except kept: Set<String>) -> Bool {
    var hasChanged = false
    for folder in ["Sources", "Tests"] {
      for (relative, file) in Self.files(at: "\(directory)/\(folder)")
      where !kept.contains("\(folder)/\(relative)") && unlink(file) == 0 {
        hasChanged = true
        var parent = FilePath.parent(of: file)
        while parent.hasPrefix(directory + "/"), rmdir(parent) == 0 {
          parent = FilePath.parent(of: parent)
        }
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

  /// Copies a file unless the copy has the same size and is newer than the file's last change, which
  /// can also be its replacement with an older file; returns whether it was copied.
  ///
  /// A file that was removed since its folder was read, such as by a change of the branch, is ignored.
  private static func copy(_ source: String, to target: String) throws(FileError) -> Bool {
    var (from, to) = (stat(), stat())
    guard stat(source, &from) == 0 else {
      if errno == ENOENT { return false }
      throw .system(code: errno)
    }
    if stat(target, &to) == 0, from.st_size == to.st_size, to.st_mode & S_IFMT == S_IFREG,
      FileTime(changeOf: from) < FileTime(modificationOf: to)
    {
      return false
    }
    try AtomicFile.write(RegularFile.bytes(of: source, limit: .max), to: target)
    return true
  }
}

extension FileTime {
  /// Creates the time at which the contents or the name of a file last changed.
  fileprivate init(changeOf status: stat) {
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
