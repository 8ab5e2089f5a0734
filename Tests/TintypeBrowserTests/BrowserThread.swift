// SPDX-License-Identifier: MIT

import Dispatch
import Testing

/// Runs tests that wait for a browser on a thread of their own, one after the other.
///
/// They block the thread that they run on. On those of Swift concurrency, of which there are as many
/// as processors, they would keep other tests from going on.
struct BrowserThread: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(BrowserExecutor.shared, operation: function)
  }
}

/// A task executor with one thread.
private final class BrowserExecutor: TaskExecutor {
  static let shared = BrowserExecutor()
  private let queue = DispatchQueue(label: "browser tests")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

extension Trait where Self == BrowserThread {
  /// See ``BrowserThread``.
  static var onBrowserThread: Self { BrowserThread() }
}
