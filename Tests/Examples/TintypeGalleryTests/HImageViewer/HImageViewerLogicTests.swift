// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery
import XCTest

/// The viewer's behavior as observed through its user interface.
@MainActor final class HImageViewerLogicTests: HImageViewerTestCase {
  // MARK: isSinglePhotoMode

  func test_singlePhotoMode_zeroAssets() async throws {
    let host = try screen(PhotoAlbum(count: 0).viewer())
    XCTAssertTrue(host.says("No Photos"))
    XCTAssertFalse(host.shows("Select"))
    XCTAssertFalse(host.shows("Edit"), "No photo can be edited.")
  }

  func test_singlePhotoMode_oneAsset() async throws {
    let host = try screen(PhotoAlbum(count: 1).viewer())
    XCTAssertTrue(host.shows("Photo"))
    XCTAssertTrue(host.shows("Edit"))
    XCTAssertTrue(host.shows("Comment"))
    XCTAssertFalse(host.shows("Select"))
  }

  func test_singlePhotoMode_twoAssets() async throws {
    let host = try screen(PhotoAlbum(count: 2).viewer())
    XCTAssertTrue(host.says("2 Photos"))
    XCTAssertTrue(host.shows("Photo 1") && host.shows("Photo 2"))
    XCTAssertTrue(host.shows("Select"))
    XCTAssertFalse(host.shows("Edit"))
    XCTAssertFalse(host.shows("Comment"))
  }

  // MARK: isUploading

  /// Returns the controls of a viewer that are disabled at an upload progress.
  private func refusals(at progress: Double?) throws -> [String] {
    let state = HImageViewerUploadState(progress: progress)
    let delegate = MockDelegate()
    let viewer = try PhotoAlbum(count: 1).viewer(.init(delegate: delegate, uploadState: state))
    let host = try screen(viewer)
    var refused: [String] = []
    if try host.refuses(.enter, on: "Comment") { refused.append("Comment") }
    for label in ["Save", "Edit", "Close"] where try host.refuses(on: label) {
      refused.append(label)
    }
    let isRefused = !refused.isEmpty
    XCTAssertEqual(delegate.didTapSaveCalled, !isRefused)
    XCTAssertEqual(delegate.didTapEditCalled, !isRefused)
    XCTAssertEqual(delegate.didTapCloseCalled, !isRefused)
    XCTAssertEqual(viewer.comment, isRefused ? "" : "refused")
    return refused
  }

  private let everything = ["Comment", "Save", "Edit", "Close"]

  func test_isUploading_progressNil() async throws { XCTAssertEqual(try refusals(at: nil), []) }

  func test_isUploading_progressZero() async throws { XCTAssertEqual(try refusals(at: 0), []) }

  func test_isUploading_progressHalf() async throws {
    XCTAssertEqual(try refusals(at: 0.5), everything)
  }

  func test_isUploading_progressOne() async throws { XCTAssertEqual(try refusals(at: 1), []) }

  func test_isUploading_betweenAndBeyond() async throws {
    for progress in [0.001, 0.999, 1.0.nextDown, .leastNonzeroMagnitude] {
      XCTAssertEqual(try refusals(at: progress), everything, "at \(progress)")
    }
    for progress in [-0.5, 1.5, .nan, .infinity, -.infinity] {
      XCTAssertEqual(try refusals(at: progress), [], "at \(progress)")
    }
  }

  // MARK: shouldShowSaveButton

  /// Returns a Boolean value that indicates whether a single photo can be saved.
  private func showsSave(edited: Bool, configured: Bool) throws -> Bool {
    let album = try PhotoAlbum(count: 1)
    let viewer = album.viewer(.init(showSaveButton: configured))
    let host = try screen(viewer)
    if edited {
      try host.perform(.tap, on: "Edit")
      album.photos[0].replace(with: try image(0xFF00_FF00))
      try host.update()
    }
    XCTAssertEqual(viewer.wasImageEdited, edited)
    return host.shows("Save")
  }

  func test_shouldShowSave_singleMode_editedTrue_configFalse() async throws {
    XCTAssertTrue(try showsSave(edited: true, configured: false))
  }

  func test_shouldShowSave_singleMode_editedFalse_configFalse() async throws {
    XCTAssertFalse(try showsSave(edited: false, configured: false))
  }

  func test_shouldShowSave_singleMode_configTrue() async throws {
    XCTAssertTrue(try showsSave(edited: true, configured: true))
    XCTAssertTrue(try showsSave(edited: false, configured: true))
  }

  func test_shouldShowSave_multiMode_configTrue() async throws {
    XCTAssertTrue(try screen(PhotoAlbum(count: 2).viewer()).shows("Save"))
  }

  func test_shouldShowSave_multiMode_configFalse() async throws {
    let host = try screen(PhotoAlbum(count: 2).viewer(.init(showSaveButton: false)))
    XCTAssertFalse(host.shows("Save"))
    XCTAssertFalse(host.shows("Select"), "The selection could not be saved.")
  }

