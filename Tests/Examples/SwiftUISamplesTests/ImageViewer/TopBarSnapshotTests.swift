// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleImageViewer
import XCTest

@MainActor final class TopBarSnapshotTests: ImageViewerSnapshotTestCase {
  private let layout = SwiftUISnapshotLayout.fixed(width: 390, height: 56)

  func testSingle() async {
    assertAppearances(
      of: TopBar(mode: .single(showsEdit: true)).onPage(), named: "Single", layout: layout,
      in: [.light, .dark, .rightToLeft])
  }

  func testGrid() async {
    assertAppearances(
      of: TopBar(mode: .grid(count: 12, showsSelect: true)).onPage(), named: "Grid",
      layout: layout)
  }

  func testSelecting() async {
    assertAppearances(
      of: TopBar(mode: .selecting(count: 3)).onPage(), named: "Selecting", layout: layout,
      in: [.light, .dark, .rightToLeft])
  }
}
