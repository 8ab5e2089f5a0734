// SPDX-License-Identifier: MIT

import CTintypeTaskHooks
import Dispatch
import Foundation
import Synchronization

/// Detection of the main queue.
///
/// `Thread.isMainThread` alone is not sufficient: if the main thread does not serve the main queue,
/// any thread may.
package enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Returns whether a queue is the main queue.
  ///
  /// On Linux, each access of `DispatchQueue.main` returns another object.
  static func isMain(_ queue: DispatchQueue) -> Bool {
    _ = mark
    return queue.getSpecific(key: key) == true
  }

  /// Captures a block of the main queue, if the calling thread captures jobs.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - queue: The queue of the block.
  /// - Returns: A Boolean value that indicates whether the block was captured.
  package static func takes(
    _ block: @escaping @Sendable () -> Void, on queue: DispatchQueue
  ) -> Bool {
    isMain(queue) && TaskCapture.takesMainBlock(block)
  }

  /// A Boolean value that indicates whether the calling code runs on the main queue or the main
  /// thread.
  package static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}

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

/// A replacement for the main executor on a thread that captures jobs.
///
/// A task that is still suspended when the capture ends retains it. It therefore lives as long as
/// the process, and forwards later jobs to the real main executor.
final class MainExecutorStandIn: SerialExecutor {
  static let shared = MainExecutorStandIn()

  private init() {}

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let capture = TaskCapture.current {
      capture.append(.main(job))
    } else {
      Self.release(job)
    }
  }

  /// Enqueues a job on the real main executor.
  static func release(_ job: UnownedJob) {
    DispatchQueue.main.async { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
  }

  func isIsolatingCurrentContext() -> Bool? { MainQueue.isCurrent }

  func checkIsolated() {
    precondition(MainQueue.isCurrent, "This must run on the main actor.")
  }
}
