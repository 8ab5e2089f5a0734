// SPDX-License-Identifier: MIT

import Foundation

/// The time of a file's last modification, as the file system stores it.
///
/// Seconds and nanoseconds are separate, because a file system can store times that exceed the
/// range of nanoseconds in 64 bits, which ends in 2262.
package struct FileTime: Comparable, Hashable, Sendable {
  /// Seconds since 1970; negative for earlier times.
  package var seconds: Int
  /// Nanoseconds after `seconds`, 0 to 999,999,999.
  package var nanoseconds: Int

  /// Creates a time.
  package init(seconds: Int, nanoseconds: Int = 0) {
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  /// Creates the modification time of a file's status.
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
