// SPDX-License-Identifier: MIT

import Foundation
import TintypeGallery
import XCTest

final class SimilarityServiceTests: XCTestCase {
  typealias SimilarityService = DuplicatePhotos.SimilarityService
  typealias PhotoAsset = DuplicatePhotos.PhotoAsset

  var sut: SimilarityService!
  let epsilon: Float = 0.0001

  override func setUp() {
    super.setUp()
    sut = SimilarityService()
  }

  func testCosineSimilarity_identicalVectors_returnsOne() async {
    let vector = [Float](repeating: 1.0, count: 512)
    let result = await sut.cosineSimilarity(vector, vector)
    XCTAssertEqual(result, 1.0, accuracy: 0.0001)
  }

  // Test: Identical vectors have similarity 1.0
  func testCosineSimilarity_identicalVectors() async {
    let vector: [Float] = [1.0, 2.0, 3.0, 4.0, 5.0]
    let result = await sut.cosineSimilarity(vector, vector)
    XCTAssertEqual(result, 1.0, accuracy: epsilon)
  }

  // Test: Orthogonal vectors have similarity 0.0
  func testCosineSimilarity_orthogonalVectors() async {
    let a: [Float] = [1.0, 0.0, 0.0]
    let b: [Float] = [0.0, 1.0, 0.0]
    let result = await sut.cosineSimilarity(a, b)
    XCTAssertEqual(result, 0.0, accuracy: epsilon, "Orthogonal vectors should have ~0 similarity")
  }

  // Test: Opposite vectors have similarity -1.0
  func testCosineSimilarity_oppositeVectors() async {
    let a: [Float] = [1.0, 2.0, 3.0]
    let b: [Float] = [-1.0, -2.0, -3.0]
    let result = await sut.cosineSimilarity(a, b)
    XCTAssertEqual(result, -1.0, accuracy: epsilon)
  }

  // Test: Different length vectors return 0.0 (error handling)
  func testCosineSimilarity_differentLengths() async {
    let a: [Float] = [1.0, 2.0]
    let b: [Float] = [1.0, 2.0, 3.0]
    let result = await sut.cosineSimilarity(a, b)
    XCTAssertEqual(result, 0.0)
  }

  // Test: Zero vector returns 0.0 (avoid division by zero)
  func testCosineSimilarity_zeroVector() async {
    let a: [Float] = [1.0, 2.0, 3.0]
    let zero: [Float] = [0.0, 0.0, 0.0]
    let result = await sut.cosineSimilarity(a, zero)
    XCTAssertEqual(result, 0.0)
  }

  // Test: Known similarity value (calculated manually/externally)
  func testCosineSimilarity_knownValue() async {
    // cos(theta) between [1,0] and [1,1] = 1/sqrt(2) ≈ 0.7071
    let a: [Float] = [1.0, 0.0]
    let b: [Float] = [1.0, 1.0]
    let expected: Float = 1.0 / sqrt(2.0)  // ≈ 0.7071
    let result = await sut.cosineSimilarity(a, b)
    XCTAssertEqual(result, expected, accuracy: epsilon)
  }

  // MARK: Real length

  func testCosineSimilarity_ofRealLength() async {
    for (a, b, expected) in [
      (TestVectors.ones, TestVectors.huge, 1),
      (TestVectors.ones, TestVectors.tiny, 1),
      (TestVectors.huge, TestVectors.tiny, 1),
      (TestVectors.axis(0), TestVectors.axis(511), 0),
      (TestVectors.ones, TestVectors.firstHalf, Float(0.5).squareRoot()),
      (TestVectors.axis(0), TestVectors.turned(cosine: 0.95), 0.95),
      (TestVectors.ones, TestVectors.ones.map { -$0 }, -1),
    ] as [([Float], [Float], Float)] {
      let result = await sut.cosineSimilarity(a, b)
      XCTAssertEqual(result, expected, accuracy: epsilon)
      let swapped = await sut.cosineSimilarity(b, a)
      XCTAssertEqual(swapped, result, "The similarity is symmetric.")
    }
  }

  func testCosineSimilarity_ofEmptyVectors_isZero() async {
    for vector in [
      TestVectors.zero, TestVectors.notANumber, TestVectors.infinite, [],
    ] {
      let result = await sut.cosineSimilarity(vector, vector)
      XCTAssertEqual(result, 0)
      let other = await sut.cosineSimilarity(TestVectors.ones, vector)
      XCTAssertEqual(other, 0)
    }
  }

  // MARK: Pairs

  private func photo(_ id: String, _ embedding: [Float]) -> PhotoAsset {
    PhotoAsset(id: id, embedding: embedding)
  }

  func testSimilarPairs_areThoseAtTheThreshold() async {
    let photos = [
      photo("a", TestVectors.axis(0)), photo("b", TestVectors.turned(cosine: 0.98)),
      photo("c", TestVectors.turned(cosine: 0.5)), photo("d", TestVectors.axis(0)),
    ]
    let pairs = await sut.similarPairs(among: photos)
    XCTAssertEqual(pairs.map { $0.0.id + $0.1.id }, ["ab", "ad", "bd"])
    XCTAssertEqual(pairs[0].2, 0.98, accuracy: epsilon)
    XCTAssertEqual(pairs[1].2, 1, accuracy: epsilon)
    let loose = await sut.similarPairs(among: photos, threshold: 0.49)
    XCTAssertEqual(loose.count, 6)
  }

  func testSimilarPairs_neverPairAPhotoWithItself() async {
    let once = photo("a", TestVectors.ones)
    let pairs = await sut.similarPairs(among: [once, once])
    XCTAssertTrue(pairs.isEmpty)
  }

  func testSimilarPairs_ofPhotosWithoutAFingerprint_areNone() async {
    let photos = [photo("a", []), photo("b", []), photo("c", TestVectors.zero)]
    let pairs = await sut.similarPairs(among: photos)
    XCTAssertTrue(pairs.isEmpty)
  }

  func testSimilarPairs_atAThresholdThatIsNoNumber_areNone() async {
    let photos = [photo("a", TestVectors.ones), photo("b", TestVectors.ones)]
    let pairs = await sut.similarPairs(among: photos, threshold: .nan)
    XCTAssertTrue(pairs.isEmpty)
  }
}
