// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleImageViewer
import XCTest

@MainActor final class PhotoAssetTests: XCTestCase {
  private let url = URL(filePath: "/photos/lake.jpg")
  private let size = CGSize(width: 100, height: 100)
  private let image = UIImage()

  func test_initWithImage_setsImageAndNilPhAssetAndNilURL() async {
    let asset = PhotoAsset(image: image)
    XCTAssertEqual(asset.image, image)
    XCTAssertNil(asset.libraryPhoto)
    XCTAssertNil(asset.imageURL)
  }

  func test_initWithImage_generatesUniqueID() async {
    XCTAssertNotEqual(PhotoAsset(image: image).id, PhotoAsset(image: image).id)
  }

  func test_initWithURL_setsURLAndNilImageAndNilPhAsset() async {
    let asset = PhotoAsset(imageURL: url)
    XCTAssertEqual(asset.imageURL, url)
    XCTAssertNil(asset.image)
    XCTAssertNil(asset.libraryPhoto)
  }

  func test_equatable_sameInstance_isEqual() async {
    let asset = PhotoAsset(image: image)
    let same = asset
    XCTAssertEqual(asset, same)
  }

  func test_equatable_differentInstances_areNotEqual() async {
    XCTAssertNotEqual(PhotoAsset(image: image), PhotoAsset(image: image))
  }

  func test_identifiable_idIsStableAcrossAccesses() async {
    let asset = PhotoAsset(image: image)
    let id = asset.id
    asset.replace(with: UIImage())
    XCTAssertEqual(asset.id, id)
  }

  func test_loadThumbnail_withPreloadedImage_returnsImmediately() async {
    var answers: [UIImage?] = []
    PhotoAsset(image: image).loadThumbnail(targetSize: size) { answers.append($0) }
    XCTAssertEqual(answers, [image])
  }

  func test_loadThumbnail_withNoPhAssetAndNoImage_returnsNil() async {
    var answers: [UIImage?] = []
    PhotoAsset(imageURL: url).loadThumbnail(targetSize: size) { answers.append($0) }
    XCTAssertEqual(answers, [nil])
  }

  func test_loadFullImage_withPreloadedImage_returnsImmediately() async {
    var answers: [UIImage?] = []
    PhotoAsset(image: image).loadFullImage { answers.append($0) }
    XCTAssertEqual(answers, [image])
  }

  func test_loadFullImage_withNoPhAssetAndNoImage_returnsNil() async {
    var answers: [UIImage?] = []
    PhotoAsset(imageURL: url).loadFullImage { answers.append($0) }
    XCTAssertEqual(answers, [nil])
  }

  func test_fromUIImages() async {
    let assets = PhotoAsset.from(uiImages: [image, image, image])
    XCTAssertEqual(assets.map(\.image), [image, image, image])
    XCTAssertEqual(Set(assets.map(\.id)).count, 3)
    XCTAssertEqual(PhotoAsset.from(uiImages: []), [])
  }

  func test_loadThumbnail_requestsTheSizeFromTheLibrary() async {
    let photo = MockLibraryPhoto(.image(image))
    let asset = PhotoAsset(libraryPhoto: photo)
    asset.loadThumbnail(targetSize: size) { _ in }
    XCTAssertEqual(photo.targetSizes, [size])
    XCTAssertEqual(asset.thumbnail, image)
    XCTAssertNil(asset.image)
    asset.loadFullImage { _ in }
    XCTAssertEqual(photo.targetSizes, [size, nil])
    XCTAssertEqual(asset.image, image)
  }

  func test_deinit_cancelsPendingRequests() async {
    let photo = MockLibraryPhoto(.pending)
    var asset: PhotoAsset? = PhotoAsset(libraryPhoto: photo)
    asset?.loadThumbnail(targetSize: size) { _ in }
    asset?.loadFullImage { _ in }
    asset = nil
    XCTAssertEqual(photo.canceledRequests.sorted(), [1, 2])
  }

  func test_deinit_cancelsNoAnsweredRequests() async {
    let photo = MockLibraryPhoto(.image(image))
    var asset: PhotoAsset? = PhotoAsset(libraryPhoto: photo)
    asset?.loadFullImage { _ in }
    asset = nil
    XCTAssertEqual(photo.canceledRequests, [])
  }
}
