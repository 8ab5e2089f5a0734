// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class ShopViewSnapshotTests: XCTestCase {
  func testShopView() async {
    snapshot(Shopper.ShopViewPreviews.self)
  }

  func testProductImage() async {
    snapshot(Shopper.ProductImagePreviews.self)
  }
}
