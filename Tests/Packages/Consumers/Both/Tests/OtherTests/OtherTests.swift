// SPDX-License-Identifier: MIT

import OtherHelpers
import Testing

@Suite("The other library")
struct OtherTests {
  @Test("Targets of the other library are built with its own module")
  func module() {
    #expect(builtWith == "the other library")
  }
}
