// SPDX-License-Identifier: MIT

import Synchronization

/// The context of a test's snapshots for closures that have no parameters for it.
///
/// It is a task-local, because the closures of ``Async`` and ``Diffing`` have the types of
/// swift-snapshot-testing, and because a trait surrounds a test case without being passed to it.
package struct SnapshotScope: Sendable {
  /// The session that assertions use; `nil` for the session of the process.
  package var session: SnapshotSession?
  /// The counter for unnamed snapshots of the test case; `nil` without the trait `.snapshots`.
  package var counter: SnapshotCounter?
  /// The collector for errors of closures that cannot throw, while a snapshot is taken.
  var errors: ErrorCollector?
  /// The way in which the thread waits while a snapshot is taken.
  var waiting = Waiting.blocking

  /// The scope of the current task.
  @TaskLocal package static var current = SnapshotScope()

  /// Runs an operation in a modified scope.
  package static func with<Result>(
    _ change: (inout SnapshotScope) -> Void, operation: () throws -> Result
  ) rethrows -> Result {
    var scope = current
    change(&scope)
    return try $current.withValue(scope, operation: operation)
  }

  /// Runs an asynchronous operation in a modified scope.
  package static func with<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ change: (inout SnapshotScope) -> Void, operation: () async throws -> Result
  ) async rethrows -> Result {
    var scope = current
    change(&scope)
    return try await $current.withValue(scope, operation: operation, isolation: isolation)
  }
}

/// Collects the errors of closures that cannot throw.
///
/// The closures of ``Async`` and ``Diffing`` have the types of swift-snapshot-testing. The caller
/// of such a closure collects its errors in the current ``SnapshotScope``, and fails with the first
/// one.
package final class ErrorCollector: Sendable {
  private struct State: Sendable {
    var first: (any Error)?
    var notify: @Sendable () -> Void = {}
  }
  private let state = Mutex(State())

  init() {}

  /// Reports an error to the collector of the current scope, which keeps the first one.
  package static func report(_ error: any Error) {
    guard let collector = SnapshotScope.current.errors else { return }
    let notify = collector.state.withLock { state in
      state.first = state.first ?? error
      return state.notify
    }
    notify()
  }

  /// Sets a closure that is called for each error.
  func onError(_ notify: @escaping @Sendable () -> Void) { state.withLock { $0.notify = notify } }

  /// The first error that was reported.
  var first: (any Error)? { state.withLock { $0.first } }

  /// Runs an operation, and throws the error that it threw or reported.
  static func throwing<Result>(_ operation: () throws -> Result) throws -> Result {
    let collector = ErrorCollector()
    let result = try SnapshotScope.with({ $0.errors = collector }, operation: operation)
    if let error = collector.first { throw error }
    return result
  }

  /// Returns the result of an operation; if it throws, reports the error and returns a substitute.
  package static func reporting<Result>(
    _ substitute: @autoclosure () -> Result, _ operation: () throws -> Result
  ) -> Result {
    do {
      return try operation()
    } catch {
      report(error)
      return substitute()
    }
  }
}
