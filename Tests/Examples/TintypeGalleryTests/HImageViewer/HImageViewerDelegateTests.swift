// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery
import XCTest

@MainActor final class HImageViewerDelegateTests: HImageViewerTestCase {
  func test_defaultImpl_didTapSaveButton_doesNotCrash() async throws {
    let delegate = MinimalDelegate()
    try screen(PhotoAlbum(count: 1).viewer(.init(delegate: delegate))).perform(.tap, on: "Save")
    delegate.didTapSaveButton(comment: "", photos: [])
  }

  func test_defaultImpl_didTapCloseButton_doesNotCrash() async throws {
    let delegate = MinimalDelegate()
    let viewer = try PhotoAlbum(count: 1).viewer(.init(delegate: delegate))
    try screen(viewer).perform(.tap, on: "Close")
    XCTAssertTrue(viewer.isDismissed)
    delegate.didTapCloseButton()
  }

  func test_defaultImpl_didTapEditButton_doesNotCrash() async throws {
    let delegate = MinimalDelegate()
    let album = try PhotoAlbum(count: 1)
    try screen(album.viewer(.init(delegate: delegate))).perform(.tap, on: "Edit")
    delegate.didTapEditButton(photo: album.photos[0])
  }

  func test_customImpl_didTapSaveButton_isCalled() async throws {
    let delegate = MockDelegate()
    let album = try PhotoAlbum(count: 1)
    let host = try screen(album.viewer(.init(delegate: delegate)))
    try host.enter("At the lake", on: "Comment")
    XCTAssertFalse(delegate.didTapSaveCalled)
    try host.perform(.tap, on: "Save")
    XCTAssertTrue(delegate.didTapSaveCalled)
    XCTAssertEqual(delegate.lastSaveComment, "At the lake")
    XCTAssertEqual(delegate.lastSavePhotos, album.photos)
  }

  func test_customImpl_didTapCloseButton_isCalled() async throws {
    let delegate = MockDelegate()
    let viewer = try PhotoAlbum(count: 1).viewer(.init(delegate: delegate))
    let host = try screen(viewer)
    XCTAssertFalse(delegate.didTapCloseCalled)
    try host.perform(.tap, on: "Close")
    XCTAssertTrue(delegate.didTapCloseCalled)
    XCTAssertTrue(viewer.isDismissed)
    XCTAssertTrue(host.scene.commands.isEmpty)
  }

  func test_customImpl_didTapEditButton_isCalled() async throws {
    let delegate = MockDelegate()
    let album = try PhotoAlbum(count: 1)
    try screen(album.viewer(.init(delegate: delegate))).perform(.tap, on: "Edit")
    XCTAssertTrue(delegate.didTapEditCalled)
    XCTAssertTrue(delegate.lastEditPhoto === album.photos[0])
    XCTAssertFalse(delegate.didTapSaveCalled)
  }

  func test_selectiveAdoption_allMethodsCallable() async throws {
    let delegate: any HImageViewerKit.HImageViewerControlDelegate = MinimalDelegate()
    let host = try screen(PhotoAlbum(count: 1).viewer(.init(delegate: delegate)))
    for button in ["Save", "Edit", "Close"] { try host.perform(.tap, on: button) }
  }

  func test_save_ofManyPhotos_passesAllOfThem() async throws {
    let delegate = MockDelegate()
    let album = try PhotoAlbum(count: 3)
    try screen(album.viewer(.init(delegate: delegate))).perform(.tap, on: "Save")
    XCTAssertEqual(delegate.lastSavePhotos, album.photos)
    XCTAssertEqual(delegate.lastSaveComment, "")
  }

  func test_mock_resetForgetsEverything() async throws {
    let delegate = MockDelegate()
    let host = try screen(PhotoAlbum(count: 1).viewer(.init(delegate: delegate)))
    for button in ["Save", "Edit", "Close"] { try host.perform(.tap, on: button) }
    delegate.reset()
    XCTAssertFalse(delegate.didTapSaveCalled)
    XCTAssertNil(delegate.lastSaveComment)
    XCTAssertNil(delegate.lastSavePhotos)
    XCTAssertFalse(delegate.didTapCloseCalled)
    XCTAssertFalse(delegate.didTapEditCalled)
    XCTAssertNil(delegate.lastEditPhoto)
  }
}
