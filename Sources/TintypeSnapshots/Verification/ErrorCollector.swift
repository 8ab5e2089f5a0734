// SPDX-License-Identifier: MIT

import Synchronization

/// Collects the errors of closures that cannot throw.
///
/// The closures of ``Async`` and ``Diffing`` have the types of swift-snapshot-testing. The caller of
/// such a closure collects its errors in the current ``SnapshotScope``, and fails with the first one.
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
  func onError(_ notify: @escaping @Sendable () -> Void) {
    state.withLock { $0.notify = notify }
  }

  /// The first error that was reported.
  var first: (any Error)? { state.withLock { $0.first } }

  /// Runs an operation, and throws the error that it threw or reported.
  static func throwing<Result>(_ operation: () throws -> Result) throws -> Result {
    let collector = ErrorCollector()
    let result = try SnapshotScope.with({ $0.errors = collector }, operation: operation)
    if let error = collector.first { throw error }
    return result
  }

  /// The result of an operation; if it throws, the error is reported and a substitute returned.
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
