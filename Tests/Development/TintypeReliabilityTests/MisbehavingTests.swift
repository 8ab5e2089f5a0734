// SPDX-License-Identifier: MIT

import Testing
import Tintype

@Suite("Tests that fail, crash or exit if a variable is set", .serialized)
struct MisbehavingTests {
  @Test("A snapshot is taken before the misbehavior")
  func first() {
    assertSnapshot(of: Misbehavior.value, as: .lines, named: "first")
  }

  @Test(
    "The test fails, crashes or exits as the variable requests",
    .disabled(if: Misbehavior.has("testing-skip")))
  func end() {
    #expect(!Misbehavior.has("testing-fail"), "This failure does not belong to a snapshot.")
    #expect(!Misbehavior.trapsOnce("testing"), "An earlier program trapped here.")
    Misbehavior.end("testing")
  }

  @Test("A snapshot is taken after the misbehavior")
  func last() {
    assertSnapshot(of: Misbehavior.value, as: .lines, named: "last")
  }
}
