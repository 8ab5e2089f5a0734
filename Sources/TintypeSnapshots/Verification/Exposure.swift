// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeScheduling

/// A format, or why there is none, and the work that was pending when it was taken.
struct Exposed<Format> {
  var format: Result<Format, any Error>
  var pending: [PendingWork]
}

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
  /// - Returns: The format, and the work that was pending.
  /// - Throws: What the value throws.
  static func format<Value>(
    of value: () throws -> Value,
    as strategy: Snapshotting<Value, Format>,
    seconds: TimeInterval,
    waiting: Waiting
  ) throws -> Exposed<Format> {
    let exposure = Exposure()
    let failure = SnapshotFailure { exposure.signal() }
    let watch = Ledger.Watch()
    let value = try Waiting.$current.withValue(waiting) {
      try failure.watching {
        let value = try value()
        strategy.snapshot(value).start(exposure.finish)
        return value
      }
    }
    if exposure.isUnfinished, failure.first == nil {
      waiting.wait(seconds: seconds) { signal in
        exposure.onFinish(signal)
        // The error may have come just before.
        if failure.first != nil { signal() }
      }
    }
    // The value lives until here, and with it what is on its way to it.
    let pending = withExtendedLifetime(value) { watch.end() }
    let result =
      exposure.taken ?? .failure(failure.first ?? SnapshotError.timedOut(seconds: seconds))
    return Exposed(format: result, pending: pending)
  }

  /// The format of a value, awaited without blocking a thread.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: What makes the format.
  ///   - seconds: How long to wait for a format that comes later.
  ///   - watch: What watches the ledger since before the value was made.
  ///   - isolation: The caller's actor.
  /// - Returns: The format, and the work that was pending.
  static func format<Value>(
    of value: Value,
    as strategy: Snapshotting<Value, Format>,
    seconds: TimeInterval,
    watch: Ledger.Watch,
    isolation: isolated (any Actor)? = #isolation
  ) async -> Exposed<Format> {
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
    let pending = withExtendedLifetime(value) { watch.end() }
    let result =
      exposure.taken ?? .failure(failure.first ?? SnapshotError.timedOut(seconds: seconds))
    return Exposed(format: result, pending: pending)
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
