// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleDuplicatePhotos
import XCTest

@MainActor final class PermissionSnapshotTests: GalleryReferenceTestCase {
  private let layout = SwiftUISnapshotLayout.fixed(width: 390, height: 300)

  func testPermissionRequestView() async {
    assertAppearances(
      of: PermissionRequestView {}.background(Color(.systemGroupedBackground)), named: "Default",
      layout: layout)
  }

  func testPermissionDeniedView() async {
    // High enough to show the largest text without scrolling.
    var device = ViewImageConfig.iPhone13.statusBar()
    device.size.height = 962
    assertAppearances(
      of: PermissionDeniedView().background(Color(.systemGroupedBackground)), named: "Default",
      layout: .device(config: device), in: [.light, .dark, .largestText])
  }

  func testPermissionRestrictedView() async {
    assertAppearances(
      of: PermissionRestrictedView().background(Color(.systemGroupedBackground)),
      named: "Default", layout: layout)
  }
}
