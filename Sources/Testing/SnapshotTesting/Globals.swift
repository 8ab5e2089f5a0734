// SPDX-License-Identifier: MIT

import TintypeAssertions
import TintypeSnapshots
import XCTest

/// A Boolean value that indicates whether all references are written; `false` leaves it to the
/// environment.
///
/// It applies to the whole process, including tests that run at the same time.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots.")
public var isRecording: Bool {
  get { CompatibilityGlobals.record == .all }
  set { CompatibilityGlobals.record = newValue ? .all : nil }
}

/// A Boolean value that indicates whether all references are written; `false` leaves it to the
/// environment.
///
/// It applies to the whole process, including tests that run at the same time.
@available(*, deprecated, message: "Use withSnapshotTesting(record:) or the trait .snapshots.")
public var record: Bool {
  get { CompatibilityGlobals.record == .all }
  set { CompatibilityGlobals.record = newValue ? .all : nil }
}

/// The tool that failure messages suggest for viewing a difference.
///
/// It applies to the whole process, including tests that run at the same time.
@available(*, deprecated, message: "Use withSnapshotTesting(diffTool:) or the trait .snapshots.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { CompatibilityGlobals.diffTool ?? .default }
  set { CompatibilityGlobals.diffTool = newValue }
}

/// The former name of a test case.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase
