// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeComponents
import TintypeGallery
import TintypeScheduling
import XCTest

/// Tests of photo loading and its failures.
@MainActor final class PhotoViewTests: HImageViewerTestCase {
  private typealias PhotoView = HImageViewerKit.PhotoView
  private let url = URL(filePath: "/photos/lake.jpg")

  func test_image_isLoadedFromTheStart() async throws {
    let image = try image()
    XCTAssertEqual(PhotoView(asset: PhotoAsset(image: image)).phase, .loaded(image))
  }

  func test_url_isLoadedThroughTheLoader_onDemandAndOnce() async throws {
    let loader = FakePhotoLoader()
    let asset = PhotoAsset(imageURL: url)
    let view = PhotoView(asset: asset, loader: loader)
    XCTAssertEqual(view.phase, .loading)
    XCTAssertEqual(loader.urls, [], "The view loads nothing before it appears.")
    view.load()
    view.load()
    await settle { !loader.urls.isEmpty }
    XCTAssertEqual(loader.urls, [url])
    XCTAssertEqual(view.phase, .loading)
    let image = try image()
    loader.answer(with: .success(image))
    await settle()
    XCTAssertEqual(view.phase, .loaded(image))
    XCTAssertEqual(asset.image, image)
  }

  func test_url_whileItLoads_keepsSnapshotsWaiting() async throws {
    let loader = FakePhotoLoader()
    let view = PhotoView(asset: PhotoAsset(imageURL: url), loader: loader)
    view.load()
    await settle { !loader.urls.isEmpty }
    let failure = verifySnapshot(of: view, as: .outline, record: .none)
    XCTAssertEqual(failure?.contains("lake.jpg"), true, failure ?? "no failure")
    loader.answer(with: .success(try image()))
    await settle()
  }

  func test_url_thatCannotBeLoaded_fails_andIsTriedAgain() async throws {
    let loader = FakePhotoLoader()
    let view = PhotoView(asset: PhotoAsset(imageURL: url), loader: loader)
    let host = try ComponentHost(view, in: .device(.iPhone13))
    XCTAssertTrue(host.says("Loading photo…"))
    view.load()
    await settle { !loader.urls.isEmpty }
    loader.answer(with: .failure(FakePhotoLoader.Offline()))
    await settle()
    XCTAssertEqual(view.phase, .failed)
    try host.update()
    XCTAssertTrue(host.says("Photo Unavailable"))
    try host.perform(.tap, on: "Try Again")
    XCTAssertEqual(view.phase, .loading)
    await settle { !loader.urls.isEmpty }
    let image = try image()
    loader.answer(with: .success(image))
    await settle()
    XCTAssertEqual(view.phase, .loaded(image))
    try host.update()
    XCTAssertTrue(host.shows("Photo"))
  }

  func test_url_withoutALoader_fails() async {
    let view = PhotoView(asset: PhotoAsset(imageURL: url))
    view.load()
    XCTAssertEqual(view.phase, .failed)
  }

  func test_deinit_cancelsTheTask() async throws {
    let loader = FakePhotoLoader()
    var view: PhotoView? = PhotoView(asset: PhotoAsset(imageURL: url), loader: loader)
    view?.load()
    await settle { !loader.urls.isEmpty }
    XCTAssertFalse(loader.wasCancelled)
    view = nil
    XCTAssertTrue(loader.wasCancelled)
    loader.answer(with: .success(try image()))
    await settle()
  }

  func test_cancel_leavesThePhotoToBeLoadedLater() async throws {
    let loader = FakePhotoLoader()
    let view = PhotoView(asset: PhotoAsset(imageURL: url), loader: loader)
    view.load()
    await settle { !loader.urls.isEmpty }
    view.cancel()
    XCTAssertTrue(loader.wasCancelled)
    loader.answer(with: .success(try image()))
    await settle()
    XCTAssertEqual(view.phase, .loading, "The result of a canceled request is not shown.")
    view.load()
    await settle { !loader.urls.isEmpty }
    let image = try image(0xFF00_FF00)
    loader.answer(with: .success(image))
    await settle()
    XCTAssertEqual(view.phase, .loaded(image))
  }

  func test_libraryPhoto_asThumbnail_requestsASmallSize_andTheFullSizeOtherwise() async throws {
    let library = FakePhotoLibrary()
    let asset = PhotoAsset(phAsset: FakeLibraryAsset(), imageManager: library)
    let small = PhotoView(asset: asset, purpose: .thumbnail)
    let whole = PhotoView(asset: asset)
    small.load()
    let image = try image()
    library.answer(1, with: image)
    XCTAssertEqual(small.phase, .loaded(image))
    XCTAssertEqual(whole.phase, .loading)
    whole.load()
    library.answer(2, with: nil)
    XCTAssertEqual(whole.phase, .failed)
    XCTAssertEqual(library.requests.map(\.targetSize), [PhotoView.thumbnailSize, nil])
  }

  func test_cancel_leavesTheLibraryToOthersWhoWait() async throws {
    let library = FakePhotoLibrary()
    let asset = PhotoAsset(phAsset: FakeLibraryAsset(), imageManager: library)
    let (first, second) = (PhotoView(asset: asset), PhotoView(asset: asset))
    first.load()
    second.load()
    first.cancel()
    XCTAssertEqual(library.cancelled, [], "The other view still waits.")
    first.load()
    second.cancel()
    let image = try image()
    library.answer(1, with: image)
    XCTAssertEqual(first.phase, .loaded(image))
    XCTAssertEqual(library.requests.count, 1)
    XCTAssertEqual(library.cancelled, [])
  }

  func test_viewer_loadsWhatItShows_andGivesItUpWhenClosed() async throws {
    let library = FakePhotoLibrary()
    let photos = (1...2).map {
      PhotoAsset(phAsset: FakeLibraryAsset(localIdentifier: "\($0)"), imageManager: library)
    }
    let album = PhotoAlbum(photos)
    let viewer = album.viewer()
    XCTAssertEqual(library.requests.count, 0)
    viewer.load()
    XCTAssertEqual(library.requests.map(\.asset), ["1", "2"])
    library.answer(1, with: try image())
    let host = try screen(viewer)
    XCTAssertTrue(host.says("Photo 2: Loading."))
    try host.perform(.tap, on: "Close")
    XCTAssertEqual(library.cancelled, [2])
    viewer.load()
    XCTAssertEqual(library.requests.count, 2, "A dismissed view loads nothing.")
  }

  func test_viewer_afterDelete_loadsTheOnlyPhotoThatIsLeft_andGivesUpTheOthers() async throws {
    let library = FakePhotoLibrary()
    let album = PhotoAlbum(
      (1...2).map {
        PhotoAsset(phAsset: FakeLibraryAsset(localIdentifier: "\($0)"), imageManager: library)
      })
    let viewer = album.viewer()
    viewer.load()
    let host = try screen(viewer)
    for label in ["Select", "Photo 1", "Delete"] { try host.perform(.tap, on: label) }
    XCTAssertEqual(library.cancelled, [1])
    XCTAssertEqual(library.requests.map(\.asset), ["1", "2", "2"])
    XCTAssertEqual(library.requests.last?.targetSize, nil)
    library.answer(3, with: try image())
    try host.update()
    XCTAssertTrue(host.shows("Photo"))
    viewer.load()
    album.photos[0].cancelRequests()
  }
}
