// SPDX-License-Identifier: MIT

// The exports are by name, because a test imports other modules too and may declare types with
// other names itself. Components, schedulers and doubles are separate modules.

@_exported import func TintypeAssertions.assertSnapshot
@_exported import func TintypeAssertions.assertSnapshots
@_exported import struct TintypeAssertions.SnapshotsTrait
@_exported import func TintypeAssertions.verifySnapshot
@_exported import class TintypeCairo.CairoRenderer
@_exported import struct TintypeCairo.FontBook
@_exported import struct TintypeCairo.FontFile
@_exported import enum TintypeCairo.RenderingError
@_exported import struct TintypeComparison.NodeSelector
@_exported import struct TintypeComparison.SnapshotImage
@_exported import struct TintypeImaging.Tolerance
@_exported import protocol TintypeSnapshots.AnySnapshotStringConvertible
@_exported import struct TintypeSnapshots.Async
@_exported import enum TintypeSnapshots.DiffAttachment
@_exported import struct TintypeSnapshots.Diffing
@_exported import struct TintypeSnapshots.Redaction
@_exported import typealias TintypeSnapshots.SimplySnapshotting
@_exported import struct TintypeSnapshots.SnapshotTestingConfiguration
@_exported import struct TintypeSnapshots.Snapshotting
@_exported import func TintypeSnapshots.withSnapshotTesting
