// SPDX-License-Identifier: MIT

import Tintype
import XCTest

/// Snapshots that all change if a variable is set.
final class ManyChangesTestCase: XCTestCase {
  func testLoop() {
    for number in ManyChanges.numbers(of: 0) + ManyChanges.numbers(of: 1) {
      assertSnapshot(of: Misbehavior.value, as: .lines, named: "\(number)")
    }
  }

  func testPassedLocation() {
    for number in ManyChanges.numbers(of: 2) { check(named: "\(number)") }
  }

  func testReturnedMessage() {
    for number in ManyChanges.numbers(of: 3) { checkAndReport(named: "\(number)") }
  }

  func testFailureBesideASnapshot() {
    check(named: "beside", fails: Misbehavior.has("xctest-fail"))
  }

  private func check(
    named name: String, fails: Bool = false, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
  ) {
    assertSnapshot(
      of: fails ? "changed" : Misbehavior.value, as: .lines, named: name, file: file,
      testName: testName, line: line)
    if fails { XCTFail("This failure does not belong to a snapshot.", file: file, line: line) }
  }

  private func checkAndReport(named name: String, testName: String = #function) {
    let failure = verifySnapshot(
      of: Misbehavior.value, as: .lines, named: name, testName: testName)
    if let failure { XCTFail("The custom assertion failed.\n\(failure)") }
  }
}
