// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeSnapshots
import XCTest

/// Reports the tests of XCTest to the session and to the tracking of pending work.
final class TestObserver: NSObject, XCTestObservation {
  private static let registration: Void = XCTestObservationCenter.shared.addTestObserver(
    TestObserver())

  /// The progress of XCTest in this process.
  private enum Progress: Int, AtomicRepresentable {
    case notStarted, running, finished
  }
  private static let progress = Atomic(Progress.notStarted)
  /// The number of tests that finished and were not skipped.
  private static let finishedTests = Atomic(0)

  /// A Boolean value that indicates whether XCTest has started and not finished.
  static var isRunning: Bool { progress.load(ordering: .sequentiallyConsistent) == .running }

  /// The number of tests that ran; `nil` if XCTest doesn't run in this process.
  static var tests: Int? {
    guard progress.load(ordering: .sequentiallyConsistent) != .notStarted else { return nil }
    return finishedTests.load(ordering: .sequentiallyConsistent)
  }

  /// Registers an observer, once in a process.
  ///
  /// XCTest notifies its observers on the main thread between tests. Registration happens before the
  /// first test, or within a test, which that thread waits for, so that any thread may register.
  static func register() {
    _ = registration
  }

  func testBundleWillStart(_ testBundle: Bundle) {
    Self.progress.store(.running, ordering: .sequentiallyConsistent)
    // A process that only runs tests of Swift Testing comes here as well, with no test of XCTest.
    if !Runner.runsSwiftTesting { SnapshotSession.current.beginSupervisedJournal() }
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    SnapshotSession.current.noteFailure(of: Self.name(of: testCase), message: description)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    if testCase.testRun?.hasBeenSkipped == true {
      SnapshotSession.current.noteSkip(of: Self.name(of: testCase))
    } else {
      Self.finishedTests.add(1, ordering: .sequentiallyConsistent)
    }
    SnapshotSession.current.finishTest()
    LedgerScopes.finishXCTest()
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    Self.progress.store(.finished, ordering: .sequentiallyConsistent)
  }

  /// The test as `swift test list` names it, such as `Target.Class/test`.
  private static func name(of testCase: XCTestCase) -> String {
    let method = testCase.name.split(separator: ".").last.map(String.init) ?? testCase.name
    return "\(String(reflecting: type(of: testCase)))/\(method)"
  }
}
