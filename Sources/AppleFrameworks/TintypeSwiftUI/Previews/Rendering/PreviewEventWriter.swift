// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeRuns

/// The descriptor that receives the events of a run.
struct PreviewEventWriter {
  let descriptor: Int32

  /// Keeps the lines of different threads apart.
  private static let lock = Mutex(())

  /// Writes an event as a line, so that it is complete even if the process ends after that.
  func write(_ event: PreviewEvent) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = [UInt8](try encoder.encode(event)) + [UInt8(ascii: "\n")]
    try Self.lock.withLock { _ in try write(bytes) }
  }

  private func write(_ line: [UInt8]) throws {
    var bytes = line
    while !bytes.isEmpty {
      let count = Foundation.write(descriptor, bytes, bytes.count)
      if count > 0 {
        bytes.removeFirst(count)
      } else if count == 0 || errno != EINTR {
        throw PreviewEventError(code: errno)
      }
    }
  }

  /// Ends the process when the reader ends.
  func exitWhenUnread() {
    let descriptor = descriptor
    Thread.detachNewThread {
      var state = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&state, 1, -1) <= 0 {}
      _exit(2)
    }
  }
}

/// An event that could not be written.
struct PreviewEventError: Error, CustomStringConvertible {
  let code: Int32

  var description: String {
    "The events of the previews cannot be written: \(String(cString: strerror(code))). Run the command "
      + "again that started this process."
  }
}
