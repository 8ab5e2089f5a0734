// SPDX-License-Identifier: MIT

import CTintypeTestLoader
import Synchronization
import Testing
import TintypeBase
import TintypeSnapshots

/// Connects assertions with the test framework when a program is loaded.
@_cdecl("tintype_connect_test_framework")
func connectTestFramework() {
  ProcessExit.prepare
  // Register before the first XCTest test starts: only its start provides the class of the test.
  TestObserver.register()
  if Runner.runsSwiftTesting, !Runner.isExitTest {
    SnapshotSession.current.beginSupervisedJournal()
  }
}

/// A reference to the loader, so that the linker does not remove it.
let testLoader: @convention(c) () -> Void = tintype_test_loader

/// The functions that a module runs around tests, to separate the work of different tests.
package struct TestLifecycle: Sendable {
  /// Runs after each XCTest test.
  package var didFinishXCTest: @Sendable () -> Void
  /// Runs a test case with the trait `.snapshots`.
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
    (self.didFinishXCTest, self.withTestCase) = (didFinishXCTest, withTestCase)
  }

  private static let installed = Mutex(
    Self(didFinishXCTest: {}, withTestCase: { _, operation in try await operation() }))

  /// The functions of this process.
  static var current: TestLifecycle { installed.withLock { $0 } }

  /// Sets the functions of this process; Tintype does so when a program is loaded.
  package static func install(_ lifecycle: TestLifecycle) { installed.withLock { $0 = lifecycle } }
}
