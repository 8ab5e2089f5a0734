// SPDX-License-Identifier: MIT

@testable import TintypeSampleImageViewer
import XCTest

final class ArraySafeSubscriptTests: XCTestCase {
  private let numbers = [10, 20, 30]

  func test_validIndex_returnsElement() { XCTAssertEqual(numbers[safe: 1], 20) }

  func test_firstIndex_returnsFirst() { XCTAssertEqual(numbers[safe: 0], 10) }

  func test_lastValidIndex_returnsLast() { XCTAssertEqual(numbers[safe: 2], 30) }

  func test_negativeIndex_returnsNil() { XCTAssertNil(numbers[safe: -1]) }

  func test_indexEqualToCount_returnsNil() { XCTAssertNil(numbers[safe: 3]) }

  func test_indexBeyondCount_returnsNil() { XCTAssertNil(numbers[safe: 100]) }

  func test_emptyArray_returnsNil() { XCTAssertNil([Int]()[safe: 0]) }

  @MainActor func test_withPhotoAssetArray() async {
    let photos = SampleAssets.journey
    XCTAssertEqual(photos[safe: 11], photos.last)
    XCTAssertNil(photos[safe: 12])
  }
}
