// SPDX-License-Identifier: MIT

@testable import TintypeSampleDuplicatePhotos
import XCTest

final class GroupingTests: XCTestCase {
  var sut: SimilarityService!

  override func setUp() {
    super.setUp()
    sut = SimilarityService()
  }

  // Test: Empty pairs returns empty groups
  func testGroupSimilarPhotos_emptyInput() {
    let pairs: [(PhotoAsset, PhotoAsset, Float)] = []
    let groups = sut.groupSimilarPhotos(pairs: pairs)
    XCTAssertTrue(groups.isEmpty)
  }

  // Test: Single pair creates one group
  func testGroupSimilarPhotos_singlePair() {
    // Create two test photos with same embedding
    let photo1 = makeTestPhoto(id: "1")
    let photo2 = makeTestPhoto(id: "2")
    let pairs = [(photo1, photo2, Float(0.95))]

    let groups = sut.groupSimilarPhotos(pairs: pairs)
    XCTAssertEqual(groups.count, 1)
  }

  // Test: Chain A-B, B-C creates one group {A,B,C}
  func testGroupSimilarPhotos_transitiveChain() {
    let photo1 = makeTestPhoto(id: "1")
    let photo2 = makeTestPhoto(id: "2")
    let photo3 = makeTestPhoto(id: "3")
    let pairs = [
      (photo1, photo2, Float(0.95)),
      (photo2, photo3, Float(0.92)),
    ]

    let groups = sut.groupSimilarPhotos(pairs: pairs)
    XCTAssertEqual(groups.count, 1, "Chain should form single connected component")
  }

  // Test: Disjoint pairs create separate groups
  func testGroupSimilarPhotos_disjointPairs() {
    let photo1 = makeTestPhoto(id: "1")
    let photo2 = makeTestPhoto(id: "2")
    let photo3 = makeTestPhoto(id: "3")
    let photo4 = makeTestPhoto(id: "4")
    let pairs = [
      (photo1, photo2, Float(0.95)),
      (photo3, photo4, Float(0.93)),
    ]

    let groups = sut.groupSimilarPhotos(pairs: pairs)
    XCTAssertEqual(groups.count, 2, "Disjoint pairs should form separate groups")
  }

  // Helper to create test photos
  private func makeTestPhoto(id: String) -> PhotoAsset {
    PhotoAsset(id: id, embedding: TestVectors.ones)
  }

  // MARK: Further requirements of the document

  /// Creates pairs from the names of their photos, such as `"a-b 0.95"`.
  private func pairs(_ texts: String...) -> [(PhotoAsset, PhotoAsset, Float)] {
    texts.compactMap { text in
      let parts = text.split { $0 == "-" || $0 == " " }.map(String.init)
      guard parts.count == 3, let similarity = Float(parts[2]) else {
        XCTFail("\(text) is not a pair.")
        return nil
      }
      return (makeTestPhoto(id: parts[0]), makeTestPhoto(id: parts[1]), similarity)
    }
  }

  private func members(_ pairs: [(PhotoAsset, PhotoAsset, Float)]) -> [[String]] {
    sut.groupSimilarPhotos(pairs: pairs).map { $0.photos.map(\.id) }
  }

  func testGroupSimilarPhotos_photosAreInTheirGroups() {
    XCTAssertEqual(members(pairs("1-2 0.95")), [["1", "2"]])
    XCTAssertEqual(members(pairs("1-2 0.95", "2-3 0.92")), [["1", "2", "3"]])
    XCTAssertEqual(members(pairs("1-2 0.95", "3-4 0.93")), [["1", "2"], ["3", "4"]])
  }

  func testGroupSimilarPhotos_photosKeepWhatTheyAre() {
    let one = PhotoAsset(id: "1", embedding: TestVectors.axis(0))
    let two = PhotoAsset(id: "2", embedding: TestVectors.axis(1))
    XCTAssertEqual(sut.groupSimilarPhotos(pairs: [(one, two, Float(1))]).first?.photos, [one, two])
  }

  func testGroupSimilarPhotos_selfPair_makesNoGroup() {
    XCTAssertEqual(members(pairs("1-1 1")), [])
    XCTAssertEqual(members(pairs("1-1 1", "1-2 0.95", "2-2 1")), [["1", "2"]])
  }

  func testGroupSimilarPhotos_lonePhoto_isInNoGroup() {
    let groups = members(pairs("1-2 0.95", "3-3 1", "4-5 0.95"))
    XCTAssertEqual(groups, [["1", "2"], ["4", "5"]])
    XCTAssertTrue(groups.allSatisfy { $0.count > 1 })
  }

  func testGroupSimilarPhotos_duplicatePairs_countOnce() {
    XCTAssertEqual(
      members(pairs("1-2 0.95", "1-2 0.95", "2-1 0.95")), [["1", "2"]])
  }

  func testGroupSimilarPhotos_orderIsThatOfFirstAppearance() {
    XCTAssertEqual(
      members(pairs("9-3 0.95", "b-a 0.95", "3-7 0.95", "a-z 0.95")),
      [["9", "3", "7"], ["b", "a", "z"]])
    XCTAssertEqual(
      members(pairs("1-2 0.95", "3-4 0.95", "4-1 0.95")), [["1", "2", "3", "4"]],
      "A later pair joins two groups.")
  }

  func testGroupSimilarPhotos_isTheSameEachTime() {
    let texts = (0..<200).map { "\($0 % 40)-\($0 * 7 % 40 + 40) 0.9\($0 % 10)" }
    let pairs = texts.flatMap { self.pairs($0) }
    let first = sut.groupSimilarPhotos(pairs: pairs)
    for _ in 0..<20 { XCTAssertEqual(sut.groupSimilarPhotos(pairs: pairs), first) }
  }

  func testGroupSimilarPhotos_similarityIsThatOfTheLeastAlike() {
    let groups = sut.groupSimilarPhotos(
      pairs: pairs("1-2 0.99", "3-4 0.97", "2-5 0.93", "1-1 0.1", "2-1 0.98"))
    XCTAssertEqual(groups.map(\.similarity), [0.93, 0.97])
    XCTAssertEqual(groups.map(\.id), ["1", "3"])
  }

  func testGroupSimilarPhotos_similarityThatIsNoNumber_connectsNothing() {
    XCTAssertEqual(members(pairs("1-2 nan")), [])
    XCTAssertEqual(members(pairs("1-2 0.95", "2-3 nan")), [["1", "2"]])
  }

  /// A photo without a library; the document's `PhotoAssetProtocol` requires no more.
  private struct BarePhoto: PhotoAssetProtocol {
    let id: String
    var embedding: [Float] { [] }
  }

  func testGroupSimilarPhotos_ofAnyKindOfPhoto() {
    let groups = sut.groupSimilarPhotos(
      pairs: [(BarePhoto(id: "x"), BarePhoto(id: "y"), Float(0.99))])
    XCTAssertEqual(groups.map { $0.photos.map(\.id) }, [["x", "y"]])
  }
}
