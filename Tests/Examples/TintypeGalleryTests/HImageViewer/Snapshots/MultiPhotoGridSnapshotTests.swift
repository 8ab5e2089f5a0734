// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class MultiPhotoGridSnapshotTests: XCTestCase {
  func testMultiPhotoGrid() async { snapshot(HImageViewerKit.MultiPhotoGridPreviews.self) }
}
