// SPDX-License-Identifier: MIT

import CTintypeTaskHooks

/// What stands in for the pool of threads on a thread that catches jobs.
///
/// `Task.yield()` asks for the executor that it runs on and hands itself over to that; if it found
/// none, it would take the real pool, past the seams of the runtime.
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

  /// Hands a job to the real pool.
  static func release(_ job: UnownedJob) {
    tintype_task_hooks_release(unsafeBitCast(job, to: TintypeJobRef.self))
  }
}
