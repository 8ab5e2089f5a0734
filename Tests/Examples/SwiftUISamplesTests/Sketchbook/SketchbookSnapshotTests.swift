// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
@testable import TintypeSampleSketchbook
import XCTest

/// Each screen in light and dark appearance, German, Arabic, and two more text sizes.
final class SketchbookSnapshotTests: XCTestCase {
  @MainActor
  private func assertScreen(
    _ variants: [JourneysVariant] = JourneysVariant.all, studio: Studio? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, show: (SketchbookSession) -> Void
  ) {
    XCTAssertFalse(variants.isEmpty, "There are no variants.", file: file, line: line)
    for variant in variants {
      let session = SketchbookSession(variant, studio: studio)
      show(session)
      assertSnapshot(
        of: session.app, as: .image(layout: variant.layout, traits: variant.traits),
        named: variant.name, fileID: fileID, file: file, testName: testName, line: line)
    }
  }

  @MainActor func testGallery() async {
    assertScreen { _ in }
  }

  @MainActor func testNoSketches() async {
    assertScreen([.dark, .german, .arabic], studio: Studio(today: .distantPast)) { _ in }
  }

  @MainActor func testCanvas() async {
    assertScreen { $0.router.path = [.canvas("waves")] }
  }

  @MainActor func testGridAndLeftHandedTools() async {
    assertScreen([.dark]) { session in
      session.preferences.showsGrid = true
      session.preferences.isLeftHanded = true
      session.palette.tool = .marker
      session.router.path = [.canvas("balloon")]
    }
  }

  @MainActor func testLayers() async {
    assertScreen { session in
      session.router.path = [.canvas("mountains")]
      session.router.sheet = .layers("mountains")
    }
  }

  @MainActor func testShapes() async {
    assertScreen { $0.router.path = [.canvas("waves"), .shapes("waves")] }
  }

  @MainActor func testColorMixer() async {
    assertScreen { $0.router.sheet = .mixer }
  }

  @MainActor func testStatistics() async {
    assertScreen { $0.router.path = [.statistics] }
  }

  @MainActor func testExport() async {
    assertScreen { session in
      session.preferences.signature = "Mara Winter"
      session.router.sheet = .export("balloon")
    }
  }

  @MainActor func testReplay() async throws {
    for variant in JourneysVariant.all {
      let session = SketchbookSession(variant)
      session.router.replay = Replay(id: "mountains")
      let host = try session.host()
      try host.tap("play")
      try session.advance(host, by: 1.25)
      assertSnapshot(of: host, as: .image, named: variant.name)
    }
  }

  @MainActor func testSettings() async {
    assertScreen { $0.router.sheet = .settings }
  }

  /// The rest of the charts, which is below the screen.
  @MainActor func testAllStatistics() async throws {
    for variant in [JourneysVariant.light, .arabic] {
      let session = SketchbookSession(variant)
      session.router.path = [.statistics]
      let host = try session.host()
      try host.scroll(by: CGSize(width: 0, height: 2_000))
      assertSnapshot(of: host, as: .image, named: variant.name)
    }
  }

  /// Shapes with each style, gradient, dash and mask.
  private static let ornaments = [
    Ornament(kind: .polygon, count: 6, gradient: .none),
    Ornament(kind: .star, count: 5, gradient: .linear),
    Ornament(kind: .flower, count: 7, gradient: .radial),
    Ornament(kind: .star, count: 12, depth: 0.4, gradient: .angular),
    Ornament(kind: .flower, count: 5, depth: 0.8, gradient: .elliptical),
    Ornament(kind: .spiral, count: 4, depth: 0.4, paint: .outline, width: 6),
    Ornament(kind: .polygon, count: 8, paint: .outline, trim: 0.7, dash: .dashed),
    Ornament(kind: .flower, count: 6, depth: 0.4, paint: .both, width: 4, dash: .dotted),
    Ornament(kind: .polygon, count: 5, isMasked: true),
    Ornament(kind: .star, count: 8, depth: 0.3, hasCopy: true, blend: .multiply),
    Ornament(kind: .flower, count: 4, hasCopy: true, blend: .screen),
    Ornament(kind: .polygon, count: 3, hasCopy: true, blend: .difference),
  ]

  @MainActor func testOrnaments() async {
    let grid = LazyVGrid(columns: Array(repeating: GridItem(.fixed(190)), count: 3)) {
      ForEach(Array(Self.ornaments.enumerated()), id: \.offset) { _, ornament in
        OrnamentPreview(ornament: ornament).frame(width: 190, height: 110)
      }
    }
    assertSnapshot(of: grid.padding().background(Color.white), as: .image)
  }

  /// The same shapes on paper, of which the last one has four copies.
  @MainActor func testOrnamentsOnPaper() async {
    let paper = Ink(hex: 0xFFFFFF)
    let sketches = Self.ornaments.enumerated().map { index, ornament in
      Sketch(
        id: "\(index)", title: "", created: .distantPast, paper: paper,
        layers: [
          Layer(
            id: 1,
            strokes: [ornament.stroke(symmetry: index == 11 ? .cross : .none, paper: paper)])
        ])
    }
    let grid = LazyVGrid(columns: Array(repeating: GridItem(.fixed(160)), count: 3), spacing: 0) {
      ForEach(sketches) { SketchView(sketch: $0).frame(width: 160) }
    }
    assertSnapshot(of: grid.padding().background(Color.white), as: .image)
  }
}
