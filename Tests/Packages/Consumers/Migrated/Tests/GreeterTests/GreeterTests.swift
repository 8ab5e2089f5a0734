// SPDX-License-Identifier: MIT

import Greeter
import InlineSnapshotTesting
import SnapshotTesting
import XCTest

#if os(iOS)
  import UIKit
#endif

final class GreeterTests: XCTestCase {
  func testGreeting() {
    assertSnapshot(of: Greeter(name: "Ada").greeting, as: .lines)
    assertSnapshot(of: Greeter(name: "Ada"), as: .dump)
  }

  func testInline() {
    assertInlineSnapshot(of: Greeter(name: "Ada").greeting, as: .lines) {
      """
      Hello,
      Ada!
      """
    }
  }

  #if os(iOS)
    func testView() {
      assertSnapshot(of: UIView(), as: .image(on: .iPhone13))
    }
  #endif
}
