// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class HImageViewerSnapshotTests: XCTestCase {
  func testHImageViewer() async { snapshot(HImageViewerKit.HImageViewerPreviews.self) }
}
