// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class PermissionSnapshotTests: XCTestCase {
  func testPermissionRequestView() async {
    photograph(DuplicatePhotos.PermissionRequestViewPreviews.self)
  }

  func testPermissionDeniedView() async {
    photograph(DuplicatePhotos.PermissionDeniedViewPreviews.self)
  }

  func testPermissionRestrictedView() async {
    photograph(DuplicatePhotos.PermissionRestrictedViewPreviews.self)
  }
}
