// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class ShopperAppViewSnapshotTests: XCTestCase {
  func testAppView() async {
    snapshot(Shopper.AppViewPreviews.self)
  }
}
