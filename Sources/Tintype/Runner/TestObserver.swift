// SPDX-License-Identifier: MIT

import TintypeSnapshots
import XCTest

/// Tells the session and the ledger when a test of XCTest has ended.
final class TestObserver: NSObject, XCTestObservation {
  private static let registration: Void = XCTestObservationCenter.shared.addTestObserver(
    TestObserver())

  /// Registers an observer, once in a process.
  ///
  /// XCTest goes through its observers on the main thread between tests. An assertion runs within a
  /// test, which that thread waits for, so this may happen on any.
  static func register() {
    _ = registration
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    SnapshotSession.current.finishTest()
    LedgerScopes.finishXCTest()
  }
}
