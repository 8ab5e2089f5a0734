// SPDX-License-Identifier: MIT

import App
import SnapshotTesting
import XCTest

final class NameTests: XCTestCase {
  func testName() {
    assertSnapshot(of: name, as: .lines)
  }
}
