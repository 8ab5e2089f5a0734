// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Writes files atomically.
package enum AtomicFile {
  /// Writes bytes to a temporary file next to `path` and renames it.
  ///
  /// Missing directories are created.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The file's path.
  ///   - isReplacing: Whether an existing file is replaced; if not, the error is `exists`.
  ///   - permissions: The permissions of the file; `nil` for the default of new files.
  ///   - check: A function that is called just before the file is renamed. If it throws, the file
  ///     is not renamed.
  /// - Throws: The reason why nothing was written.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing isReplacing: Bool = true,
    permissions: mode_t? = nil, check: () throws(FileError) -> Void = {}
  ) throws(FileError) {
    try write(to: path, replacing: isReplacing, permissions, check) {
      descriptor throws(FileError) in
      try append(bytes, to: descriptor)
    }
  }

  /// Writes a file like ``write(_:to:replacing:permissions:check:)``, whose parts need not be in memory
  /// at once.
  ///
  /// - Parameters:
  ///   - path: The file's path, whose file is replaced.
  ///   - parts: Calls its argument with each part.
  /// - Throws: A `FileError`, the reason why nothing was written, or the error of `parts`.
  package static func write(
    to path: String, parts: (([UInt8]) throws(FileError) -> Void) throws -> Void
  ) throws {
    var failure: (any Error)?
    do throws(FileError) {
      try write(to: path, replacing: true, nil, {}) { descriptor throws(FileError) in
        do {
          try parts { part throws(FileError) in try append(part, to: descriptor) }
        } catch {
          failure = error
          throw error as? FileError ?? .system(code: EIO)
        }
      }
    } catch {
      throw failure ?? error
    }
  }

  private static func write(
    to path: String, replacing isReplacing: Bool, _ permissions: mode_t?,
    _ check: () throws(FileError) -> Void, fill: (Int32) throws(FileError) -> Void
  ) throws(FileError) {
    // Renaming would replace a device such as /dev/null by a file.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .notARegularFile }

    let directory = FilePath.parent(of: path)
    try Directory.create(at: directory)
    let name = TemporaryFile.newName()
    let temporary = directory.isEmpty ? name : directory + "/" + name

    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(code: errno) }
    do throws(FileError) {
      let time = try complete(descriptor, permissions, fill)
      try check()
      try move(temporary, to: path, replacing: isReplacing)
      TemporaryFile.sweep(directory, writtenBefore: time)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func move(
    _ temporary: String, to path: String, replacing isReplacing: Bool
  ) throws(FileError) {
    // `link` fails atomically if the path exists, even if another process created it just now.
    if !isReplacing, link(temporary, path) == 0 {
      unlink(temporary)
      return
    }
    if !isReplacing, errno == EEXIST { throw .exists }
    // Some file systems don't support hard links.
    guard rename(temporary, path) == 0 else { throw FileError.system(code: errno) }
  }

  /// Writes and synchronizes a file, and closes it.
  ///
  /// - Returns: The modification time by the file system's clock; `nil` if it is unknown.
  private static func complete(
    _ descriptor: Int32, _ permissions: mode_t?, _ fill: (Int32) throws(FileError) -> Void
  ) throws(FileError) -> FileTime? {
    // After a successful `fsync`, closing reports no further failure.
    defer { close(descriptor) }
    if let permissions, fchmod(descriptor, permissions) != 0 { throw .system(code: errno) }
    try fill(descriptor)
    guard fsync(descriptor) == 0 else { throw .system(code: errno) }
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileTime(modificationOf: status) : nil
  }

  private static func append(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    let failure = bytes.withUnsafeBytes { bytes -> FileError? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let buffer = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, buffer.baseAddress, buffer.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return .system(code: errno)
        }
      }
      return nil
    }
    if let failure { throw failure }
  }
}
