// SPDX-License-Identifier: MIT

import Synchronization
@testable import TintypeSampleDuplicatePhotos

/// A scanner whose events are controlled by the test.
final class ControlledScanner: PhotoScanning {
  typealias Event = ScanEvent
  typealias Continuation = AsyncThrowingStream<Event, any Error>.Continuation

  private let continuations = Mutex<[Continuation]>([])

  /// The number of scans that were started.
  var scans: Int { continuations.withLock { $0.count } }

  func scan() -> AsyncThrowingStream<Event, any Error> {
    AsyncThrowingStream { continuation in
      continuations.withLock { $0.append(continuation) }
    }
  }

  /// Sends an event in the scan that was started last.
  func report(_ event: Event) {
    _ = continuations.withLock { $0.last }?.yield(event)
  }

  /// Ends the scan that was started last, optionally with an error.
  func end(throwing error: (any Error)? = nil) {
    continuations.withLock { $0.last }?.finish(throwing: error)
  }
}
