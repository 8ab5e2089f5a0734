// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Synchronization

/// A format, or the error in its place, and the work that was pending when it was made.
struct CapturedFormat<Format> {
  var format: Result<Format, any Error>
  var pending: [String]
}

/// Captures the format of a value, and waits for one that is not available at once.
///
/// The synchronous and the asynchronous form differ only in how the value is made and how they wait.
/// `@unchecked`, since formats need not be sendable: the result is written and read under the lock,
/// and is taken out by the one thread that asks for it.
final class SnapshotCapture<Format>: @unchecked Sendable {
  private let lock = NSLock()
  private var result: Result<Format, any Error>?
  private var wake: @Sendable () -> Void = {}
  private let errors = ErrorCollector()
  private let pendingWork = PendingWorkObserver.current.begin()

  /// Captures the format of a value, and blocks the thread until it is available.
  ///
  /// - Parameters:
  ///   - value: Makes the value.
  ///   - strategy: Makes the format of the value.
  ///   - context: How long and how to wait.
  /// - Returns: The format, and the work that was pending.
  /// - Throws: The error of `value`.
  static func format<Value>(
    of value: () throws -> Value, as strategy: Snapshotting<Value, Format>,
    _ context: SnapshotContext
  ) throws -> CapturedFormat<Format> {
    let capture = SnapshotCapture()
    let scope = context.scope(capture.errors, waiting: context.waiting)
    let value = try SnapshotScope.$current.withValue(scope) {
      let value = try value()
      strategy.snapshot(value).start(capture.finish)
      return value
    }
    if capture.isUnfinished {
      context.waiting.wait(seconds: context.timeout, capture.onFinish)
    }
    return capture.captured(value, context)
  }

  /// Captures the format of a value that is awaited, without blocking a thread.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - value: Makes the value.
  ///   - strategy: Makes the format of the value.
  ///   - context: How long to wait.
  /// - Returns: The format, and the work that was pending.
  /// - Throws: The error of `value`.
  static func format<Value>(
    isolation: isolated (any Actor)? = #isolation,
    of value: () async throws -> Value, as strategy: Snapshotting<Value, Format>,
    _ context: SnapshotContext
  ) async throws -> CapturedFormat<Format> {
    let capture = SnapshotCapture()
    let value = try await value()
    SnapshotScope.$current.withValue(context.scope(capture.errors)) {
      strategy.snapshot(value).start(capture.finish)
    }
    if capture.isUnfinished {
      await withCheckedContinuation { continuation in
        let resume = Once { continuation.resume() }
        capture.onFinish(resume.callAsFunction)
        DispatchQueue.global().asyncAfter(deadline: .now() + Waiting.usable(context.timeout)) {
          resume()
        }
      }
    }
    return capture.captured(value, context)
  }

  private init() {
    errors.onError { [weak self] in self?.signal() }
  }

  /// The result so far.
  ///
  /// The value lives until here, and with it the work that it started.
  private func captured<Value>(
    _ value: Value, _ context: SnapshotContext
  ) -> CapturedFormat<Format> {
    let pending = withExtendedLifetime(value) { pendingWork() }
    guard let result = lock.withLock({ result }) else {
      let error = errors.first ?? SnapshotError.timedOut(seconds: context.timeout)
      return CapturedFormat(format: .failure(error), pending: pending)
    }
    return CapturedFormat(format: result, pending: pending)
  }

  private func finish(_ result: Result<Format, any Error>) {
    // The first result counts, as with a continuation.
    lock.withLock { self.result = self.result ?? result }
    signal()
  }

  private func signal() { lock.withLock { wake }() }

  private var isUnfinished: Bool { lock.withLock { result == nil } && errors.first == nil }

  /// Calls a closure when there is a result or an error, at once if there is one.
  private func onFinish(_ wake: @escaping @Sendable () -> Void) {
    lock.withLock { self.wake = wake }
    if !isUnfinished { wake() }
  }
}

/// A closure that runs once, however often it is called.
private final class Once: Sendable {
  private let body: @Sendable () -> Void
  private let isDone = Atomic(false)

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  @Sendable func callAsFunction() {
    if !isDone.exchange(true, ordering: .acquiringAndReleasing) { body() }
  }
}

/// How a thread waits for a value that comes later.
///
/// A synchronous test of XCTest runs on the main thread, and what is to happen there happens only
/// while its run loop turns; how to do that the test framework knows best.
package struct Waiting: Sendable {
  /// Waits until a signal, for some seconds at most.
  ///
  /// The signal is given through the closure that the second argument is called with; it may be
  /// given more than once, on any thread.
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

  /// Lets time pass.
  func pause(seconds: TimeInterval) {
    let seconds = Self.usable(seconds)
    if seconds > 0 { wait(seconds) { _ in } }
  }

  /// A time that clocks can count: no less than nothing, no more than a day, and nothing for NaN.
  static func usable(_ seconds: TimeInterval) -> TimeInterval {
    // A comparison with NaN is false.
    seconds > 0 ? min(seconds, 86_400) : 0
  }
}
