// SPDX-License-Identifier: MIT

import Testing
import Tintype

@Suite("Snapshots that all change if a variable is set")
struct ManyChangesTests {
  @Test("A loop takes snapshots at one call")
  func loop() {
    for number in ManyChanges.numbers(of: 0) {
      assertSnapshot(of: Misbehavior.value, as: .lines, named: "\(number)")
    }
  }

  @Test(
    "A test with arguments takes a snapshot in each case", arguments: ManyChanges.numbers(of: 1))
  func cases(number: Int) {
    assertSnapshot(of: Misbehavior.value, as: .lines, named: "\(number)")
  }

  @Test("A function passes the location of its call")
  func passedLocation() {
    for number in ManyChanges.numbers(of: 2) { check(named: "\(number)") }
  }

  @Test("A custom assertion reports the message that it received")
  func returnedMessage() {
    for number in ManyChanges.numbers(of: 3) { checkAndReport(named: "\(number)") }
  }

  @Test("A known issue is not a change that awaits a decision")
  func knownIssue() {
    withKnownIssue("The variable can request a change.", isIntermittent: true) {
      assertSnapshot(of: Misbehavior.value, as: .lines, named: "known")
    }
    withKnownIssue("The variable can request a change.", isIntermittent: true) {
      checkAndReport(named: "reported")
    }
  }

  @Test("A failure at the location of a snapshot is not hidden")
  func failureBesideASnapshot() {
    check(named: "beside", fails: Misbehavior.has("testing-fail"))
  }

  private func check(
    named name: String, fails: Bool = false, fileID: StaticString = #fileID,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    assertSnapshot(
      of: fails ? "changed" : Misbehavior.value, as: .lines, named: name, fileID: fileID,
      file: file, testName: testName, line: line, column: column)
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
    if fails {
      Issue.record("This failure does not belong to a snapshot.", sourceLocation: location)
    }
  }

  private func checkAndReport(named name: String, testName: String = #function) {
    let failure = verifySnapshot(
      of: Misbehavior.value, as: .lines, named: name, testName: testName)
    if let failure { Issue.record("The custom assertion failed.\n\(failure)") }
  }
}
