// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleImageViewer
import XCTest

@MainActor final class PhotoViewTests: XCTestCase {
  private let url = URL(filePath: "/photos/lake.jpg")

  private func host(_ asset: PhotoAsset, _ loader: any PhotoLoader) throws -> ViewHost {
    try ViewHost(
      PhotoView(asset: asset).environment(\.photoLoader, loader),
      layout: .fixed(width: 390, height: 320))
  }

  func test_url_isLoadedWhenTheViewAppears() async throws {
    let loader = MockPhotoLoader(JourneyPhotos.cover)
    let host = try host(PhotoAsset(imageURL: url), loader)
    XCTAssertEqual(loader.urls, [url])
    XCTAssertTrue(host.says("Photo. Image."))
  }

  func test_url_thatCannotBeLoaded_fails_andIsTriedAgain() async throws {
    let loader = MockPhotoLoader(nil)
    let asset = PhotoAsset(imageURL: url)
    let host = try host(asset, loader)
    XCTAssertTrue(host.says("Photo Unavailable."))
    try host.tap("Try Again")
    XCTAssertEqual(loader.urls, [url, url])
    XCTAssertTrue(asset.hasFailed)
  }

  func test_libraryPhoto_isLoadedWhenTheViewAppears() async throws {
    let image = try XCTUnwrap(JourneyPhotos.cover)
    let asset = PhotoAsset(libraryPhoto: MockLibraryPhoto(.image(image)))
    let host = try host(asset, MockPhotoLoader(nil))
    XCTAssertTrue(host.says("Photo. Image."))
    XCTAssertEqual(asset.image, image)
  }
}
