// SPDX-License-Identifier: MIT

import Synchronization
import TintypeGallery

/// A scanner whose events are controlled by the test.
package final class ControlledScanner: DuplicatePhotos.PhotoScanning {
  package typealias Event = DuplicatePhotos.ScanEvent
  private typealias Continuation = AsyncThrowingStream<Event, any Error>.Continuation

  private let continuations = Mutex<[Continuation]>([])

  /// Creates a scanner.
  package init() {}

  /// The number of scans that were started.
  package var scans: Int { continuations.withLock { $0.count } }

  /// Starts a scan without events.
  package func scan() -> AsyncThrowingStream<Event, any Error> {
    AsyncThrowingStream { continuation in
      continuations.withLock { $0.append(continuation) }
    }
  }

  /// Sends an event in the scan that was started last.
  package func report(_ event: Event) {
    _ = continuations.withLock { $0.last }?.yield(event)
  }

  /// Ends the scan that was started last, optionally with an error.
  package func end(throwing error: (any Error)? = nil) {
    continuations.withLock { $0.last }?.finish(throwing: error)
  }
}
