// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
import Tintype
import TintypeScheduling
import XCTest

/// The committed references of this class contain “old”, while its tests use “new”.
final class FailureXCTests: XCTestCase {
  private let failures = Failures()

  /// The expected failures of a test, which are not counted by the run.
  private final class Failures: Sendable {
    let kept = Mutex<[(text: String, file: String, line: Int)]?>(nil)
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      let failure = (issue.compactDescription, place?.fileURL.path ?? "", place?.lineNumber ?? 0)
      if !keep(failure) { super.record(issue) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      if keep((description, filePath, lineNumber)) { return }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  #endif

  private func keep(_ failure: (String, String, Int)) -> Bool {
    failures.kept.withLock { kept in
      kept?.append(failure)
      return kept != nil
    }
  }

  private func expectFailure(_ text: String, line: Int, _ body: () throws -> Void) rethrows {
    failures.kept.withLock { $0 = [] }
    try withSnapshotTesting(record: .never) { try TemporaryOutput().isolating(body) }
    check(text, line)
  }

  private func check(_ text: String, _ line: Int) {
    let found = failures.kept.withLock { kept in
      defer { kept = nil }
      return kept ?? []
    }
    XCTAssertEqual(found.count, 1)
    XCTAssertEqual(found.first?.line, line)
    XCTAssertEqual(found.first?.file, #filePath)
    let description = found.first?.text ?? ""
    XCTAssertTrue(description.contains(text), description)
  }

  func testPendingWork() {
    let subject = CurrentValueSubject<String, Never>("new")
    let cancellable = subject.receive(on: DispatchQueue.main).sink { _ in }
    expectFailure("\n- a value on DispatchQueue.main (TintypeTests/Failure", line: #line + 1) {
      assertSnapshot(of: "", as: .lines)
    }
    cancellable.cancel()
  }

  func testAProblemOfAScheduler() {
    expectFailure("Search", line: #line + 2) {
      let scheduler = UnimplementedSchedulerOf<DispatchQueue>("Search", now: DispatchQueue.test.now)
      scheduler.schedule {}
    }
  }

  func testChange() {
    let difference = """
      Snapshot “testChange.1” differs from its reference: 1 line removed, 1 line added.
      reference:  
      """
    expectFailure(difference, line: #line + 1) {
      assertSnapshot(of: "new", as: .lines)
    }
  }

  func testMissing() {
    let message = "Snapshot “testMissing.absent” has no reference, and recording is off.\n"
    expectFailure(message, line: #line + 1) {
      assertSnapshot(of: "new", as: .lines, named: "absent")
    }
  }

  func testThrowingValue() throws {
    struct Mishap: Error {}
    func value() throws -> String { throw Mishap() }
    let message = "Snapshot “testThrowingValue.1” could not be compared. Mishap()"
    try expectFailure(message, line: #line + 1) {
      assertSnapshot(of: try value(), as: .lines)
    }
  }

  func testDetachedTask() async {
    failures.kept.withLock { $0 = [] }
    let line = #line + 4
    await Task.detached {
      withSnapshotTesting(record: .never) {
        TemporaryOutput().isolating {
          assertSnapshot(of: "new", as: .lines, named: "absent")
        }
      }
    }.value
    check("Snapshot “testDetachedTask.absent” has no reference", line)
  }

  @MainActor
  func testOnTheMainActor() async {
    expectFailure("“testOnTheMainActor.absent” has no reference", line: #line + 1) {
      assertSnapshot(of: "new", as: .lines, named: "absent")
    }
  }
}
