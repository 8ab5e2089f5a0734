// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery
@testable import TintypeSampleImageViewer
import XCTest

/// The viewer's behavior as observed through its user interface.
@MainActor final class HImageViewerLogicTests: XCTestCase {
  @MainActor private final class Album: ObservableObject {
    @Published var photos: [PhotoAsset]

    init(count: Int) {
      photos = PhotoAsset.from(uiImages: Array(JourneyPhotos.squares.prefix(count)))
    }
  }

  private struct Screen: View {
    @ObservedObject var album: Album
    let configuration: HImageViewerConfiguration

    var body: some View {
      HImageViewer(assets: $album.photos, configuration: configuration)
    }
  }

  private func host(
    _ album: Album, _ configuration: HImageViewerConfiguration = HImageViewerConfiguration()
  ) throws -> ViewHost {
    try ViewHost(
      Screen(album: album, configuration: configuration), layout: .device(config: .iPhone13))
  }

  // MARK: isSinglePhotoMode

  func test_singlePhotoMode_zeroAssets() async throws {
    let host = try host(Album(count: 0))
    XCTAssertTrue(host.says("No Photos"))
    XCTAssertFalse(host.says("Select"))
    XCTAssertFalse(host.says("Edit"))
  }

  func test_singlePhotoMode_oneAsset() async throws {
    let host = try host(Album(count: 1))
    XCTAssertTrue(host.says("Photo. Image."))
    XCTAssertTrue(host.says("Edit") && host.says("Comment"))
    XCTAssertFalse(host.says("Select"))
  }

  func test_singlePhotoMode_twoAssets() async throws {
    let host = try host(Album(count: 2))
    XCTAssertTrue(host.says("2 Photos") && host.says("Photo 2") && host.says("Select"))
    XCTAssertFalse(host.says("Edit") || host.says("Comment"))
  }

  // MARK: isUploading

  private func assertUploading(
    _ isUploading: Bool, at progress: Double?, line: UInt = #line
  ) throws {
    let state = HImageViewerKit.HImageViewerUploadState(progress: progress)
    let host = try host(Album(count: 1), HImageViewerConfiguration(uploadState: state))
    for label in ["Save", "Edit", "Close"] {
      XCTAssertEqual(host.rejectsTap(on: label), isUploading, label, line: line)
    }
  }

  func test_isUploading_progressNil() async throws { try assertUploading(false, at: nil) }

  func test_isUploading_progressZero() async throws { try assertUploading(false, at: 0) }

  func test_isUploading_progressHalf() async throws { try assertUploading(true, at: 0.5) }

  func test_isUploading_progressOne() async throws { try assertUploading(false, at: 1) }

  func test_upload_dismissesTheViewer_whenOneIsReached() async throws {
    let state = HImageViewerKit.HImageViewerUploadState(progress: 1)
    var dismissCount = 0
    let viewer = HImageViewer(
      assets: .constant(SampleAssets.single),
      configuration: HImageViewerConfiguration(uploadState: state)
    ) {
      dismissCount += 1
    }
    let host = try ViewHost(viewer, layout: .device(config: .iPhone13))
    XCTAssertEqual(dismissCount, 0, "The upload was complete before the viewer appeared.")
    for (progress, count) in [(0, 0), (0.999, 0), (nil, 0), (0.5, 0), (1, 1)] as [(Double?, Int)] {
      state.progress = progress
      try host.update()
      XCTAssertEqual(dismissCount, count, "at \(String(describing: progress))")
    }
  }

  // MARK: shouldShowSaveButton

  func test_shouldShowSave_singleMode_editedTrue_configFalse() async throws {
    let album = Album(count: 1)
    let host = try host(album, HImageViewerConfiguration(showSaveButton: false))
    album.photos[0].replace(with: UIImage())
    try host.tap("Edit")
    XCTAssertFalse(host.says("Save"), "The editor was opened after the change.")
    album.photos[0].replace(with: UIImage())
    try host.update()
    XCTAssertTrue(host.says("Save"))
  }

  func test_shouldShowSave_singleMode_editedFalse_configFalse() async throws {
    let configuration = HImageViewerConfiguration(showSaveButton: false)
    XCTAssertFalse(try host(Album(count: 1), configuration).says("Save"))
  }

  func test_shouldShowSave_multiMode() async throws {
    XCTAssertTrue(try host(Album(count: 2)).says("Save"))
    let configuration = HImageViewerConfiguration(showSaveButton: false)
    let host = try host(Album(count: 2), configuration)
    XCTAssertFalse(host.says("Save") || host.says("Select"))
  }

  // MARK: handleSelection

  func test_selectionToggle() async throws {
    let host = try host(Album(count: 3))
    XCTAssertTrue(host.rejectsTap(on: "Photo 2"), "Photos are not being selected.")
    try host.tap("Select")
    XCTAssertTrue(host.says("Select Photos") && host.says("No photo selected"))
    try host.tap("Photo 2")
    XCTAssertTrue(host.says("Selected. Photo 2.") && host.says("1 photo selected"))
    try host.tap("Photo 2")
    XCTAssertFalse(host.says("Selected. Photo 2."))
    try host.tap("Photo 1")
    try host.tap("Cancel")
    try host.tap("Select")
    XCTAssertTrue(host.says("No photo selected"))
  }

  // MARK: handleDelete

  func test_deleteSelectedAssets() async throws {
    let album = Album(count: 4)
    let photos = album.photos
    let host = try host(album)
    for label in ["Select", "Photo 2", "Photo 4", "Delete"] { try host.tap(label) }
    XCTAssertEqual(album.photos, [photos[0], photos[2]])
    XCTAssertTrue(host.says("2 Photos"))
    for label in ["Select", "Photo 1", "Delete"] { try host.tap(label) }
    XCTAssertTrue(host.says("Photo. Image."), "A single photo is shown in full size.")
  }

  func test_deleteOutOfBoundsIgnored() async throws {
    let album = Album(count: 5)
    let photos = album.photos
    let host = try host(album)
    for label in ["Select", "Photo 2", "Photo 4", "Photo 5"] { try host.tap(label) }
    // Another part of the app removes selected photos.
    album.photos.removeLast(2)
    try host.update()
    XCTAssertTrue(host.says("1 Selected") && host.says("1 photo selected"))
    try host.tap("Delete")
    XCTAssertEqual(album.photos, [photos[0], photos[2]])
  }

  func test_delete_nothing_isRejected() async throws {
    let host = try host(Album(count: 2))
    try host.tap("Select")
    XCTAssertTrue(host.rejectsTap(on: "Delete"))
  }
}
