// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing

/// Runs tests that wait for a browser on threads of their own, as many as there are processors.
///
/// They block the thread that they run on. On those of Swift concurrency, of which there are as many
/// as processors, they would keep other tests from going on. The tests of one file share a browser, and
/// always run on the same thread.
///
/// The whole suite runs there, with what happens between its tests. Otherwise each test would first go
/// through the pool of Swift concurrency, behind all tests that are not of a browser, and the browsers
/// would begin when everything else has ended.
struct BrowserThread: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let executor = BrowserExecutor.of(file: test.sourceLocation.fileID)
    try await withTaskExecutorPreference(executor, operation: function)
  }
}

/// A task executor with one thread.
private final class BrowserExecutor: TaskExecutor {
  private static let all = (0..<max(1, ProcessInfo.processInfo.activeProcessorCount))
    .map { BrowserExecutor(number: $0) }

  /// The executor of a file, the same in each run.
  static func of(file: String) -> BrowserExecutor {
    all[file.utf8.reduce(0) { $0 + Int($1) } % all.count]
  }

  private let queue: DispatchQueue

  private init(number: Int) {
    queue = DispatchQueue(label: "browser tests \(number)")
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

extension Trait where Self == BrowserThread {
  /// See ``BrowserThread``.
  static var onBrowserThread: Self { BrowserThread() }
}
