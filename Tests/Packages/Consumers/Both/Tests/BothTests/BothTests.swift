// SPDX-License-Identifier: MIT

import SnapshotTesting
import Testing

@Suite("A module with the name of another library's module")
struct BothTests {
  @Test("The module that the manifest names is imported")
  func module() {
    assertSnapshot(of: "Tintype", as: .lines)
  }
}
