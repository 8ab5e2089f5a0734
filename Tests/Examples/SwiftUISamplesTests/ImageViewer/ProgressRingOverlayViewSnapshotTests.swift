// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleImageViewer
import XCTest

@MainActor final class ProgressRingOverlayViewSnapshotTests: ImageViewerSnapshotTestCase {
  private func assertRing(
    _ progress: Double, named name: String, line: UInt = #line
  ) throws {
    let cover = try XCTUnwrap(JourneyPhotos.cover)
    let ring = ZStack {
      Color.clear
        .overlay {
          Image(uiImage: cover)
            .resizable()
            .aspectRatio(contentMode: .fill)
        }
        .clipped()
        .accessibilityHidden(true)
      ProgressRingOverlayView(progress: progress)
    }
    assertAppearances(
      of: ring, named: name, layout: .fixed(width: 280, height: 280), line: line)
  }

  func testStarted() async throws { try assertRing(0, named: "Started") }

  func testHalf() async throws { try assertRing(0.5, named: "Half") }

  func testAlmostDone() async throws { try assertRing(0.97, named: "Almost Done") }
}
