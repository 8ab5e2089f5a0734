// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class PermissionSnapshotTests: XCTestCase {
  func testPermissionRequestView() async {
    snapshot(DuplicatePhotos.PermissionRequestViewPreviews.self)
  }

  func testPermissionDeniedView() async {
    snapshot(DuplicatePhotos.PermissionDeniedViewPreviews.self)
  }

  func testPermissionRestrictedView() async {
    snapshot(DuplicatePhotos.PermissionRestrictedViewPreviews.self)
  }
}
