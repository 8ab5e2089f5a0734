// SPDX-License-Identifier: MIT

import Foundation

/// Configures the snapshots of an operation.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotTesting(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - record: The record mode, which selects the references that are written.
///   - diffTool: The tool that failure messages suggest for viewing a difference.
///   - references: The location and naming of references.
///   - allowPending: The reason to allow pending work while a snapshot is taken. Without a reason,
///     such a snapshot fails.
///   - strict: Whether a snapshot fails if a part of it is only approximated, such as a view that is
///     shown as a placeholder, or an unknown symbol.
///   - displayScale: The scale of images without a device, in pixels per point; 2 by default.
///   - operation: The operation to run. Omitted settings are inherited.
/// - Returns: The result of the operation.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  references: SnapshotTestingConfiguration.References? = nil,
  allowPending: String? = nil,
  strict: Bool? = nil,
  displayScale: Double? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.with(
    SnapshotTestingConfiguration(
      record: record, diffTool: diffTool, references: references, allowPending: allowPending,
      strict: strict, displayScale: displayScale),
    operation: operation)
}

/// Configures the snapshots of an asynchronous operation.
///
/// - Parameters:
///   - record: The record mode, which selects the references that are written.
///   - diffTool: The tool that failure messages suggest for viewing a difference.
///   - references: The location and naming of references.
///   - allowPending: The reason to allow pending work while a snapshot is taken. Without a reason,
///     such a snapshot fails.
///   - strict: Whether a snapshot fails if a part of it is only approximated, such as a view that is
///     shown as a placeholder, or an unknown symbol.
///   - displayScale: The scale of images without a device, in pixels per point; 2 by default.
///   - isolation: The actor on which the operation runs. Defaults to the caller's actor.
///   - operation: The operation to run. Omitted settings are inherited.
/// - Returns: The result of the operation.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  references: SnapshotTestingConfiguration.References? = nil,
  allowPending: String? = nil,
  strict: Bool? = nil,
  displayScale: Double? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.with(
    SnapshotTestingConfiguration(
      record: record, diffTool: diffTool, references: references, allowPending: allowPending,
      strict: strict, displayScale: displayScale),
    isolation: isolation, operation: operation)
}
