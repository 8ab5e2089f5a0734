// SPDX-License-Identifier: MIT

import Testing
import Tintype

@Suite("Parameterized tests")
struct ParameterizedTests {
  @Test("Each name has its own reference", arguments: ["small", "large"])
  func named(size: String) {
    assertSnapshot(of: "a \(size) badge", as: .lines, named: size)
  }

  @Test("Cases with equal values share one reference", arguments: 1...4)
  func same(number: Int) {
    assertSnapshot(of: "any badge", as: .lines)
  }

  @Test("Different values under one number fail with a request to name them")
  func unnamed() throws {
    // The body of each case, outside a parameterized test.
    func body(_ size: String) {
      assertSnapshot(of: "a \(size) badge", as: .lines)
    }
    withKnownIssue {
      TemporaryOutput().isolating {
        for size in ["small", "large"] { body(size) }
      }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("Give each a different name with “named:”.")
    }
  }

  @Suite("Tests of the same name in a nested suite")
  struct Other {
    @Test("Tests of the same name in another suite have separate references", arguments: ["small"])
    func named(size: String) {
      assertSnapshot(of: "another \(size) badge", as: .lines, named: size)
    }
  }
}
