// SPDX-License-Identifier: MIT

import Foundation

/// A pair of connected descriptors that other programs do not inherit.
///
/// If another program held one of them open, reading would never end.
package struct PrivatePipe: ~Copyable {
  /// The descriptor to read from.
  package let reading: Int32
  private var writing: Int32

  /// Creates a pipe.
  ///
  /// - Throws: The reason why it was not created.
  package init() throws(FileError) {
    var pair: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { throw .system(code: errno) }
    #else
      guard pipe(&pair) == 0 else { throw .system(code: errno) }
      for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    #endif
    (reading, writing) = (pair[0], pair[1])
  }

  /// The descriptor to write to; −1 after it was closed.
  package var end: Int32 { writing }

  /// Closes the descriptor to write to.
  package mutating func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  deinit {
    close(reading)
    if writing >= 0 { close(writing) }
  }
}
