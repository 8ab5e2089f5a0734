// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery
import XCTest

/// The viewer's behavior during an upload.
@MainActor final class HImageViewerUploadTests: HImageViewerTestCase {
  func test_ring_isHiddenAtNil_andShownFromZeroOn() async throws {
    let state = HImageViewerUploadState()
    let host = try screen(PhotoAlbum(count: 2).viewer(.init(uploadState: state)))
    let rows: [(progress: Double?, spoken: String?)] = [
      (nil, nil), (0, "0%"), (0.29, "29%"), (0.5, "50%"), (0.999, "99%"),
      (nil, nil), (-3, "0%"), (.nan, nil),
    ]
    for row in rows {
      state.progress = row.progress
      try host.update()
      XCTAssertEqual(
        host.says("Uploading: "), row.spoken != nil, "at \(String(describing: row.progress))")
      if let spoken = row.spoken { XCTAssertTrue(host.says("Uploading: \(spoken)")) }
    }
  }

  func test_viewer_isDismissed_whenOneIsReached() async throws {
    for end in [1, 1.2] {
      let delegate = MockDelegate()
      let state = HImageViewerUploadState()
      let viewer = try PhotoAlbum(count: 2).viewer(.init(delegate: delegate, uploadState: state))
      let host = try screen(viewer)
      for progress in [0, 0.5, 0.999] {
        state.progress = progress
        XCTAssertFalse(viewer.isDismissed, "at \(progress)")
      }
      state.progress = end
      XCTAssertTrue(viewer.isDismissed)
      try host.update()
      XCTAssertTrue(host.scene.commands.isEmpty, "The dismissed viewer is not painted.")
      XCTAssertFalse(delegate.didTapCloseCalled, "The user did not tap Close.")
    }
  }

  func test_viewer_isNotDismissed_whenTheUploadIsCancelled() async throws {
    let state = HImageViewerUploadState(progress: 0.5)
    let viewer = try PhotoAlbum(count: 1).viewer(.init(uploadState: state))
    state.progress = nil
    XCTAssertFalse(viewer.isDismissed)
    XCTAssertFalse(try screen(viewer).says("Uploading"))
  }

  func test_viewer_ignoresAnUploadThatWasCompleteBeforeIt() async throws {
    let state = HImageViewerUploadState(progress: 1)
    let viewer = try PhotoAlbum(count: 1).viewer(.init(uploadState: state))
    XCTAssertFalse(viewer.isDismissed)
    let host = try screen(viewer)
    XCTAssertFalse(host.says("Uploading"))
    XCTAssertFalse(try host.refuses(on: "Save"))
  }

  func test_chosenPhotos_areDimmedDuringAnUpload() async throws {
    let state = HImageViewerUploadState()
    let host = try screen(PhotoAlbum(count: 2).viewer(.init(uploadState: state)))
    try host.perform(.tap, on: "Select")
    state.progress = 0.5
    try host.update()
    for label in ["Photo 1", "Cancel", "Delete", "Close"] {
      XCTAssertTrue(try host.refuses(on: label), label)
    }
    XCTAssertTrue(host.says("Photo 1. Dimmed."))
  }

  func test_sampleScreen_uploadsWhatIsSaved() async throws {
    let preview = try XCTUnwrap(
      HImageViewerKit.HImageViewerPreviews.previews.first { $0.name == "Multiple, Uploaded" })
    let component = preview.component
    let host = try ComponentHost(ComponentList([component]), in: preview.viewport)
    XCTAssertTrue(host.says("12 photos were uploaded"))
    try host.perform(.tap, on: "Open")
    XCTAssertFalse(host.says("Uploading"))
    try host.perform(.tap, on: "Select")
    try host.perform(.tap, on: "Photo 1")
    try host.perform(.tap, on: "Delete")
    XCTAssertTrue(host.says("11 Photos"))
    try host.perform(.tap, on: "Save")
    XCTAssertTrue(host.says("Uploading: 0%"))
    try host.perform(.tap, on: "Close")
    XCTAssertTrue(host.says("11 photos."))
  }
}
