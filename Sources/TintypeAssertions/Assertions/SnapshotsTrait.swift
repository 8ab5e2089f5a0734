// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

/// A trait that configures the snapshots of a test or suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  package let configuration: SnapshotTestingConfiguration

  /// Whether the trait holds for the suites and tests inside of a suite: it does.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's configuration.
  ///
  /// Each case of a test numbers its unnamed snapshots from 1, and has a ledger of pending work of
  /// its own.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool,
      references: configuration.references, allowPending: configuration.allowPending
    ) {
      try await SnapshotScope.with({ $0.counter = SnapshotCounter() }) {
        try await TestLifecycle.current.withTestCase(test, function)
      }
    }
  }
}

/// The trait by the name that swift-snapshot-testing gives it.
public typealias _SnapshotsTestTrait = SnapshotsTrait

extension Trait where Self == SnapshotsTrait {
  /// Numbers the unnamed snapshots of each case of a test by themselves.
  public static var snapshots: Self { snapshots() }

  /// Configures the snapshots of a test or suite.
  ///
  /// - Parameters:
  ///   - record: Which references are written.
  ///   - diffTool: What tells how to look at a difference.
  ///   - references: Where references lie and how their files are named.
  ///   - allowPending: Why work may be pending while a snapshot is taken; such a snapshot fails
  ///     otherwise.
  /// - Returns: The trait; what is left out stays as it is around it.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    references: SnapshotTestingConfiguration.References? = nil,
    allowPending: String? = nil
  ) -> Self {
    snapshots(
      SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, references: references, allowPending: allowPending))
  }

  /// Configures the snapshots of a test or suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
