// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleImageViewer
import XCTest

@MainActor final class MultiPhotoGridSnapshotTests: ImageViewerSnapshotTestCase {
  private let layout = SwiftUISnapshotLayout.fixed(width: 390, height: 390)

  private func grid(_ assets: [PhotoAsset], isSelecting: Bool = false) -> some View {
    MultiPhotoGrid(assets: assets, selectionMode: isSelecting, selectedIndices: [1, 3, 8])
      .background(Color(.systemBackground))
  }

  func testBrowsing() async {
    assertAppearances(
      of: grid(Array(SampleAssets.journey.prefix(9))), named: "Browsing", layout: layout)
  }

  func testSelecting() async {
    assertAppearances(
      of: grid(Array(SampleAssets.journey.prefix(9)), isSelecting: true), named: "Selecting",
      layout: layout, in: [.light, .dark, .rightToLeft])
  }

  func testLoading() async {
    var assets = Array(SampleAssets.journey.prefix(6))
    assets.insert(SampleAssets.missing, at: 3)
    assets.insert(SampleAssets.pending, at: 6)
    assets.append(SampleAssets.pending)
    assertAppearances(of: grid(assets), named: "Loading", layout: layout)
  }
}
