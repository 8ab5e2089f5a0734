// SPDX-License-Identifier: MIT

import XCTest

final class PaintingSnapshotTests: XCTestCase {
  func testSheets() { snapshot("PaintingSnapshotTests") }
}
