// SPDX-License-Identifier: MIT

import InlineSnapshotTesting
import Testing

struct User: Encodable {
  var name: String
}

@Suite struct UserTests {
  @Test func user() {
    assertInlineSnapshot(of: User(name: "Ada"), as: .json)
  }
}
