// SPDX-License-Identifier: MIT

import XCTest

final class KitSnapshotTests: XCTestCase {
  func testSheets() { snapshot("KitSnapshotTests") }
}
