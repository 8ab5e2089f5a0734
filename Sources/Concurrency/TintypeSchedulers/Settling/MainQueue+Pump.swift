// SPDX-License-Identifier: MIT

import CTintypeTaskHooks
import Dispatch
import Foundation
import Synchronization
import TintypeTaskCapture

extension MainQueue {
  /// Runs the blocks that wait on the main queue, if the calling thread's run loop serves it.
  ///
  /// A synchronous test of XCTest blocks the main thread, so that no other block runs there. An
  /// asynchronous test is itself a block of that queue, and blocks do not nest.
  ///
  /// - Returns: A Boolean value that indicates whether any block has run.
  static func pump() -> Bool {
    guard Thread.isMainThread, tintype_main_queue_waits() == 1 else { return false }
    let mark = Mark()
    DispatchQueue.main.async { mark.isReached.store(true, ordering: .relaxed) }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    return mark.isReached.load(ordering: .relaxed)
  }

  /// Runs the blocks that wait on the main queue until no work of the test is pending.
  ///
  /// - Returns: A Boolean value that indicates whether work was pending and none is pending any
  ///   more.
  package static func settlesTracker() -> Bool {
    guard !WorkTracker.pending().isEmpty else { return false }
    for _ in 0..<10_000 where !WorkTracker.pending().isEmpty {
      guard pump() else { break }
    }
    return WorkTracker.pending().isEmpty
  }

  /// A marker that is reached once all previously enqueued blocks have run.
  private final class Mark: Sendable {
    let isReached = Atomic(false)
  }
}
