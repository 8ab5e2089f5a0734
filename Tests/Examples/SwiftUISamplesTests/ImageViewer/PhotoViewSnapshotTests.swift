// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleImageViewer
import XCTest

@MainActor final class PhotoViewSnapshotTests: ImageViewerSnapshotTestCase {
  private func assertPhoto(_ asset: PhotoAsset, named name: String, line: UInt = #line) {
    assertAppearances(
      of: PhotoView(asset: asset).background(Color(.systemBackground)), named: name,
      layout: .fixed(width: 390, height: 320), line: line)
  }

  func testLoading() async { assertPhoto(SampleAssets.pending, named: "Loading") }

  func testLoaded() async throws {
    assertPhoto(try XCTUnwrap(SampleAssets.wide.first), named: "Loaded")
  }

  func testFailed() async { assertPhoto(SampleAssets.missing, named: "Failed") }
}
