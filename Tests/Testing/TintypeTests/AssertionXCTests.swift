// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import XCTest

final class AssertionXCTests: XCTestCase {
  func testCommandSelectsThisTest() {
    let output = TemporaryOutput()
    output.isolating {
      let message = verifySnapshot(of: "new", as: .lines, named: "other", record: .never) ?? ""
      let filter = "'^TintypeTests\\.AssertionXCTests/testCommandSelectsThisTest$'"
      XCTAssert(message.hasSuffix("swift test --filter " + filter), message)
    }
  }

  func testImage() {
    assertSnapshot(of: Badge(), as: .image)
  }

  func testImageOnDevice() {
    assertSnapshot(
      of: Badge(), as: .image(on: .iPhone13, size: CGSize(width: 80, height: 140), traits: .dark))
  }

  func testOutline() {
    assertSnapshot(of: Badge(), as: .outline)
  }

  func testLines() {
    assertSnapshot(of: "first\nsecond\n", as: .lines)
  }

  func testNames() {
    for title in ["Old", "New"] {
      assertSnapshot(of: Badge(title: title), as: .outline, named: title)
    }
  }

  func testNumbers() {
    assertSnapshot(of: "one", as: .lines)
    assertSnapshot(of: "two", as: .lines)
  }

  func testNoOpinion() {
    assertSnapshot(of: "text", as: .lines, record: false)
  }

  func testThrowingValue() throws {
    func title() throws -> String { "text" }
    assertSnapshot(of: try title(), as: .lines)
  }

  @MainActor
  func testOnTheMainActor() async {
    assertSnapshot(of: Badge(), as: .outline)
  }

  func testDetachedTask() async {
    await Task.detached { assertSnapshot(of: "text", as: .lines) }.value
  }
}
