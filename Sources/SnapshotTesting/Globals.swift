// SPDX-License-Identifier: MIT

import TintypeAssertions
import TintypeSnapshots
import XCTest

/// Whether all references are written anew; `false` leaves it to the environment.
///
/// It holds for the whole process, also for tests that run at the same time.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots.")
public var isRecording: Bool {
  get { CompatibilityGlobals.record == .all }
  set { CompatibilityGlobals.record = newValue ? .all : nil }
}

/// Whether all references are written anew; `false` leaves it to the environment.
///
/// It holds for the whole process, also for tests that run at the same time.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots.")
public var record: Bool {
  get { CompatibilityGlobals.record == .all }
  set { CompatibilityGlobals.record = newValue ? .all : nil }
}

/// What a failing test tells of how to look at a difference.
///
/// It holds for the whole process, also for tests that run at the same time.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { CompatibilityGlobals.diffTool ?? .default }
  set { CompatibilityGlobals.diffTool = newValue }
}

/// A test case, by the name that it had in older tests.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase
