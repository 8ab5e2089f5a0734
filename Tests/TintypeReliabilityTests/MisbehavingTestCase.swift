// SPDX-License-Identifier: MIT

import Tintype
import XCTest

final class MisbehavingTestCase: XCTestCase {
  func testASnapshot() {
    assertSnapshot(of: Misbehavior.value, as: .lines, named: "first")
  }

  func testBEnd() throws {
    if Misbehavior.has("xctest-fail") { XCTFail("This failure is no snapshot's.") }
    if Misbehavior.has("xctest-skip") { throw XCTSkip("The variable says so.") }
    Misbehavior.end("xctest")
  }

  func testCSnapshots() {
    for index in 0..<Misbehavior.count {
      assertSnapshot(of: Misbehavior.value, as: .lines, named: "last\(index)")
    }
  }
}
