// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

/// A trait that decides how the snapshots of a test or suite are recorded.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let record: SnapshotTestingConfiguration.Record?

  /// Whether the trait holds for the suites and tests inside of a suite: it does.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's configuration.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: record, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Decides how snapshots are recorded; `nil` leaves it to what is around.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> Self {
    SnapshotsTrait(record: record)
  }
}
