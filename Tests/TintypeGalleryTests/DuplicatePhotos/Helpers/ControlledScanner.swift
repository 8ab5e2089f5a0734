// SPDX-License-Identifier: MIT

import Synchronization
import TintypeGallery

/// A scan that tells what the test says, when the test says it.
final class ControlledScanner: DuplicatePhotos.PhotoScanning {
  typealias Event = DuplicatePhotos.ScanEvent
  typealias Continuation = AsyncThrowingStream<Event, any Error>.Continuation

  private let continuations = Mutex<[Continuation]>([])

  /// How many scans were started.
  var scans: Int { continuations.withLock { $0.count } }

  func scan() -> AsyncThrowingStream<Event, any Error> {
    AsyncThrowingStream { continuation in
      continuations.withLock { $0.append(continuation) }
    }
  }

  /// Tells something in the scan that was started last.
  func tell(_ event: Event) {
    _ = continuations.withLock { $0.last }?.yield(event)
  }

  /// Ends the scan that was started last, by an error if there is one.
  func end(throwing error: (any Error)? = nil) {
    continuations.withLock { $0.last }?.finish(throwing: error)
  }
}
