// SPDX-License-Identifier: MIT

import Synchronization
import Tintype
import TintypeAuditTesting
import TintypeComponents
import XCTest

final class AssertAuditXCTests: XCTestCase {
  private let failures = Failures()

  /// The expected failures of a test, which are not counted by the run.
  private final class Failures: Sendable {
    let kept = Mutex<[(text: String, line: Int)]?>(nil)
  }

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      let line = issue.sourceCodeContext.location?.lineNumber ?? 0
      if !keep((issue.compactDescription, line)) { super.record(issue) }
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      if keep((description, lineNumber)) { return }
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  #endif

  private func keep(_ failure: (String, Int)) -> Bool {
    failures.kept.withLock { kept in
      kept?.append(failure)
      return kept != nil
    }
  }

  func testAComponentWithoutFindingsPasses() {
    assertAudit(of: ClearForm())
    assertAudit(of: ClearForm(), as: .image(on: .iPhone13))
  }

  func testFindingsFailTheTestAtTheAssertion() {
    failures.kept.withLock { $0 = [] }
    assertAudit(of: PaleForm())
    let line = #line - 1
    let found = failures.kept.withLock { kept in
      defer { kept = nil }
      return kept ?? []
    }
    XCTAssertEqual(found.map(\.line), [line])
    XCTAssertTrue(found.first?.text.contains("The audit found 1 error and 1 warning:") ?? false)
  }

  func testRelationsBetweenVariantsAreChecked() {
    let variants = Variants(schemes: [.light, .dark])
    assertRelations(of: ClearForm(), in: variants)
    failures.kept.withLock { $0 = [] }
    assertRelations(of: ClearForm(), in: variants, [.onlyColors("light", "noon")])
    let line = #line - 1
    let found = failures.kept.withLock { kept in
      defer { kept = nil }
      return kept ?? []
    }
    XCTAssertEqual(found.map(\.line), [line])
    XCTAssertTrue(found.first?.text.contains("unknown variant “noon”") ?? false)
  }
}
