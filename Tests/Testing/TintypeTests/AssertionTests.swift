// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

@Suite("Assertions in Swift Testing")
struct AssertionTests {
  @Test func `The command of a failure selects this test (and no other)`() {
    let output = TemporaryOutput()
    output.isolating {
      let message = verifySnapshot(of: "new", as: .lines, named: "other", record: .never) ?? ""
      let name = #"`The command of a failure selects this test \(and no other\)`\(\)"#
      let filter = #"'^TintypeTests\.AssertionTests/"# + name + #"(/AssertionTests\.swift:|$)'"#
      #expect(message.hasSuffix("swift test --filter " + filter))
    }
  }

  @Test("An assertion compares images")
  func image() {
    assertSnapshot(of: Badge(), as: .image)
  }

  @Test("An assertion compares images on a device")
  func assertionComparesImagesOnDevice() {
    assertSnapshot(
      of: Badge(), as: .image(on: .iPhone13, size: CGSize(width: 80, height: 140), traits: .dark))
  }

  @Test("An assertion compares outlines")
  func outline() {
    assertSnapshot(of: Badge(), as: .outline)
  }

  @Test("An assertion compares texts")
  func lines() {
    assertSnapshot(of: "first\nsecond\n", as: .lines)
  }

  @Test("Cases of a parameterized test are distinguished by name", arguments: ["Old", "New"])
  func names(title: String) {
    assertSnapshot(of: Badge(title: title), as: .outline, named: title)
  }

  @Test("An assertion works on the main actor")
  @MainActor
  func mainActor() async {
    assertSnapshot(of: Badge(), as: .outline)
  }

  @Test("An assertion works in a child task")
  func childTask() async {
    await Task { assertSnapshot(of: "text", as: .lines) }.value
  }

  @Suite("Nested suites")
  struct Inner {
    struct Innermost {
      @Test("The reference's path contains nested suites")
      func path() {
        assertSnapshot(of: "text", as: .lines)
      }
    }
  }
}
