// SPDX-License-Identifier: MIT

/// The surroundings of a test's snapshots that closures without parameters for them need.
///
/// A task-local carries it, because the closures of ``Async`` and ``Diffing`` have the types of
/// swift-snapshot-testing, and because a trait surrounds a test case without being passed to it.
package struct SnapshotScope: Sendable {
  /// The session that assertions use; `nil` for that of the process.
  package var session: SnapshotSession?
  /// Numbers the unnamed snapshots of the test case; `nil` without the trait `.snapshots`.
  package var counter: SnapshotCounter?
  /// Collects the errors of closures that cannot throw, while a snapshot is taken.
  var errors: ErrorCollector?
  /// How the thread waits, while a snapshot is taken.
  var waiting = Waiting.blocking

  /// The scope of the current task.
  @TaskLocal static var current = SnapshotScope()

  /// The scope of the current task, for reading.
  package static var active: SnapshotScope { current }

  /// Runs an operation in a changed scope.
  package static func with<Result>(
    _ change: (inout SnapshotScope) -> Void, operation: () throws -> Result
  ) rethrows -> Result {
    var scope = current
    change(&scope)
    return try $current.withValue(scope, operation: operation)
  }

  /// Runs an asynchronous operation in a changed scope.
  package static func with<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ change: (inout SnapshotScope) -> Void, operation: () async throws -> Result
  ) async rethrows -> Result {
    var scope = current
    change(&scope)
    return try await $current.withValue(scope, operation: operation, isolation: isolation)
  }
}
