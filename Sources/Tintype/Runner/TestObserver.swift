// SPDX-License-Identifier: MIT

import Synchronization
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

  private static let specifier = Mutex<TestSpecifier?>(nil)

  /// The test that XCTest runs, one after another; `nil` between tests.
  static var running: TestSpecifier? { specifier.withLock { $0 } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    // “LoginTests.testForm”, and on macOS “-[AppTests.LoginTests testForm]”.
    let method = testCase.name.split { ".] ".contains($0) }.last.map(String.init)
    let type = String(reflecting: type(of: testCase))
    Self.specifier.withLock { specifier in
      specifier = method.map { TestSpecifier(xcTestType: type, method: $0) }
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    Self.specifier.withLock { $0 = nil }
    SnapshotSession.current.finishTest()
    LedgerScopes.finishXCTest()
  }
}
