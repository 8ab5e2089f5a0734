// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Takes a format from a strategy, and waits for one that is not there at once.
///
/// `@unchecked`, since formats need not be sendable: the result is written and read under the lock,
/// and is taken out by the one thread that asks for it.
final class Exposure<Format>: @unchecked Sendable {
  private let lock = NSLock()
  private var result: Result<Format, any Error>?
  private var wake: @Sendable () -> Void = {}

  /// The format of a value.
  ///
  /// - Parameters:
  ///   - value: Makes the value.
  ///   - strategy: What makes the format.
  ///   - seconds: How long to wait for a format that comes later.
  ///   - waiting: How to wait.
  /// - Returns: The format.
  /// - Throws: What the value or the strategy throws, or `SnapshotError.timedOut`.
  static func format<Value>(
    of value: () throws -> Value,
    as strategy: Snapshotting<Value, Format>,
    seconds: TimeInterval,
    waiting: Waiting
  ) throws -> Format {
    let exposure = Exposure()
    let failure = SnapshotFailure { exposure.signal() }
    try Waiting.$current.withValue(waiting) {
      try failure.watching { try strategy.snapshot(value()).start(exposure.finish) }
    }
    if exposure.isUnfinished, failure.first == nil {
      waiting.wait(seconds: seconds) { signal in
        exposure.onFinish(signal)
        // The error may have come just before.
        if failure.first != nil { signal() }
      }
    }
    if let result = exposure.taken { return try result.get() }
    throw failure.first ?? SnapshotError.timedOut(seconds: seconds)
  }

  /// The format of a value, awaited without blocking a thread.
  static func format<Value>(
    of value: Value,
    as strategy: Snapshotting<Value, Format>,
    seconds: TimeInterval,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> Format {
    let exposure = Exposure()
    let failure = SnapshotFailure { exposure.signal() }
    failure.watching { strategy.snapshot(value).start(exposure.finish) }
    if exposure.isUnfinished, failure.first == nil {
      await withCheckedContinuation { continuation in
        let resume = Once { continuation.resume() }
        exposure.onFinish(resume.callAsFunction)
        if failure.first != nil { resume() }
        DispatchQueue.global().asyncAfter(deadline: .now() + Waiting.usable(seconds)) {
          resume()
        }
      }
    }
    if let result = exposure.taken { return try result.get() }
    throw failure.first ?? SnapshotError.timedOut(seconds: seconds)
  }

  private func finish(_ result: Result<Format, any Error>) {
    // The first result counts, as with a continuation.
    lock.withLock { self.result = self.result ?? result }
    signal()
  }

  private func signal() { lock.withLock { wake }() }

  private var isUnfinished: Bool { lock.withLock { result == nil } }

  private var taken: Result<Format, any Error>? { lock.withLock { result } }

  /// Has a closure called when there is a result, at once where there is one.
  private func onFinish(_ wake: @escaping @Sendable () -> Void) {
    let isFinished = lock.withLock {
      self.wake = wake
      return result != nil
    }
    if isFinished { wake() }
  }
}

/// A closure that is called once, however often it is asked to be.
private final class Once: Sendable {
  private let body: @Sendable () -> Void
  private let isDone = Atomic(false)

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  @Sendable func callAsFunction() {
    if !isDone.exchange(true, ordering: .acquiringAndReleasing) { body() }
  }
}
