// SPDX-License-Identifier: MIT

import XCTest

final class FoundationsSnapshotTests: XCTestCase {
  func testSheets() { snapshot("FoundationsSnapshotTests") }
}
