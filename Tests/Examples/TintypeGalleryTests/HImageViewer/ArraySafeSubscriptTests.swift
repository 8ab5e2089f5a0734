// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class ArraySafeSubscriptTests: HImageViewerTestCase {
  func test_validIndex_returnsElement() async { XCTAssertEqual([10, 20, 30][safe: 1], 20) }

  func test_firstIndex_returnsFirst() async { XCTAssertEqual([10, 20, 30][safe: 0], 10) }

  func test_lastValidIndex_returnsLast() async { XCTAssertEqual([10, 20, 30][safe: 2], 30) }

  func test_negativeIndex_returnsNil() async {
    XCTAssertNil([10, 20, 30][safe: -1])
    XCTAssertNil([10, 20, 30][safe: .min])
  }

  func test_indexEqualToCount_returnsNil() async { XCTAssertNil([10, 20, 30][safe: 3]) }

  func test_indexBeyondCount_returnsNil() async {
    XCTAssertNil([10, 20, 30][safe: 100])
    XCTAssertNil([10, 20, 30][safe: .max])
  }

  func test_emptyArray_returnsNil() async {
    for index in [-1, 0, 1] { XCTAssertNil([Int]()[safe: index]) }
  }

  func test_withPhotoAssetArray() async throws {
    let photos = try [PhotoAsset(image: image()), PhotoAsset(image: image())]
    XCTAssertTrue(photos[safe: 1] === photos[1])
    XCTAssertNil(photos[safe: 2])
  }
}
