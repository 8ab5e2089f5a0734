// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class PhotoViewSnapshotTests: XCTestCase {
  func testPhotoView() async { snapshot(HImageViewerKit.PhotoViewPreviews.self) }
}
