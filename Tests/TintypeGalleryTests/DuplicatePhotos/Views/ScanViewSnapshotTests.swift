// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class ScanViewSnapshotTests: XCTestCase {
  func testScanView() async {
    photograph(DuplicatePhotos.ScanViewPreviews.self)
  }

  func testEmptyScanResultView() async {
    photograph(DuplicatePhotos.EmptyScanResultViewPreviews.self)
  }
}
