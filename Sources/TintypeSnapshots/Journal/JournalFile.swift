// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Appending whole lines to a journal.
package enum JournalFile {
  /// Appends bytes in one `write`, so that lines of other processes never interrupt them.
  ///
  /// - Throws: The system's error. If the disk is full, a part of the bytes may have been written.
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

  /// A function that returns the last line of a journal; `nil` if the process must not claim to have
  /// ended.
  typealias Ending = @Sendable () -> [UInt8]?

  /// The functions for the last lines of the journals that this process began, by path.
  private static let endings = Mutex<[String: Ending]>([:])

  /// The registration of the exit handler, evaluated once; `false` if the system refused it.
  private static let isRegistered: Bool = {
    atexit {
      for (path, ending) in JournalFile.endings.withLock({ $0 }) {
        // A journal that was deleted isn't created again.
        if let line = ending() { try? JournalFile.append(line, to: path, flags: 0) }
      }
    } == 0
  }()

  /// Begins a journal, unless this process has begun it already.
  ///
  /// - Parameters:
  ///   - path: The journal's file.
  ///   - first: The line for ``JournalEvent/Kind/began``.
  ///   - ending: Returns the line for ``JournalEvent/Kind/ended``. It is called when the process
  ///     exits, on the thread that called `exit`; not when the process crashes or is killed.
  /// - Returns: A Boolean value that indicates whether the first line was written by this call.
  /// - Throws: The reason why the first line was not written.
  static func begin(
    _ path: String, first: [UInt8], ending: @escaping Ending
  ) throws(FileTrouble) -> Bool {
    let result = endings.withLock { endings -> Result<Bool, FileTrouble> in
      guard endings[path] == nil || access(path, F_OK) != 0 else { return .success(false) }
      do throws(FileTrouble) {
        try append(first, to: path)
      } catch {
        return .failure(error)
      }
      if isRegistered { endings[path] = ending }
      return .success(true)
    }
    return try result.get()
  }
}
