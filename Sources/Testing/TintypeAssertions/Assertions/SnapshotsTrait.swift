// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

/// A trait that configures the snapshots of a test or suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  package let configuration: SnapshotTestingConfiguration
  /// Returns the configuration when a test starts; an error fails the test.
  private let make: @Sendable () throws -> SnapshotTestingConfiguration

  /// Creates a trait with a configuration.
  init(configuration: SnapshotTestingConfiguration) {
    self.configuration = configuration
    make = { configuration }
  }

  /// Creates a trait whose configuration is completed when a test starts.
  package init(
    configuration: SnapshotTestingConfiguration,
    completing complete: @escaping @Sendable (inout SnapshotTestingConfiguration) throws -> Void
  ) {
    self.configuration = configuration
    make = {
      var completed = configuration
      try complete(&completed)
      return completed
    }
  }

  /// A Boolean value that indicates whether the trait applies recursively; always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's configuration.
  ///
  /// Each test case numbers its unnamed snapshots from 1, and tracks its own pending work.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.with(make()) {
      try await SnapshotScope.with({ $0.counter = SnapshotCounter() }) {
        try await TestLifecycle.current.withTestCase(test, function)
      }
    }
  }
}

/// The trait's name in swift-snapshot-testing.
public typealias _SnapshotsTestTrait = SnapshotsTrait

extension Trait where Self == SnapshotsTrait {
  /// Numbers the unnamed snapshots of each test case separately.
  public static var snapshots: Self { snapshots() }

  /// Configures the snapshots of a test or suite.
  ///
  /// - Parameters:
  ///   - record: The record mode, which selects the references that are written.
  ///   - diffTool: The tool that failure messages suggest for viewing a difference.
  ///   - references: The location and naming of references.
  ///   - allowPending: The reason to allow pending work while a snapshot is taken. Without a
  ///     reason, such a snapshot fails.
  ///   - strict: Whether a snapshot fails if a part of it is only approximated, such as a view that is
  ///     shown as a placeholder, or an unknown symbol.
  ///   - displayScale: The scale of images without a device, in pixels per point; 2 by default.
  /// - Returns: The trait. Omitted settings are inherited.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    references: SnapshotTestingConfiguration.References? = nil,
    allowPending: String? = nil,
    strict: Bool? = nil,
    displayScale: Double? = nil
  ) -> Self {
    snapshots(
      SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, references: references, allowPending: allowPending,
        strict: strict, displayScale: displayScale))
  }

  /// Configures the snapshots of a test or suite.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
