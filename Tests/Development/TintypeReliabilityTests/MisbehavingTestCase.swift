// SPDX-License-Identifier: MIT

import Tintype
import XCTest

final class MisbehavingTestCase: XCTestCase {
  func testASnapshot() {
    assertSnapshot(of: Misbehavior.value, as: .lines, named: "first")
  }

  func testBEnd() throws {
    XCTAssertFalse(
      Misbehavior.has("xctest-fail"), "This failure does not belong to a snapshot.")
    if Misbehavior.has("xctest-skip") { throw XCTSkip("The variable requests it.") }
    XCTAssertFalse(Misbehavior.trapsOnce("xctest"), "An earlier program trapped here.")
    Misbehavior.end("xctest")
  }

  func testCSnapshots() {
    for index in 0...Misbehavior.count - 1 {
      assertSnapshot(of: Misbehavior.value, as: .lines, named: "last\(index)")
    }
  }
}
