// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleImageViewer
import XCTest

@MainActor final class BottomBarSnapshotTests: ImageViewerSnapshotTestCase {
  private let layout = SwiftUISnapshotLayout.fixed(width: 390, height: 66)
  private let bothWays = [Appearance.light, .dark, .rightToLeft]

  func testEmptyComment() async {
    assertAppearances(
      of: BottomBar(comment: .constant("")).onPage(), named: "Empty Comment", layout: layout,
      in: bothWays)
  }

  func testLongComment() async {
    assertAppearances(
      of: BottomBar(comment: .constant(JourneyComment.long)).onPage(), named: "Long Comment",
      layout: .fixed(width: 390, height: 98))
  }

  func testTitle() async {
    assertAppearances(
      of: BottomBar(title: "Summer journey").onPage(), named: "Title", layout: layout)
  }

  func testNothingSelected() async {
    assertAppearances(
      of: BottomBar(selection: 0).onPage(), named: "Nothing Selected", layout: layout)
  }

  func testSelected() async {
    assertAppearances(
      of: BottomBar(selection: 3).onPage(), named: "Selected", layout: layout, in: bothWays)
  }
}
