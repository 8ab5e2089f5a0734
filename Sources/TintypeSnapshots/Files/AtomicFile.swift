// SPDX-License-Identifier: MIT

import Foundation

/// Writing a file so that nobody ever sees half of it.
package enum AtomicFile {
  /// Writes bytes to a file beside `path` and renames that, creating directories.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The file's path.
  ///   - isReplacing: Whether a file that stands there is replaced; else it is the trouble `exists`.
  /// - Throws: Why nothing was written.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing isReplacing: Bool = true
  ) throws(FileTrouble) {
    // Renaming would put a file in the place of a device such as /dev/null.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .notARegularFile }

    let directory = FilePath.parent(of: path)
    try Directory.create(at: directory)
    let name = TemporaryFile.newName()
    let temporary = directory.isEmpty ? name : directory + "/" + name

    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(code: errno) }
    do throws(FileTrouble) {
      let time = try fill(descriptor, with: bytes)
      try move(temporary, to: path, replacing: isReplacing)
      TemporaryFile.sweep(directory, writtenBefore: time)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func move(
    _ temporary: String, to path: String, replacing isReplacing: Bool
  ) throws(FileTrouble) {
    // A link is refused where something stands, whoever put it there, and no matter when.
    if !isReplacing, link(temporary, path) == 0 {
      unlink(temporary)
      return
    }
    if !isReplacing, errno == EEXIST { throw .exists }
    // Some file systems know no hard links.
    guard rename(temporary, path) == 0 else { throw FileTrouble.system(code: errno) }
  }

  /// Writes everything to the disk, then closes the file.
  ///
  /// - Returns: The time of modification by the file system's clock; `nil` where it is unknown.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8]
  ) throws(FileTrouble) -> FileTime? {
    // Once `fsync` has succeeded, closing has no failure left to report.
    defer { close(descriptor) }
    let failure = bytes.withUnsafeBytes { bytes -> FileTrouble? in
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
    guard fsync(descriptor) == 0 else { throw .system(code: errno) }
    var status = stat()
    return fstat(descriptor, &status) == 0 ? FileTime(modificationOf: status) : nil
  }
}
