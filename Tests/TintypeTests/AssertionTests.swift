// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

@Suite("An assertion in Swift Testing")
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

  @Test("compares pictures")
  func picture() {
    assertSnapshot(of: Badge(), as: .image)
  }

  @Test("compares pictures of a device")
  func pictureOnDevice() {
    assertSnapshot(
      of: Badge(), as: .image(on: .iPhone13, size: CGSize(width: 80, height: 140), traits: .dark))
  }

  @Test("compares outlines")
  func outline() {
    assertSnapshot(of: Badge(), as: .outline)
  }

  @Test("compares text")
  func lines() {
    assertSnapshot(of: "first\nsecond\n", as: .lines)
  }

  @Test("tells the cases of a test apart by name", arguments: ["Old", "New"])
  func names(title: String) {
    assertSnapshot(of: Badge(title: title), as: .outline, named: title)
  }

  @Test("works on the main actor")
  @MainActor
  func mainActor() async {
    assertSnapshot(of: Badge(), as: .outline)
  }

  @Test("works in a task of the test")
  func childTask() async {
    await Task { assertSnapshot(of: "text", as: .lines) }.value
  }

  @Suite("that stands in a suite within a suite")
  struct Inner {
    struct Innermost {
      @Test("has both in the reference's path")
      func path() {
        assertSnapshot(of: "text", as: .lines)
      }
    }
  }
}
