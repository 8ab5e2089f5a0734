// SPDX-License-Identifier: MIT

import XCTest

final class ShowcaseSnapshotTests: XCTestCase {
  func testSheets() { snapshot("ShowcaseSnapshotTests") }
}
