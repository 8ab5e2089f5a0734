// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots
import XCTest

@testable import TintypeAssertions

@Suite("The test runner")
struct RunnerTests {
  @Test("The current runner is Swift Testing in its tests")
  func current() {
    #expect(Runner.current == .swiftTesting)
  }

  @Test("The current runner is Swift Testing even in a detached task")
  func detachedTask() async {
    let (runner, test) = await Task.detached { (Runner.current, Test.current) }.value
    #expect(runner == .swiftTesting)
    #expect(test == nil)
  }

  @Test(
    "The command line names the runner",
    arguments: [
      (["tests", "--testing-library", "swift-testing"], true),
      (["tests", "--testing-library=swift-testing"], true),
      (["tests", "--filter", "a", "--testing-library", "swift-testing", "--parallel"], true),
      (["tests", "--testing-library", "xctest"], false),
      (["tests", "--testing-library"], false),
      (["tests", "swift-testing"], false),
      (["tests"], false),
      ([], false),
    ])
  func arguments(arguments: [String], isSwiftTesting: Bool) {
    #expect(Runner.namesSwiftTesting(arguments) == isSwiftTesting)
  }

  @Test("The context contains the suites of a test")
  func suites() {
    let context = Runner.current.context(fileID: "Module/File.swift", testName: "suites()")
    #expect(
      (context.target, context.suite, context.test) == ("Module", ["RunnerTests"], "suites()"))
  }
}

@Test("The context of a test without a suite contains the file")
func withoutSuite() {
  let context = Runner.current.context(fileID: "Module/File.swift", testName: "withoutSuite()")
  #expect((context.target, context.suite, context.test) == ("Module", ["File"], "withoutSuite()"))
}

final class RunnerXCTests: XCTestCase {
  func testCurrent() {
    XCTAssertEqual(Runner.current, .xcTest)
  }

  func testDetachedTask() async {
    let runner = await Task.detached { Runner.current }.value
    XCTAssertEqual(runner, .xcTest)
  }

  func testContext() {
    var expected = TestContext(target: "Module", suite: ["File"], test: "testContext()")
    expected.running = "TintypeAssertionsTests.RunnerXCTests/testContext"
    XCTAssertEqual(
      Runner.current.context(fileID: "Module/File.swift", testName: "testContext()"), expected)
  }
}
