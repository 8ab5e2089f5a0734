// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class ShopViewSnapshotTests: XCTestCase {
  func testShopView() async {
    photograph(Shopper.ShopViewPreviews.self)
  }

  func testProductPicture() async {
    photograph(Shopper.ProductPicturePreviews.self)
  }
}
