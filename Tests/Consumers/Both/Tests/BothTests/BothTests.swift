// SPDX-License-Identifier: MIT

import SnapshotTesting
import Testing

@Suite("A module of the same name as another library's")
struct BothTests {
  @Test("The module that the manifest names is imported")
  func module() {
    assertSnapshot(of: "Tintype", as: .lines)
  }
}
