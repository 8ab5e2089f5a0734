// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class ProgressRingOverlayViewSnapshotTests: XCTestCase {
  func testProgressRingOverlayView() async {
    snapshot(HImageViewerKit.ProgressRingOverlayViewPreviews.self)
  }
}
