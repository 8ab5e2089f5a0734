// SPDX-License-Identifier: MIT

import CTintypeTaskHooks
import Dispatch
import Foundation
import TintypeScheduling
import TintypeTaskCapture

/// The evaluation of views on any thread.
///
/// A body belongs to the main actor, but a test that is not annotated runs on a thread of the pool.
/// Switching to the main thread would block forever if the main thread waits for the test. So one
/// thread at a time evaluates views, wherever it runs, and the checks of the main actor succeed on
/// that thread meanwhile.
enum MainActorEvaluation {
  /// A Boolean value that indicates whether the runtime's checks can be answered.
  static let isAvailable = tintype_isolation_hooks_install()

  // Recursive, because a body may take a snapshot itself.
  private static let lock = NSRecursiveLock()
  // Proof of safety: only the thread with the lock writes it, and a thread that compares it with
  // itself either has the lock, or must not be here.
  private nonisolated(unsafe) static var owner: pthread_t?

  /// Ends a debug build whose current thread is not the one that evaluates views.
  ///
  /// The classes of an evaluation rely on it instead of locks.
  static func assertIsRunning() {
    assert(owner == pthread_self(), "views are evaluated outside of MainActorEvaluation.run")
  }

  /// Runs a closure as code of the main actor, excluding all other evaluations.
  ///
  /// On a runtime without the required hooks it runs on the main queue.
  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    if MainQueue.isCurrent || isAvailable { return try locked(body) }
    return try withoutActuallyEscaping(body) { body in
      // Proof of safety: this thread waits for the queue.
      nonisolated(unsafe) let body = body
      return try DispatchQueue.main.sync {
        nonisolated(unsafe) let result = try locked(body)
        return result
      }
    }
  }

  /// Runs a closure on the current thread, excluding all evaluations.
  private static func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    let outer = owner
    owner = pthread_self()
    defer {
      owner = outer
      lock.unlock()
    }
    let previous = tintype_isolation_hooks_assume_main(true)
    defer { _ = tintype_isolation_hooks_assume_main(previous) }
    return try body()
  }
}

/// Calls a closure of the main actor within an evaluation, without a check.
///
/// The engine calls it during an evaluation, which is why the call is safe on every thread.
@inline(__always)
func assumingMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  // The type of the function differs in its isolation only, which is not part of its
  // representation.
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
