// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class TopBarSnapshotTests: XCTestCase {
  func testTopBar() async { snapshot(HImageViewerKit.TopBarPreviews.self) }
}
