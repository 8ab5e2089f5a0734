// SPDX-License-Identifier: MIT

@_exported import SnapshotTesting
@_exported import SnapshotTestingCustomDump
