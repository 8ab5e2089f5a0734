// SPDX-License-Identifier: MIT

import Guarded
import Testing

@Suite("A target without the aliases")
struct GuardedTests {
  #if os(Linux)
    @Test("A target without the aliases finds neither SwiftUI, Combine nor UIKit")
    func modules() {
      #expect(visibleModules == [])
    }
  #endif
}
