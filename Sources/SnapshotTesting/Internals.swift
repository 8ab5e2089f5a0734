// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeAssertions
import TintypeSnapshots

// What swift-snapshot-testing lends to libraries that build on it.

/// The mode in force where no task-local configuration says otherwise.
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
  get { traits.lazy.compactMap(\.record).first ?? __record }
  set { __record = newValue }
}

/// The mode that the process was given.
@_spi(Internals) public var __record: SnapshotTestingConfiguration.Record {
  get {
    CompatibilityGlobals.record
      ?? ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
      .flatMap(SnapshotTestingConfiguration.Record.init(rawValue:)) ?? .missing
  }
  set { CompatibilityGlobals.record = newValue }
}

/// The tool in force where no task-local configuration says otherwise.
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
  get { traits.lazy.compactMap(\.diffTool).first ?? __diffTool }
  set { __diffTool = newValue }
}

/// The tool that the process was given.
@_spi(Internals) public var __diffTool: SnapshotTestingConfiguration.DiffTool {
  get { CompatibilityGlobals.diffTool ?? .default }
  set { CompatibilityGlobals.diffTool = newValue }
}

/// Fails the test that runs here, whichever framework runs it.
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
