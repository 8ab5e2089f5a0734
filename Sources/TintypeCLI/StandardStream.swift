// SPDX-License-Identifier: MIT

import Foundation

/// The process's standard output or standard error.
struct StandardStream: Sendable {
  let descriptor: Int32

  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let messages = StandardStream(descriptor: STDERR_FILENO)

  /// Makes streams safe to use, whatever the parent process left of them.
  static func prepare() {
    // A reader that has gone away is no reason to be killed: `write` fails instead.
    signal(SIGPIPE, SIG_IGN)
    // A file opened later would take a closed stream's number, and get what is printed.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Writes the text as UTF-8.
  ///
  /// - Returns: Whether it was written. A reader who has read enough counts as success.
  @discardableResult
  func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return true
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
