// SPDX-License-Identifier: MIT

import TintypeGallery
import XCTest

@MainActor final class HImageViewerConfigurationTests: HImageViewerTestCase {
  func test_defaultInit_allDefaults() async {
    let configuration = HImageViewerConfiguration()
    XCTAssertNil(configuration.initialComment)
    XCTAssertNil(configuration.delegate)
    XCTAssertTrue(configuration.showCommentBox)
    XCTAssertTrue(configuration.showSaveButton)
    XCTAssertTrue(configuration.showEditButton)
    XCTAssertNil(configuration.title)
    XCTAssertNil(configuration.uploadState)
  }

  func test_showCommentBox_defaultTrue() async throws {
    XCTAssertTrue(HImageViewerConfiguration().showCommentBox)
    XCTAssertTrue(try screen(PhotoAlbum(count: 1).viewer()).shows("Comment"))
    XCTAssertFalse(
      try screen(PhotoAlbum(count: 1).viewer(.init(showCommentBox: false))).shows("Comment"))
  }

  func test_showSaveButton_defaultTrue() async throws {
    XCTAssertTrue(HImageViewerConfiguration().showSaveButton)
    XCTAssertTrue(try screen(PhotoAlbum(count: 1).viewer()).shows("Save"))
  }

  func test_showEditButton_defaultTrue() async throws {
    XCTAssertTrue(HImageViewerConfiguration().showEditButton)
    XCTAssertTrue(try screen(PhotoAlbum(count: 1).viewer()).shows("Edit"))
    XCTAssertFalse(
      try screen(PhotoAlbum(count: 1).viewer(.init(showEditButton: false))).shows("Edit"))
  }

  func test_customInit_setsAllProperties() async {
    let delegate = MockDelegate()
    let state = HImageViewerUploadState(progress: 0.25)
    let configuration = HImageViewerConfiguration(
      initialComment: "At the lake", delegate: delegate, showCommentBox: false,
      showSaveButton: false, showEditButton: false, title: "Summer", uploadState: state)
    XCTAssertEqual(configuration.initialComment, "At the lake")
    XCTAssertTrue(configuration.delegate === delegate)
    XCTAssertFalse(configuration.showCommentBox)
    XCTAssertFalse(configuration.showSaveButton)
    XCTAssertFalse(configuration.showEditButton)
    XCTAssertEqual(configuration.title, "Summer")
    XCTAssertTrue(configuration.uploadState === state)
  }

  func test_initialComment_setToNonNil() async throws {
    let configuration = HImageViewerConfiguration(initialComment: "At the lake")
    XCTAssertEqual(configuration.initialComment, "At the lake")
    let viewer = try PhotoAlbum(count: 1).viewer(configuration)
    XCTAssertEqual(viewer.comment, "At the lake")
    XCTAssertTrue(try screen(viewer).says("Comment: At the lake."))
  }

  func test_title_setToNonNil() async throws {
    let configuration = HImageViewerConfiguration(title: "Summer")
    XCTAssertEqual(configuration.title, "Summer")
    // The title is visible only without a comment box.
    XCTAssertFalse(try screen(PhotoAlbum(count: 1).viewer(configuration)).says("Summer"))
    let untold = HImageViewerConfiguration(showCommentBox: false, title: "Summer")
    XCTAssertTrue(try screen(PhotoAlbum(count: 1).viewer(untold)).says("Summer"))
  }

  func test_uploadState_setToNonNil() async {
    let state = HImageViewerUploadState(progress: 0.5)
    let configuration = HImageViewerConfiguration(uploadState: state)
    XCTAssertTrue(configuration.uploadState === state)
    XCTAssertEqual(configuration.uploadState?.progress, 0.5)
  }

  func test_delegate_setToNonNil() async {
    var delegate: MockDelegate? = MockDelegate()
    weak let probe = delegate
    let configuration = HImageViewerConfiguration(delegate: delegate)
    XCTAssertTrue(configuration.delegate === delegate)
    delegate = nil
    XCTAssertNotNil(probe, "The configuration retains its delegate.")
    withExtendedLifetime(configuration) {}
  }

  func test_delegate_goesAwayWithItsConfiguration_whileTheViewerLives() async throws {
    let album = try PhotoAlbum(count: 1)
    weak var probe: MockDelegate?
    let viewer: HImageViewer
    do {
      let delegate = MockDelegate()
      probe = delegate
      viewer = album.viewer(HImageViewerConfiguration(delegate: delegate))
      try screen(viewer).perform(.tap, on: "Save")
      XCTAssertTrue(delegate.didTapSaveCalled)
    }
    XCTAssertNil(probe, "The viewer retains its delegate.")
    try screen(viewer).perform(.tap, on: "Save")
  }

  func test_viewer_goesAway_whileItsUploadStateLives() async throws {
    let state = HImageViewerUploadState()
    weak var probe: HImageViewer?
    do {
      let viewer = try PhotoAlbum(count: 2).viewer(.init(uploadState: state))
      viewer.load()
      probe = viewer
      XCTAssertNotNil(probe)
    }
    XCTAssertNil(probe)
    state.progress = 1
  }
}
