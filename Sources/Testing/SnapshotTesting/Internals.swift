// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeAssertions
import TintypeSnapshots

// The interface of swift-snapshot-testing for libraries that are built on it.

/// The default record mode, which applies without a task-local configuration.
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
  get { traits.lazy.compactMap(\.record).first ?? __record }
  set { __record = newValue }
}

/// The record mode of the process.
@_spi(Internals) public var __record: SnapshotTestingConfiguration.Record {
  get {
    CompatibilityGlobals.record
      ?? ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
      .flatMap(SnapshotTestingConfiguration.Record.init(rawValue:)) ?? .missing
  }
  set { CompatibilityGlobals.record = newValue }
}

/// The default diff tool, which applies without a task-local configuration.
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { traits.lazy.compactMap(\.diffTool).first ?? __diffTool }
  set { __diffTool = newValue }
}

/// The diff tool of the process.
@_spi(Internals) public var __diffTool: SnapshotTestingConfiguration.DiffTool {
  get { CompatibilityGlobals.diffTool ?? .default }
  set { CompatibilityGlobals.diffTool = newValue }
}

/// Fails the current test, independent of the test framework.
@_spi(Internals) public func recordIssue(
  _ message: @autoclosure () -> String,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  Call(fileID: fileID, filePath: filePath, line: line, column: column).fail(message())
}

/// The configurations of the current test's traits, the innermost first.
private var traits: [SnapshotTestingConfiguration] {
  (Test.current?.traits ?? []).reversed().compactMap { ($0 as? SnapshotsTrait)?.configuration }
}
