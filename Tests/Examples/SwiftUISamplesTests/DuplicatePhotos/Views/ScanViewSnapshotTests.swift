// SPDX-License-Identifier: MIT

import SwiftUI
@testable import TintypeSampleDuplicatePhotos
import XCTest

@MainActor final class ScanViewSnapshotTests: GalleryReferenceTestCase {
  func testScanView() async {
    let groups = await SamplePhotos.groups()
    let screens: [(name: String, phase: ScanModel.Phase, appearances: [Appearance])] = [
      ("Ready", .idle, [.light, .dark]),
      ("Scanning", .scanning(ScanProgress(completed: 312, total: 840)), [.light, .dark]),
      ("Results", .results(groups), [.light, .dark, .largestText]),
      ("Failed", .failed(ScanError.libraryUnavailable.message), [.light, .dark]),
    ]
    for (name, phase, appearances) in screens {
      assertAppearances(
        of: ScanView(model: .showing(phase)), named: name, in: appearances)
    }
    assertAppearances(of: ScanView(model: .showing(.idle), isLimited: true), named: "Limited")
  }

  func testEmptyScanResultView() async {
    assertAppearances(
      of: EmptyScanResultView {}.background(Color(.systemGroupedBackground)), named: "Default",
      layout: .fixed(width: 390, height: 300))
  }
}
