// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization

/// A format or an error, and the work that was pending when it was made.
struct CapturedFormat<Format> {
  var format: Result<Format, any Error>
  var pending: [String]
}

/// Captures the format of a value, and waits for a format that is made asynchronously.
///
/// The synchronous and the asynchronous form differ only in how they make the value and how they
/// wait. It is `@unchecked` because formats need not be sendable: the result is written and read
/// under the lock, and only one thread takes it.
final class SnapshotCapture<Format>: @unchecked Sendable {
  private let lock = NSLock()
  private var result: Result<Format, any Error>?
  private var wake: @Sendable () -> Void = {}
  private let errors = ErrorCollector()
  private let pendingWork = PendingWorkObserver.current.begin()

  /// Captures the format of a value, and blocks the thread until it is available.
  ///
  /// - Parameters:
  ///   - value: Returns the value.
  ///   - strategy: The strategy, which makes the format of the value.
  ///   - context: The context, with the timeout and the way to wait.
  /// - Returns: The format, and the work that was pending.
  /// - Throws: The error of `value`.
  static func format<Value>(
    of value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    _ context: SnapshotContext
  ) throws -> CapturedFormat<Format> {
    let capture = SnapshotCapture()
    let scope = context.scope(capture.errors, waiting: context.waiting)
    let value = try TrapMessage.naming(context.name, at: context.callSite) {
      try SnapshotScope.$current.withValue(scope) {
        let value = try value()
        strategy.snapshot(value).start(capture.finish)
        return value
      }
    }
    if capture.isUnfinished {
      context.waiting.wait(seconds: context.options.timeout, capture.onFinish)
    }
    return capture.captured(value, context)
  }

  /// Captures the format of a value that is made asynchronously, without blocking a thread.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - value: Returns the value.
  ///   - strategy: The strategy, which makes the format of the value.
  ///   - context: The context, with the timeout.
  /// - Returns: The format, and the work that was pending.
  /// - Throws: The error of `value`.
  static func format<Value>(
    isolation: isolated (any Actor)? = #isolation,
    of value: () async throws -> Value, as strategy: Snapshotting<Value, Format>,
    _ context: SnapshotContext
  ) async throws -> CapturedFormat<Format> {
    let capture = SnapshotCapture()
    let value = try await value()
    TrapMessage.naming(context.name, at: context.callSite) {
      SnapshotScope.$current.withValue(context.scope(capture.errors)) {
        strategy.snapshot(value).start(capture.finish)
      }
    }
    if capture.isUnfinished {
      await withCheckedContinuation { continuation in
        let resume = Once { continuation.resume() }
        capture.onFinish(resume.callAsFunction)
        DispatchQueue.global().asyncAfter(
          deadline: .now() + Waiting.usable(context.options.timeout)
        ) {
          resume()
        }
      }
    }
    return capture.captured(value, context)
  }

  private init() { errors.onError { [weak self] in self?.signal() } }

  /// Returns the current result.
  ///
  /// The value is kept alive until here, and with it the work that it started.
  private func captured<Value>(
    _ value: Value, _ context: SnapshotContext
  ) -> CapturedFormat<Format> {
    let pending = withExtendedLifetime(value) { pendingWork() }
    guard let result = lock.withLock({ result }) else {
      let error = errors.first ?? SnapshotError.timedOut(seconds: context.options.timeout)
      return CapturedFormat(format: .failure(error), pending: pending)
    }
    return CapturedFormat(format: result, pending: pending)
  }

  private func finish(_ result: Result<Format, any Error>) {
    // Only the first result counts, as with a continuation.
    lock.withLock { self.result = self.result ?? result }
    signal()
  }

  private func signal() { lock.withLock { wake }() }

  private var isUnfinished: Bool { lock.withLock { result == nil } && errors.first == nil }

  /// Calls a closure when there is a result or an error, immediately if there is one already.
  private func onFinish(_ wake: @escaping @Sendable () -> Void) {
    lock.withLock { self.wake = wake }
    if !isUnfinished { wake() }
  }
}

/// A closure that runs only once.
private final class Once: Sendable {
  private let body: @Sendable () -> Void
  private let isDone = Atomic(false)

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  @Sendable func callAsFunction() {
    if !isDone.exchange(true, ordering: .acquiringAndReleasing) { body() }
  }
}

/// The way in which a thread waits for an asynchronous value.
///
/// A synchronous test of XCTest runs on the main thread, and work on that thread is done only while
/// its run loop runs. The test framework provides the way to do that.
package struct Waiting: Sendable {
  /// Waits for a signal, up to a number of seconds.
  ///
  /// The second argument is called with a closure that gives the signal. The closure may be called
  /// more than once, on any thread.
  private let wait: @Sendable (TimeInterval, (@escaping @Sendable () -> Void) -> Void) -> Void

  /// Creates a way to wait.
  package init(
    _ wait:
      @escaping @Sendable (
        _ seconds: TimeInterval, _ start: (@escaping @Sendable () -> Void) -> Void
      ) -> Void
  ) {
    self.wait = wait
  }

  /// Blocks the thread.
  package static let blocking = Waiting { seconds, start in
    let semaphore = DispatchSemaphore(value: 0)
    start { semaphore.signal() }
    _ = semaphore.wait(timeout: .now() + seconds)
  }

  /// Waits for a signal.
  func wait(seconds: TimeInterval, _ start: (@escaping @Sendable () -> Void) -> Void) {
    wait(Self.usable(seconds), start)
  }

  /// Waits for a number of seconds.
  func pause(seconds: TimeInterval) {
    let seconds = Self.usable(seconds)
    if seconds > 0 { wait(seconds) { _ in } }
  }

  /// Returns a duration that clocks can handle: at least 0, at most one day, and 0 for NaN.
  static func usable(_ seconds: TimeInterval) -> TimeInterval {
    // A comparison with NaN is false.
    seconds > 0 ? min(seconds, 86_400) : 0
  }
}
