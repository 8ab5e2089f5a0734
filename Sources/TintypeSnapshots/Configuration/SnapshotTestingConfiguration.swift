// SPDX-License-Identifier: MIT

/// What is done with references, where they lie, and how a difference is shown.
public struct SnapshotTestingConfiguration: Sendable {
  /// What tells how to look at a difference; `nil` names the files.
  public var diffTool: DiffTool?
  /// Which references are written; `nil` leaves it to the environment.
  public var record: Record?
  /// Where references lie and how their files are named; `nil` leaves it to the environment.
  public var references: References?
  /// Why work may be pending while snapshots are taken; `nil` lets such a snapshot fail.
  public var allowPending: String?

  /// Creates a configuration; what is left out is inherited.
  public init(
    record: Record? = nil,
    diffTool: DiffTool? = nil,
    references: References? = nil,
    allowPending: String? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.references = references
    self.allowPending = allowPending
  }

  /// The configuration that is in force here; `nil` where nobody has set one.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The configuration in force here with what is set in another one.
  static func merging(_ other: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: other.record?.specified ?? current?.record,
      diffTool: other.diffTool ?? current?.diffTool ?? CompatibilityGlobals.diffTool ?? .default,
      references: other.references ?? current?.references,
      allowPending: other.allowPending ?? current?.allowPending)
  }
}

/// Configures the snapshots of an operation.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotTesting(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - record: Which references are written.
///   - diffTool: What tells how to look at a difference.
///   - references: Where references lie and how their files are named.
///   - allowPending: Why work may be pending while a snapshot is taken; such a snapshot fails
///     otherwise.
///   - operation: The operation; what is left out stays as it is around it.
/// - Returns: What the operation returns.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  references: SnapshotTestingConfiguration.References? = nil,
  allowPending: String? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration.merging(
    SnapshotTestingConfiguration(
      record: record, diffTool: diffTool, references: references, allowPending: allowPending))
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Configures the snapshots of an asynchronous operation.
///
/// - Parameters:
///   - record: Which references are written.
///   - diffTool: What tells how to look at a difference.
///   - references: Where references lie and how their files are named.
///   - allowPending: Why work may be pending while a snapshot is taken; such a snapshot fails
///     otherwise.
///   - isolation: The actor on which the operation runs; the caller's.
///   - operation: The operation; what is left out stays as it is around it.
/// - Returns: What the operation returns.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  references: SnapshotTestingConfiguration.References? = nil,
  allowPending: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration.merging(
    SnapshotTestingConfiguration(
      record: record, diffTool: diffTool, references: references, allowPending: allowPending))
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration, operation: operation, isolation: isolation)
}
