// SPDX-License-Identifier: MIT

import CTintypeTestLoader
import Synchronization
import Testing
import TintypeSnapshots

/// Connects assertions with the test framework when a program is loaded.
@_cdecl("tintype_connect_test_framework")
func connectTestFramework() {
  ProcessExit.prepare
  // Before the first test of XCTest starts: only its start has the class of a test.
  TestObserver.register()
  if Runner.runsSwiftTesting, !Runner.isExitTest {
    SnapshotSession.current.beginSupervisedJournal()
  }
}

/// Refers to the loader, so that no linker leaves it out.
let testLoader: @convention(c) () -> Void = tintype_test_loader

/// The functions that a module runs around tests, to keep apart the work of different tests.
package struct TestLifecycle: Sendable {
  /// Runs after each test of XCTest.
  package var didFinishXCTest: @Sendable () -> Void
  /// Runs a case of a test with the trait `.snapshots`.
  package var withTestCase:
    @Sendable (_ test: Test, _ operation: @Sendable () async throws -> Void) async throws -> Void

  /// Creates functions.
  package init(
    didFinishXCTest: @escaping @Sendable () -> Void,
    withTestCase:
      @escaping @Sendable (
        _ test: Test, _ operation: @Sendable () async throws -> Void
      ) async throws -> Void
  ) {
    self.didFinishXCTest = didFinishXCTest
    self.withTestCase = withTestCase
  }

  private static let installed = Mutex(
    Self(didFinishXCTest: {}, withTestCase: { _, operation in try await operation() }))

  /// The functions of this process.
  static var current: TestLifecycle { installed.withLock { $0 } }

  /// Makes functions those of this process; Tintype does so when a program is loaded.
  package static func install(_ lifecycle: TestLifecycle) {
    installed.withLock { $0 = lifecycle }
  }
}
