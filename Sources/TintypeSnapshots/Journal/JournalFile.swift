// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Appending whole lines to a journal.
package enum JournalFile {
  /// Appends bytes in one `write`, which no other process's lines interrupt.
  ///
  /// - Throws: Why they were not written; a part of them may have been where the disk is full.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileTrouble) {
    try append(bytes, to: path, flags: O_CREAT)
  }

  private static func append(
    _ bytes: [UInt8], to path: String, flags: Int32
  ) throws(FileTrouble) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw .system(code: errno) }
    defer { close(descriptor) }
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count == bytes.count else { throw .system(code: count < 0 ? errno : ENOSPC) }
  }

  /// The last lines of the journals that this process has begun, by their paths.
  private static let endings = Mutex<[String: [UInt8]]>([:])

  /// Whether the process will say that it ends; asked for once.
  private static let isRegistered: Bool = {
    atexit {
      // Where the file is gone, there is nothing to end.
      for (path, line) in JournalFile.endings.withLock({ $0 }) {
        try? JournalFile.append(line, to: path, flags: 0)
      }
    } == 0
  }()

  /// Begins a journal, unless this process has.
  ///
  /// - Parameters:
  ///   - path: The journal's file.
  ///   - first: The line that says that the process has begun.
  ///   - last: The line that says that it has ended, appended when the process exits; not when it
  ///     crashes or is stopped.
  /// - Throws: Why the first line was not written.
  static func begin(_ path: String, first: [UInt8], last: [UInt8]) throws(FileTrouble) {
    let result = endings.withLock { endings -> Result<Void, FileTrouble> in
      guard endings[path] == nil || access(path, F_OK) != 0 else { return .success(()) }
      do throws(FileTrouble) {
        try append(first, to: path)
      } catch {
        return .failure(error)
      }
      if isRegistered { endings[path] = last }
      return .success(())
    }
    try result.get()
  }
}
