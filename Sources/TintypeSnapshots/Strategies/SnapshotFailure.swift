// SPDX-License-Identifier: MIT

import Synchronization

/// Where an error goes that happens in a closure that cannot throw.
///
/// The closures of ``Async`` and ``Diffing`` have the types that tests written for
/// swift-snapshot-testing know. Whoever calls them watches, and fails with what was reported.
final class SnapshotFailure: Sendable {
  private let error = Mutex<(any Error)?>(nil)
  private let notify: @Sendable () -> Void

  init(notify: @escaping @Sendable () -> Void = {}) {
    self.notify = notify
  }

  @TaskLocal private static var current: SnapshotFailure?

  /// Tells the snapshot that is being taken of an error, unless it knows of an earlier one.
  static func report(_ error: any Error) {
    guard let current else { return }
    current.error.withLock { $0 = $0 ?? error }
    current.notify()
  }

  /// The first error that was reported.
  var first: (any Error)? { error.withLock { $0 } }

  /// Runs an operation whose errors are reported here.
  func watching<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: operation)
  }

  /// Runs an operation, and throws what it threw or reported.
  static func throwing<Result>(_ operation: () throws -> Result) throws -> Result {
    let failure = SnapshotFailure()
    let result = try failure.watching(operation)
    if let error = failure.first { throw error }
    return result
  }

  /// The result of an operation; where it throws, that is reported, and a substitute stands in.
  static func reporting<Result>(
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
