// SPDX-License-Identifier: MIT

import Tintype
import TintypeComponents
import TintypeGallery
import TintypeScheduling
import XCTest

/// Tests of requests, answers and cancellation, which the document could not test without a
/// library.
@MainActor final class PhotoAssetLibraryTests: HImageViewerTestCase {
  private let size = Size(width: 100, height: 80)

  func test_initWithPhAsset_startsNoRequest() async {
    let library = FakePhotoLibrary()
    let asset = PhotoAsset(
      phAsset: FakeLibraryAsset(localIdentifier: "lake"), imageManager: library)
    XCTAssertEqual(asset.phAsset?.localIdentifier, "lake")
    XCTAssertNil(asset.image)
    XCTAssertNil(asset.imageURL)
    XCTAssertEqual(library.requests.count, 0)
  }

  func test_loadFullImage_requestsIt_andKeepsTheResult() async throws {
    let library = FakePhotoLibrary()
    let asset = PhotoAsset(
      phAsset: FakeLibraryAsset(localIdentifier: "lake"), imageManager: library)
    let image = try image()
    var answers: [ImageData?] = []
    asset.loadFullImage { answers.append($0) }
    XCTAssertEqual(answers, [])
    XCTAssertEqual(library.requests.map(\.asset), ["lake"])
    XCTAssertEqual(library.requests.map(\.targetSize), [nil])
    library.answer(1, with: image)
    XCTAssertEqual(answers, [image])
    XCTAssertEqual(asset.image, image)
    asset.loadFullImage { answers.append($0) }
    XCTAssertEqual(answers, [image, image])
    XCTAssertEqual(library.requests.count, 1)
  }

  func test_loadThumbnail_storesTheSmallImageSeparately() async throws {
    let library = FakePhotoLibrary()
    let asset = PhotoAsset(phAsset: FakeLibraryAsset(), imageManager: library)
    let (small, whole) = try (image(0xFF11_1111), image(0xFF22_2222))
    var answers: [ImageData?] = []
    asset.loadThumbnail(targetSize: size) { answers.append($0) }
    XCTAssertEqual(library.requests.map(\.targetSize), [size])
    library.answer(1, with: small)
    asset.loadThumbnail(targetSize: size) { answers.append($0) }
    XCTAssertEqual(library.requests.count, 1)
    XCTAssertNil(asset.image, "The thumbnail does not replace the full image.")
    asset.loadFullImage { answers.append($0) }
    library.answer(2, with: whole)
    XCTAssertEqual(answers, [small, small, whole])
    XCTAssertEqual(asset.thumbnail, small)
  }

  func test_load_sharesARequest_amongAllWhoWait() async throws {
    let library = FakePhotoLibrary()
    let asset = PhotoAsset(phAsset: FakeLibraryAsset(), imageManager: library)
    let image = try image()
    var answers: [ImageData?] = []
    for _ in 0..<3 { asset.loadFullImage { answers.append($0) } }
    XCTAssertEqual(library.requests.count, 1)
    library.answer(1, with: image)
    XCTAssertEqual(answers, [image, image, image])
  }

  func test_load_withoutAnAnswer_returnsNil_andCanBeTriedAgain() async throws {
    let library = FakePhotoLibrary()
    let asset = PhotoAsset(phAsset: FakeLibraryAsset(), imageManager: library)
    let image = try image()
    var answers: [ImageData?] = []
    asset.loadFullImage { answers.append($0) }
    library.answer(1, with: nil)
    asset.loadFullImage { answers.append($0) }
    library.answer(2, with: image)
    XCTAssertEqual(answers, [nil, image])
  }

  func test_load_takesAnAnswer_thatComesBeforeTheRequestReturns() async throws {
    let library = FakePhotoLibrary()
    let image = try image()
    library.immediateAnswer = image
    var asset: PhotoAsset? = PhotoAsset(phAsset: FakeLibraryAsset(), imageManager: library)
    var answers: [ImageData?] = []
    asset?.loadFullImage { answers.append($0) }
    XCTAssertEqual(answers, [image])
    asset = nil
    XCTAssertEqual(library.cancelled, [], "A completed request is not canceled.")
  }

  func test_load_takesOneAnswer_ofALibraryThatGivesTwo() async throws {
    let library = FakePhotoLibrary()
    let asset = PhotoAsset(phAsset: FakeLibraryAsset(), imageManager: library)
    let image = try image()
    var answers: [ImageData?] = []
    asset.loadFullImage { answers.append($0) }
    library.answer(1, with: image)
    library.answer(1, with: nil)
    XCTAssertEqual(answers, [image])
    XCTAssertEqual(asset.image, image)
  }

  func test_deinit_cancelsPendingRequests() async throws {
    let library = FakePhotoLibrary()
    var asset: PhotoAsset? = PhotoAsset(phAsset: FakeLibraryAsset(), imageManager: library)
    var answers: [ImageData?] = []
    asset?.loadThumbnail(targetSize: size) { answers.append($0) }
    asset?.loadFullImage { answers.append($0) }
    XCTAssertEqual(library.cancelled, [])
    asset = nil
    XCTAssertEqual(library.cancelled, [1, 2])
    library.answer(1, with: try image())
    XCTAssertEqual(answers, [])
  }

  func test_deinit_afterTheAnswer_cancelsNothing() async throws {
    let library = FakePhotoLibrary()
    var asset: PhotoAsset? = PhotoAsset(phAsset: FakeLibraryAsset(), imageManager: library)
    asset?.loadFullImage { _ in }
    library.answer(1, with: try image())
    asset = nil
    XCTAssertEqual(library.cancelled, [])
  }

  func test_cancelRequests_ignoresLateAnswers() async throws {
    let library = FakePhotoLibrary()
    let asset = PhotoAsset(phAsset: FakeLibraryAsset(), imageManager: library)
    let (late, image) = try (image(0xFF11_1111), image(0xFF22_2222))
    var answers: [ImageData?] = []
    asset.loadFullImage { answers.append($0) }
    asset.cancelRequests()
    XCTAssertEqual(library.cancelled, [1])
    asset.loadFullImage { answers.append($0) }
    library.answer(1, with: late)
    XCTAssertEqual(answers, [], "The answer belongs to a canceled request.")
    library.answer(2, with: image)
    XCTAssertEqual(answers, [image])
  }

  func test_snapshot_fails_whileARequestIsPending() async throws {
    let library = FakePhotoLibrary()
    let asset = PhotoAsset(phAsset: FakeLibraryAsset(), imageManager: library)
    asset.loadFullImage { _ in }
    let view = HImageViewerKit.PhotoView(asset: asset)
    let failure = verifySnapshot(of: view, as: .outline, record: .none)
    XCTAssertEqual(failure?.contains("a photo of the library"), true, failure ?? "no failure")
    asset.cancelRequests()
    XCTAssertTrue(WorkTracker.pending().isEmpty)
  }
}