  func test_shouldShowSave_multiMode_ignoresEdits() async throws {
    for isConfigured in [true, false] {
      let album = try PhotoAlbum(count: 1)
      let viewer = album.viewer(.init(showSaveButton: isConfigured))
      let host = try screen(viewer)
      try host.perform(.tap, on: "Edit")
      album.photos[0].replace(with: try image(0xFF00_FF00))
      album.photos.append(PhotoAsset(image: try image()))
      try host.update()
      XCTAssertTrue(viewer.wasImageEdited)
      XCTAssertEqual(host.shows("Save"), isConfigured)
    }
  }

  func test_wasImageEdited_needsMoreThanATap() async throws {
    let album = try PhotoAlbum(count: 1)
    let viewer = album.viewer(.init(showSaveButton: false))
    album.photos[0].replace(with: try image(0xFF00_FF00))
    let host = try screen(viewer)
    try host.perform(.tap, on: "Edit")
    XCTAssertFalse(viewer.wasImageEdited, "The editor was closed without a change.")
    XCTAssertFalse(host.shows("Save"))
  }

  // MARK: handleSelection

  func test_selectionToggle() async throws {
    let viewer = try PhotoAlbum(count: 3).viewer()
    let host = try screen(viewer)
    try host.perform(.tap, on: "Select")
    XCTAssertTrue(viewer.selectionMode)
    XCTAssertTrue(host.says("Select Photos") && host.says("No photo selected"))
    try host.perform(.tap, on: "Photo 2")
    XCTAssertEqual(viewer.selectedIndices, [1])
    XCTAssertTrue(host.isSelected("Photo 2"))
    XCTAssertFalse(host.isSelected("Photo 1"))
    XCTAssertTrue(host.says("1 Selected") && host.says("1 photo selected"))
    try host.perform(.tap, on: "Photo 2")
    XCTAssertEqual(viewer.selectedIndices, [])
    XCTAssertFalse(host.isSelected("Photo 2"))
  }

  func test_selection_isForgottenWhenItIsCancelled() async throws {
    let viewer = try PhotoAlbum(count: 3).viewer()
    let host = try screen(viewer)
    for label in ["Select", "Photo 1", "Photo 3", "Cancel"] { try host.perform(.tap, on: label) }
    XCTAssertFalse(viewer.selectionMode)
    XCTAssertEqual(viewer.selectedIndices, [])
    XCTAssertFalse(host.isSelected("Photo 1"))
    XCTAssertTrue(host.shows("Save"))
  }

  func test_selection_needsItsMode() async throws {
    let host = try screen(PhotoAlbum(count: 2).viewer())
    XCTAssertThrowsError(try host.perform(.tap, on: "Photo 1"))
  }

  // MARK: handleDelete

  func test_deleteSelectedAssets() async throws {
    let album = try PhotoAlbum(count: 4)
    let photos = album.photos
    let viewer = album.viewer()
    let host = try screen(viewer)
    for label in ["Select", "Photo 2", "Photo 4", "Delete"] { try host.perform(.tap, on: label) }
    XCTAssertEqual(album.photos, [photos[0], photos[2]])
    XCTAssertEqual(viewer.selectedIndices, [])
    XCTAssertFalse(viewer.selectionMode)
    XCTAssertTrue(host.says("2 Photos"))
    XCTAssertFalse(host.shows("Photo 3"))
  }

  func test_deleteOutOfBoundsIgnored() async throws {
    let album = try PhotoAlbum(count: 5)
    let photos = album.photos
    let viewer = album.viewer()
    let host = try screen(viewer)
    for label in ["Select", "Photo 2", "Photo 4", "Photo 5"] { try host.perform(.tap, on: label) }
    // Another part of the app removes selected photos.
    album.photos.removeLast(2)
    try host.update()
    XCTAssertTrue(host.says("1 Selected") && host.says("1 photo selected"))
    try host.perform(.tap, on: "Delete")
    XCTAssertEqual(album.photos, [photos[0], photos[2]])
    XCTAssertEqual(viewer.selectedIndices, [])
    XCTAssertFalse(viewer.selectionMode)
  }

  func test_delete_nothing_isRefused() async throws {
    let host = try screen(PhotoAlbum(count: 2).viewer())
    try host.perform(.tap, on: "Select")
    XCTAssertTrue(try host.refuses(on: "Delete"))
  }

  func test_delete_allButOne_showsThatOne_andAll_showsNone() async throws {
    let album = try PhotoAlbum(count: 2)
    let host = try screen(album.viewer())
    for label in ["Select", "Photo 1", "Delete"] { try host.perform(.tap, on: label) }
    XCTAssertTrue(host.shows("Photo") && host.shows("Edit"))
    album.photos.append(PhotoAsset(image: try image()))
    try host.update()
    for label in ["Select", "Photo 1", "Photo 2", "Delete"] {
      try host.perform(.tap, on: label)
    }
    XCTAssertTrue(host.says("No Photos"))
    XCTAssertEqual(album.photos, [])
  }

  func test_bottomBar_isLeftOut_whereItWouldBeEmpty() async throws {
    let configuration = HImageViewerConfiguration(showCommentBox: false, showSaveButton: false)
    let host = try screen(PhotoAlbum(count: 1).viewer(configuration))
    XCTAssertEqual(
      host.scene.nodes.filter { $0.semantics?.traits.contains(.isButton) == true }
        .compactMap { $0.semantics?.label }, ["Close", "Edit"])
    XCTAssertFalse(host.scene.nodes.contains { $0.element.contains("BottomBar/") })
  }
}
