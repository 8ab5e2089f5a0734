// SPDX-License-Identifier: MIT

import Testing
import Tintype

@Suite("A test with arguments")
struct ParameterisedTests {
  @Test("has a reference for each name", arguments: ["small", "large"])
  func named(size: String) {
    assertSnapshot(of: "a \(size) badge", as: .lines, named: size)
  }

  @Test("has one reference where all cases give one value", arguments: 1...4)
  func same(number: Int) {
    assertSnapshot(of: "any badge", as: .lines)
  }

  @Test("says of cases that differ under one number to name them")
  func unnamed() throws {
    // What runs for each case, without another test's cases around it.
    func body(_ size: String) {
      assertSnapshot(of: "a \(size) badge", as: .lines)
    }
    withKnownIssue {
      TemporaryOutput().isolating {
        for size in ["small", "large"] { body(size) }
      }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("Tell them apart with “named:”.")
    }
  }

  @Suite("and one of the same name in another suite")
  struct Other {
    @Test("has references of its own", arguments: ["small"])
    func named(size: String) {
      assertSnapshot(of: "another \(size) badge", as: .lines, named: size)
    }
  }
}
