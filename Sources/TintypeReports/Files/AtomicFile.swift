// SPDX-License-Identifier: MIT

import Foundation

/// Writing a file so that nobody ever sees half of it.
enum AtomicFile {
  /// Writes the text as UTF-8 to a file beside `path` and renames that, creating directories.
  static func write(_ text: String, to path: String) throws(ReportError) {
    do {
      try replace(path, with: text)
    } catch {
      throw .cannotWrite(path: path, trouble: error)
    }
  }

  private static func replace(_ path: String, with text: String) throws(FileTrouble) {
    // Renaming would put a page in the place of a device such as /dev/null.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { throw .notARegularFile }

    let directory = FilePath.parent(of: path)
    try Directory.create(at: directory)
    let name = ".tintype-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    let temporary = directory.isEmpty ? name : directory + "/" + name

    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(code: errno) }
    do throws(FileTrouble) {
      try fill(descriptor, with: text)
      guard rename(temporary, path) == 0 else { throw FileTrouble.system(code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes everything to the disk, then closes the file.
  private static func fill(_ descriptor: Int32, with text: String) throws(FileTrouble) {
    // Once `fsync` has succeeded, closing has no failure left to report.
    defer { close(descriptor) }
    try write(text, to: descriptor)
    guard fsync(descriptor) == 0 else { throw .system(code: errno) }
  }

  private static func write(_ text: String, to descriptor: Int32) throws(FileTrouble) {
    var text = text
    let failure = text.withUTF8 { bytes -> FileTrouble? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let buffer = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest))
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
