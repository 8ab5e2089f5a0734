// SPDX-License-Identifier: MIT

import Foundation

/// Writing a file so that nobody ever sees half of it.
package enum AtomicFile {
  /// Writes bytes to a file beside `path` and renames that, creating directories.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileTrouble) {
    // Renaming would put a file in the place of a device such as /dev/null.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .notARegularFile }

    let directory = FilePath.parent(of: path)
    try Directory.create(at: directory)
    let name = ".tintype-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    let temporary = directory.isEmpty ? name : directory + "/" + name

    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(code: errno) }
    do throws(FileTrouble) {
      try fill(descriptor, with: bytes)
      guard rename(temporary, path) == 0 else { throw FileTrouble.system(code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes everything to the disk, then closes the file.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(FileTrouble) {
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
  }
}
