// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class BottomBarSnapshotTests: XCTestCase {
  func testBottomBar() async { snapshot(HImageViewerKit.BottomBarPreviews.self) }
}
