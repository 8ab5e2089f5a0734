// SPDX-License-Identifier: MIT

import Testing
import TintypeAssertions
import TintypeSnapshots

// Another file contains a suite with this name.
@Suite("Tests with the name of tests in one more file") private struct Namesake {
  @Test("An unnamed snapshot that a test in one more file could take fails and names both tests")
  func unnamed() {
    let failure = verifySnapshot(of: "second", as: .lines, record: .all)
    expectSharedName(failure, "Namesake/unnamed")
  }

  @Test("A snapshot with a name that a test in one more file contains fails and names both tests")
  func named() {
    let failure = verifySnapshot(of: "second", as: .lines, named: "shared", record: .all)
    expectSharedName(failure, "Namesake/named")
    assertSnapshot(of: "second", as: .lines, named: "only in the second file")
  }

  @Test("In a test with arguments in one more file, too", arguments: [3, 4])
  func parameterized(value: Int) {
    let failure = verifySnapshot(of: "\(value)", as: .lines, record: .all)
    expectSharedName(failure, "Namesake/parameterized-value")
  }
}
