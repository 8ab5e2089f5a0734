// SPDX-License-Identifier: MIT

import Testing
import TintypeScheduling

@Suite("Scopes of pending work")
struct WorkTrackerScopeTests {
  @Test("The scope can be read any number of times")
  func manyReads() {
    var count = 0
    // Each read formerly used more stack than the one before.
    for _ in 0..<300_000 where WorkTracker.scope != nil { count += 1 }
    #expect(count == 300_000)
  }
}
