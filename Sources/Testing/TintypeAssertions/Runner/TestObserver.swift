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

  /// Registers an observer, once per process.
  ///
  /// XCTest notifies its observers on the main thread between tests. Registration happens before
  /// the first test, or within a test that the main thread waits for, so any thread may register.
  static func register() { _ = registration }

  /// The current test, and the number of test cases that it runs itself, such as one for each
  /// preview.
  private struct Running {
    var specifier: TestSpecifier?
    var name: String
    var nestedCount = 0
  }
  private static let current = Mutex<Running?>(nil)

  /// The current XCTest test; `nil` between tests, which run one after another.
  static var running: TestSpecifier? { current.withLock { $0?.specifier } }

  /// The name of the current XCTest test; `nil` between tests.
  static var runningName: String? { current.withLock { $0?.name } }

  func testBundleWillStart(_ testBundle: Bundle) {
    BundleStart.perform()
    Self.progress.store(.running, ordering: .sequentiallyConsistent)
    // A process that only runs Swift Testing also gets here, without XCTest tests.
    if !Runner.runsSwiftTesting { SnapshotSession.current.beginSupervisedJournal() }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    Self.current.withLock { current in
      if current == nil {
        current = Running(specifier: Self.specifier(of: testCase), name: Self.name(of: testCase))
      } else {
        current?.nestedCount += 1
      }
    }
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    // The observer is called on the thread of the failing call, within its task.
    guard !Call.isRecorded else { return }
    let name = Self.current.withLock { $0?.name } ?? Self.name(of: testCase)
    SnapshotSession.current.noteFailure(
      of: name, message: description, file: filePath, line: lineNumber)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let isNested = Self.current.withLock { current in
      let isNested = (current?.nestedCount ?? 0) > 0
      if isNested { current?.nestedCount -= 1 } else { current = nil }
      return isNested
    }
    guard !isNested else { return }
    if testCase.testRun?.hasBeenSkipped == true {
      SnapshotSession.current.noteSkip(of: Self.name(of: testCase))
    } else {
      Self.finishedTests.add(1, ordering: .sequentiallyConsistent)
    }
    SnapshotSession.current.finishTest()
    TestLifecycle.current.didFinishXCTest()
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    Self.progress.store(.finished, ordering: .sequentiallyConsistent)
  }

  /// Returns the test's name in the format of `swift test list`, such as `Target.Class/test`.
  private static func name(of testCase: XCTestCase) -> String {
    let (type, method) = parts(of: testCase)
    return "\(type)/\(method ?? testCase.name)"
  }

  private static func specifier(of testCase: XCTestCase) -> TestSpecifier? {
    let (type, method) = parts(of: testCase)
    return method.map { TestSpecifier(xcTestType: type, method: $0) }
  }

  private static func parts(of testCase: XCTestCase) -> (type: String, method: String?) {
    // The name is “LoginTests.testForm”, and on macOS “-[AppTests.LoginTests testForm]”.
    let method = testCase.name.split { ".] ".contains($0) }.last.map(String.init)
    return (String(reflecting: type(of: testCase)), method)
  }
}
