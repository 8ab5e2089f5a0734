// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeImaging
import XCTest

/// Tests that each view can be painted.
@MainActor final class ViewRenderingTests: HImageViewerTestCase {
  /// Paints a view, and fails if the image has the wrong size or is blank.
  private func renderView(
    _ view: some Component,
    size: Size = Size(width: 390, height: 844),
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(
      of: view, in: .device(.iPhone13, size: size), measuring: renderer)
    XCTAssertEqual(scene.diagnostics.map(\.description), [], file: file, line: line)
    let bitmap = try renderer.paint(scene)
    XCTAssertEqual(bitmap.width, Int(size.width * 3), file: file, line: line)
    XCTAssertEqual(bitmap.height, Int(size.height * 3), file: file, line: line)
    let first = bitmap.pixels.first
    XCTAssertTrue(
      bitmap.pixels.contains { $0 != first }, "The image is blank.", file: file, line: line)
  }

  func test_progressRingOverlayView_renders() async throws {
    for progress in [0, 0.5, 1, -1, 2, .nan, .infinity] {
      try renderView(
        HImageViewerKit.ProgressRingOverlayView(progress: progress),
        size: Size(width: 200, height: 240))
    }
  }

  func test_photoView_withImage_renders() async throws {
    let view = try HImageViewerKit.PhotoView(asset: PhotoAsset(image: image()))
    try renderView(view, size: Size(width: 300, height: 300))
  }

  func test_multiPhotoGrid_renders() async throws {
    let photos = try PhotoAlbum(count: 3).photos.map {
      HImageViewerKit.PhotoView(asset: $0, purpose: .thumbnail)
    }
    try renderView(
      HImageViewerKit.MultiPhotoGrid(photos: photos), size: Size(width: 390, height: 390))
    try renderView(
      HImageViewerKit.MultiPhotoGrid(
        photos: photos, selectionMode: true, selectedIndices: [0, 99, -1]),
      size: Size(width: 390, height: 390))
  }

  func test_hImageViewer_singleMode_renders() async throws {
    try renderView(PhotoAlbum(count: 1).viewer())
  }

  func test_hImageViewer_multiMode_renders() async throws {
    try renderView(PhotoAlbum(count: 12).viewer())
  }

  func test_photoView_withoutImage_renders() async throws {
    let view = HImageViewerKit.PhotoView(asset: PhotoAsset(imageURL: URL(filePath: "/lake.jpg")))
    try renderView(view, size: Size(width: 300, height: 300))
    view.load()
    try renderView(view, size: Size(width: 390, height: 500))
  }

  func test_identities_reachNoTextAndNoPath() async throws {
    let album = try PhotoAlbum(count: 3)
    let scene = try Scene(of: album.viewer(), in: .device(.iPhone13), measuring: BlockText())
    let again = try Scene(
      of: PhotoAlbum(count: 3).viewer(), in: .device(.iPhone13), measuring: BlockText())
    XCTAssertEqual(scene, again, "The identities of the photos change the scene.")
    for photo in album.photos {
      XCTAssertFalse(scene.outline.contains(photo.id.uuidString))
    }
  }
}
