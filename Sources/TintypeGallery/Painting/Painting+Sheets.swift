// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Each page at one, two and three pixels per point, light before dark.
  static var sheets: [Gallery.Sheet] {
    let pages: [(name: String, make: @Sendable () -> any Component)] = [
      ("Paths", { PathsPage() }),
      ("Strokes", { StrokesPage() }),
      ("Trims", { TrimsPage() }),
      ("Gradients", { GradientsPage() }),
      ("Images", { ImagesPage() }),
      ("Clips", { ClipsPage() }),
      ("Groups", { GroupsPage() }),
      ("Transforms", { TransformsPage() }),
      ("Shadows", { ShadowsPage() }),
      ("Materials", { MaterialsPage() }),
      ("Adjustments", { AdjustmentsPage() }),
      ("Text", { TextPage() }),
      ("Corners", { CornersPage() }),
    ]
    return pages.flatMap { page in
      Gallery.sheets(
        page.name, suite: "PaintingSnapshotTests", width: 390, variants: variants,
        make: page.make)
    }
  }

  private static let variants: [(name: String, traits: Traits)] = [
    ("Light-1x", [.light, .displayScale(1)]),
    ("Light-2x", [.light, .displayScale(2)]),
    ("Light-3x", [.light, .displayScale(3)]),
    ("Dark-1x", [.dark, .displayScale(1)]),
    ("Dark-2x", [.dark, .displayScale(2)]),
    ("Dark-3x", [.dark, .displayScale(3)]),
  ]
}
