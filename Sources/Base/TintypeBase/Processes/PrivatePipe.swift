// SPDX-License-Identifier: MIT

import Foundation

/// A pair of connected descriptors that other programs do not inherit.
///
/// If another program held one of them open, reading would never end.
package struct PrivatePipe: ~Copyable {
  /// The descriptor to read from; −1 after it was closed.
  package private(set) var reading: Int32
  private var writing: Int32

  /// Creates a pipe.
  ///
  /// - Parameter canBeReopened: Whether a program can open it again as `/dev/stdout`. Otherwise it is
  ///   a socket on Linux, and there is no moment in which programs that other code starts inherit it.
  /// - Throws: The reason why it was not created.
  package init(canBeReopened: Bool = false) throws(FileError) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      if !canBeReopened {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .system(code: errno) }
        (reading, writing) = (ends[0], ends[1])
        return
      }
    #endif
    let code = ProgramStart.exclusion.withLock { _ -> Int32 in
      guard pipe(&ends) == 0 else { return errno }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return 0
    }
    guard code == 0 else { throw .system(code: code) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// The descriptor to write to; −1 after it was closed.
  package var end: Int32 { writing }

  /// Closes the descriptor to read from.
  package mutating func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  /// Closes the descriptor to write to.
  package mutating func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Returns the bytes that can be read from a descriptor; none at the end.
  package static func bytes(from descriptor: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count >= 0 { return Array(buffer.prefix(count)) }
      if errno != EINTR { return [] }
    }
  }

  deinit {
    if reading >= 0 { close(reading) }
    if writing >= 0 { close(writing) }
  }
}
