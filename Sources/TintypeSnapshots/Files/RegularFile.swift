// SPDX-License-Identifier: MIT

import Foundation

/// Reading whole files that somebody else may have prepared.
package enum RegularFile {
  /// The file's bytes, at most `limit` of them.
  ///
  /// What is no regular file is refused before it is read: a named pipe would block for ever, a
  /// device would never end.
  package static func contents(of path: String, limit: Int) throws(FileTrouble) -> Data {
    Data(try bytes(of: path, limit: limit))
  }

  /// The file's bytes, at most `limit` of them; see ``contents(of:limit:)``.
  package static func bytes(of path: String, limit: Int) throws(FileTrouble) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(errno) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw trouble(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }

    // One byte more than there is shows the end, so that most files take two calls. A journal may
    // still be growing.
    var bytes: [UInt8] = []
    while true {
      let room = bytes.isEmpty ? Int(status.st_size) + 1 : 1 << 16
      var (count, code) = (0, Int32(0))
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        repeat {
          count = read(descriptor, buffer.baseAddress, room)
          code = errno
        } while count < 0 && code == EINTR
        initialized = max(count, 0)
      }
      if count < 0 { throw trouble(code) }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  private static func trouble(_ code: Int32) -> FileTrouble {
    switch code {
    case ENOENT, ENOTDIR: .missing
    // A socket cannot be opened at all.
    case ENXIO: .notARegularFile
    default: .system(code: code)
    }
  }
}

/// The time of a file's last modification, as the file system stores it.
///
/// Seconds and nanoseconds stay apart: a file system can store times that do not fit into 64 bits of
/// nanoseconds, which end in 2262.
package struct FileTime: Comparable, Hashable, Sendable {
  /// Seconds since 1970; negative before.
  package var seconds: Int
  /// Nanoseconds after `seconds`, 0 to 999,999,999.
  package var nanoseconds: Int

  /// Creates a time.
  package init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// The time of modification in a file's status.
  package init(modificationOf status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// Returns whether this time is more than a number of seconds before another one.
  package func isEarlier(than other: FileTime, bySeconds seconds: Int) -> Bool {
    let (limit, overflow) = other.seconds.subtractingReportingOverflow(seconds)
    guard !overflow else { return false }
    return self < FileTime(seconds: limit, nanoseconds: other.nanoseconds)
  }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
