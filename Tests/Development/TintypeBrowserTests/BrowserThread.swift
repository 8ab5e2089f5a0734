// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization
import Testing

/// Runs tests that wait for a browser on separate threads, as many at once as there are processors.
///
/// Such tests block their thread. On the threads of Swift concurrency, of which there are as many
/// as processors, they would delay other tests. The tests of one file share a browser and run one
/// after the other.
///
/// The whole suite runs on this executor, including the code between its tests. Otherwise each test
/// would first be queued in the pool of Swift concurrency, behind all tests without a browser, and
/// the browsers would start only after all other tests.
struct BrowserThread: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let executor = BrowserExecutor.of(file: test.sourceLocation.fileID)
    try await withTaskExecutorPreference(executor, operation: function)
  }
}

/// A task executor that runs one job at a time.
private final class BrowserExecutor: TaskExecutor {
  private static let all = Mutex<[String: BrowserExecutor]>([:])
  private static let processors = DispatchSemaphore(
    value: max(1, ProcessInfo.processInfo.activeProcessorCount))

  /// Returns the executor of a file.
  static func of(file: String) -> BrowserExecutor {
    all.withLock { all in
      if let executor = all[file] { return executor }
      let executor = BrowserExecutor(file: file)
      all[file] = executor
      return executor
    }
  }

  private let queue: DispatchQueue

  private init(file: String) {
    queue = DispatchQueue(label: "browser tests \(file)")
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      Self.processors.wait()
      defer { Self.processors.signal() }
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}

extension Trait where Self == BrowserThread {
  /// The trait ``BrowserThread``.
  static var onBrowserThread: Self { BrowserThread() }
}
