// SPDX-License-Identifier: MIT

import Synchronization
import Testing

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
