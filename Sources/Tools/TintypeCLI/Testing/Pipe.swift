// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

extension ChildProcess {
  /// A pipe whose descriptors processes do not inherit.
  ///
  /// A process that other code starts at the same time would keep the pipe open.
  struct Pipe {
    private(set) var reading: Int32 = -1
    private(set) var writing: Int32 = -1

    /// Opens both ends; returns whether that succeeded.
    mutating func open() -> Bool {
      var ends: [Int32] = [-1, -1]
      let isOpen = ProgramStart.exclusion.withLock { _ in
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return true
      }
      (reading, writing) = (ends[0], ends[1])
      return isOpen
    }

    mutating func closeWriting() {
      if writing >= 0 { Foundation.close(writing) }
      writing = -1
    }

    mutating func close() {
      closeWriting()
      if reading >= 0 { Foundation.close(reading) }
      reading = -1
    }

    /// Returns the bytes that can be read; none at the end.
    static func read(_ descriptor: Int32) -> [UInt8] {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        if count >= 0 { return Array(buffer.prefix(count)) }
        if errno != EINTR { return [] }
      }
    }
  }
}
