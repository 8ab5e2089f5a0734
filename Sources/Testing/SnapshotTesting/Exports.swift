// SPDX-License-Identifier: MIT

// The public names of swift-snapshot-testing on Linux, and no others.

@_exported import func TintypeAssertions.assertSnapshot
@_exported import func TintypeAssertions.assertSnapshots
@_exported import func TintypeAssertions.verifySnapshot
@_exported import typealias TintypeAssertions._SnapshotsTestTrait
@_exported import protocol TintypeSnapshots.AnySnapshotStringConvertible
@_exported import struct TintypeSnapshots.Async
@_exported import enum TintypeSnapshots.DiffAttachment
@_exported import struct TintypeSnapshots.Diffing
@_exported import typealias TintypeSnapshots.SimplySnapshotting
@_exported import struct TintypeSnapshots.SnapshotTestingConfiguration
@_exported import struct TintypeSnapshots.Snapshotting
@_exported import func TintypeSnapshots.withSnapshotTesting

#if !canImport(Darwin)
  @_exported import struct TintypeSnapshots.XCTAttachment
#endif
