// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeRuns
import TintypeSnapshots
import XCTest

/// The framework that runs this process's tests.
///
/// A failure that is reported to the wrong framework is lost. The framework is a property of the
/// process, not of the thread: a detached task has no current test, but its failures count.
package enum Runner {
  case swiftTesting
  case xcTest

  /// The current framework: Swift Testing if one of its tests runs or the arguments select it.
  package static var current: Runner {
    if Test.current != nil { return .swiftTesting }
    return runsSwiftTesting ? .swiftTesting : .xcTest
  }

  /// A Boolean value that indicates whether this process runs Swift Testing.
  ///
  /// `swift test` starts one process per framework, with an option for Swift Testing.
  static let runsSwiftTesting = namesSwiftTesting(CommandLine.arguments)

  /// A Boolean value that indicates whether Swift Testing started this process for an exit test,
  /// which is expected to end before its tests do.
  package static let isExitTest = ProcessInfo.processInfo.environment["SWT_EXIT_TEST_ID"] != nil

  /// Returns whether a command line selects Swift Testing.
  static func namesSwiftTesting(_ arguments: [String]) -> Bool {
    if arguments.contains("--testing-library=swift-testing") { return true }
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }

  /// Returns the test that contains an assertion.
  func context(fileID: String, testName: String) -> TestContext {
    var context = TestContext(fileID: fileID, test: testName)
    if self == .swiftTesting, let test = Test.current {
      // The last component is the function itself.
      let suites = test.id.nameComponents.dropLast()
      if !suites.isEmpty { context.suite = suites.map { $0 } }
      context.isParameterized = Test.Case.current?.isParameterized ?? false
      context.isListed = true
      context.running = test.eventIdentifier
    } else if self == .xcTest {
      context.running = TestObserver.runningName
    }
    return context
  }

  /// The place of the current test of Swift Testing; `nil` if unknown.
  private var place: ListedTest.Place? {
    guard self == .swiftTesting, let place = Test.current?.sourceLocation else { return nil }
    return ListedTest.Place(file: place.filePath, line: place.line, column: place.column)
  }

  /// Returns the places of two tests that could take a snapshot; `nil` if only one could.
  func ambiguity(of snapshot: TestedName) -> SharedName? {
    TestNames.program.ambiguity(of: snapshot, runningAt: place)
  }

  /// The specifier with which `swift test` selects the current test; `nil` if unknown.
  var specifier: TestSpecifier? {
    switch self {
    case .swiftTesting:
      Test.current.map { test in
        TestSpecifier(
          module: test.id.moduleName, components: test.id.nameComponents,
          file: test.sourceLocation.fileName)
      }
    case .xcTest: TestObserver.running
    }
  }

  /// Registers the observer of XCTest, once per process.
  package static func observeXCTest() { TestObserver.register() }

}

extension FrameworkState {
  /// The state of XCTest and Swift Testing in this process.
  static let frameworks = FrameworkState(
    isTesting: {
      // An exit handler runs in the task that called `exit`, so that a test that exits is current.
      TestObserver.isRunning || Test.current != nil
    },
    tests: { TestObserver.tests })
}

extension Waiting {
  /// Waits with XCTest, which runs the thread's run loop meanwhile.
  static let testFramework = Waiting { seconds, start in
    let expectation = XCTestExpectation(description: "The value is available")
    // Multiple signals are not a failure.
    expectation.assertForOverFulfill = false
    start { expectation.fulfill() }
    _ = XCTWaiter.wait(for: [expectation], timeout: seconds)
  }
}
