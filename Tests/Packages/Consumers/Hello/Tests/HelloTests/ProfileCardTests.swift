// SPDX-License-Identifier: MIT

import Hello
import Testing
import Tintype

@Suite struct ProfileCardTests {
  @Test func card() {
    assertSnapshot(of: ProfileCard(name: "Ada Lovelace"), as: .image)
  }
}
