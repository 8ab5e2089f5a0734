// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeGallery
import TintypeScheduling
import XCTest

@MainActor final class PhotoAssetTests: HImageViewerTestCase {
  private let url = URL(filePath: "/photos/lake.jpg")
  private let size = Size(width: 100, height: 100)

  func test_initWithImage_setsImageAndNilPhAssetAndNilURL() async throws {
    let image = try image()
    let asset = PhotoAsset(image: image)
    XCTAssertEqual(asset.image, image)
    XCTAssertNil(asset.phAsset)
    XCTAssertNil(asset.imageURL)
  }

  func test_initWithImage_generatesUniqueID() async throws {
    let image = try image()
    XCTAssertNotEqual(PhotoAsset(image: image).id, PhotoAsset(image: image).id)
  }

  func test_initWithURL_setsURLAndNilImageAndNilPhAsset() async {
    let asset = PhotoAsset(imageURL: url)
    XCTAssertEqual(asset.imageURL, url)
    XCTAssertNil(asset.image)
    XCTAssertNil(asset.phAsset)
  }

  func test_equatable_sameInstance_isEqual() async throws {
    let asset = try PhotoAsset(image: image())
    let same = asset
    XCTAssertTrue(asset == same)
  }

  func test_equatable_differentInstances_areNotEqual() async throws {
    let image = try image()
    XCTAssertFalse(PhotoAsset(image: image) == PhotoAsset(image: image))
  }

  func test_identifiable_idIsStableAcrossAccesses() async throws {
    let asset = try PhotoAsset(image: image())
    let id = asset.id
    asset.replace(with: try image(0xFF00_FF00))
    XCTAssertEqual(asset.id, id)
  }

  func test_loadThumbnail_withPreloadedImage_returnsImmediately() async throws {
    let image = try image()
    var answers: [ImageData?] = []
    PhotoAsset(image: image).loadThumbnail(targetSize: size) { answers.append($0) }
    XCTAssertEqual(answers, [image])
  }

  func test_loadThumbnail_withNoPhAssetAndNoImage_returnsNil() async {
    var answers: [ImageData?] = []
    PhotoAsset(imageURL: url).loadThumbnail(targetSize: size) { answers.append($0) }
    XCTAssertEqual(answers, [nil])
  }

  func test_loadFullImage_withPreloadedImage_returnsImmediately() async throws {
    let image = try image()
    var answers: [ImageData?] = []
    PhotoAsset(image: image).loadFullImage { answers.append($0) }
    XCTAssertEqual(answers, [image])
  }

  func test_loadFullImage_withNoPhAssetAndNoImage_returnsNil() async {
    var answers: [ImageData?] = []
    PhotoAsset(imageURL: url).loadFullImage { answers.append($0) }
    XCTAssertEqual(answers, [nil])
  }

  func test_fromUIImages_returnsCorrectCount() async throws {
    let images = try [image(), image(), image()]
    XCTAssertEqual(PhotoAsset.from(uiImages: images).count, 3)
  }

  func test_fromUIImages_eachAssetHasImage() async throws {
    let images = try [image(0xFFFF_0000), image(0xFF00_FF00)]
    XCTAssertEqual(PhotoAsset.from(uiImages: images).map(\.image), images)
  }

  func test_fromUIImages_emptyArray_returnsEmpty() async {
    XCTAssertEqual(PhotoAsset.from(uiImages: []), [])
  }

  func test_fromUIImages_allAssetsHaveUniqueIDs() async throws {
    let image = try image()
    let assets = PhotoAsset.from(uiImages: Array(repeating: image, count: 5))
    XCTAssertEqual(Set(assets.map(\.id)).count, 5)
  }

  func test_image_isPublished() async throws {
    let asset = try PhotoAsset(image: image())
    var changes = 0
    let cancellable = asset.objectWillChange.sink { changes += 1 }
    asset.replace(with: try image(0xFF00_FF00))
    XCTAssertGreaterThan(changes, 0)
    cancellable.cancel()
  }
}
