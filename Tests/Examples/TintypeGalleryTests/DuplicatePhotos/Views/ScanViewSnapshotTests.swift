// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class ScanViewSnapshotTests: XCTestCase {
  func testScanView() async {
    snapshot(DuplicatePhotos.ScanViewPreviews.self)
  }

  func testEmptyScanResultView() async {
    snapshot(DuplicatePhotos.EmptyScanResultViewPreviews.self)
  }
}
