// SPDX-License-Identifier: MIT

import OtherHelpers
import Testing

@Suite("The other library")
struct OtherTests {
  @Test("Its own targets are built with it")
  func module() {
    #expect(builtWith == "the other library")
  }
}
