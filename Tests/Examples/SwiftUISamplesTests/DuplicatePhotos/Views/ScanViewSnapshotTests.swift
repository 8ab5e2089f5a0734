// SPDX-License-Identifier: MIT

import SwiftUI
import TintypeGallery
@testable import TintypeSampleDuplicatePhotos
import XCTest

@MainActor final class ScanViewSnapshotTests: GalleryReferenceTestCase {
  func testScanView() async {
    let screens: [(name: String, phase: DuplicatePhotos.ScanModel.Phase, [Appearance])] = [
      ("Ready", .idle, [.light, .dark]),
      ("Scanning", .scanning(.init(completed: 312, total: 840)), [.light, .dark]),
      ("Results", .results(DuplicatePhotos.SampleGroups.groups), [.light, .dark, .largestText]),
      (
        "Failed", .failed(DuplicatePhotos.ScanError.libraryUnavailable.message), [.light, .dark]
      ),
    ]
    for (name, phase, appearances) in screens {
      assertAppearances(of: ScanView(model: .showing(phase)), named: name, in: appearances)
    }
    assertAppearances(of: ScanView(model: .showing(.idle), isLimited: true), named: "Limited")
  }

  func testEmptyScanResultView() async {
    assertAppearances(
      of: EmptyScanResultView {}.background(Color(.systemGroupedBackground)), named: "Default",
      layout: .fixed(width: 390, height: 300))
  }
}

extension DuplicatePhotos.ScanModel {
  /// Creates the model of a screen in a fixed phase.
  static func showing(_ phase: Phase) -> DuplicatePhotos.ScanModel {
    DuplicatePhotos.ScanModel(scanner: DuplicatePhotos.LibraryScanner { [] }, phase: phase)
  }
}
