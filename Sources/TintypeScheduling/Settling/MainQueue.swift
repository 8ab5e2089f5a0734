// SPDX-License-Identifier: MIT

import CTintypeTaskHooks
import Dispatch
import Foundation
import Synchronization

/// Whether code runs on the main queue.
///
/// `Thread.isMainThread` alone does not say so: where nothing keeps the main thread, the main queue is
/// served by any thread.
package enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the calling code runs on the main queue, or on the main thread.
  package static var isCurrent: Bool {
    _ = mark
    return DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}

extension MainQueue {
  /// Runs what waits on the main queue, where the calling thread is the one whose run loop serves it.
  ///
  /// A synchronous test of XCTest holds the main thread, so that nothing else runs there. An
  /// asynchronous one is itself a block of that queue, which does not run another within it.
  ///
  /// - Returns: Whether something was run.
  static func pump() -> Bool {
    guard Thread.isMainThread, tintype_main_queue_waits() == 1 else { return false }
    let mark = Mark()
    DispatchQueue.main.async { mark.isReached.store(true, ordering: .relaxed) }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    return mark.isReached.load(ordering: .relaxed)
  }

  /// Runs what waits on the main queue until nothing is pending in the ledger of the test.
  ///
  /// - Returns: Whether something was pending, and nothing is any more.
  package static func settlesLedger() -> Bool {
    guard !Ledger.pending().isEmpty else { return false }
    for _ in 0..<10_000 where !Ledger.pending().isEmpty {
      guard pump() else { break }
    }
    return Ledger.pending().isEmpty
  }

  /// What is reached once everything that was enqueued before has run.
  private final class Mark: Sendable {
    let isReached = Atomic(false)
  }
}

/// What stands in for the main executor on a thread that catches jobs.
///
/// A task that is still suspended when the catching ends keeps it, so that it lives as long as the
/// process and hands over to the real one whatever comes later.
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

  /// Hands a job to the real main executor.
  static func release(_ job: UnownedJob) {
    DispatchQueue.main.async { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
  }

  func isIsolatingCurrentContext() -> Bool? { MainQueue.isCurrent }

  func checkIsolated() {
    precondition(MainQueue.isCurrent, "This runs on the main actor alone.")
  }
}
