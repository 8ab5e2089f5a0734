// SPDX-License-Identifier: MIT

import CTintypeTaskHooks
import Dispatch

/// The executor of captured jobs, which keeps them on the thread that captures.
///
/// `Task.yield()` enqueues itself on its current executor. Without this one, it would use the real
/// pool, bypassing the runtime's hooks.
final class PoolStandIn: TaskExecutor {
  static let shared = PoolStandIn()

  private init() {}

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if let capture = TaskCapture.current {
      capture.append(.pool(job))
    } else {
      Self.release(job)
    }
  }

  /// Enqueues a job on the real pool.
  static func release(_ job: UnownedJob) {
    tintype_task_hooks_release(unsafeBitCast(job, to: TintypeJobRef.self))
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

  func checkIsolated() { precondition(MainQueue.isCurrent, "This must run on the main actor.") }
}
