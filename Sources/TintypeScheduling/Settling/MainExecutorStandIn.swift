// SPDX-License-Identifier: MIT

import Dispatch

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
