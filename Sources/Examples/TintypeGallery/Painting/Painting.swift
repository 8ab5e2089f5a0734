// SPDX-License-Identifier: MIT

import TintypeComponents

/// Pages that show every feature of the renderer.
///
/// Each page is 390 points wide, has no parameters, and has snapshots at one, two and three pixels
/// per point, in light and dark appearance.
package enum Painting {}

extension Painting {
  /// A page: its title, a summary of the expected result, and shelves of plates.
  struct Page: Component {
    private let title: String
    private let summary: String
    private let shelves: ComponentList

    init(_ title: String, _ summary: String, @ComponentBuilder shelves: () -> ComponentList) {
      self.title = title
      self.summary = summary
      self.shelves = shelves()
    }

    var body: some Component {
      VStack(alignment: .leading, spacing: 18) {
        VStack(alignment: .leading, spacing: 3) {
          Text(title).font(.system(size: 24, weight: .bold))
          Text(summary).font(.system(size: 12)).foregroundStyle(.secondary)
        }
        shelves
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.systemBackground)
    }
  }

  /// Plates below a heading, in four columns of 82 points, 10 points apart.
  struct Shelf: Component {
    private let heading: String
    private let plates: ComponentList

    init(_ heading: String, @ComponentBuilder plates: () -> ComponentList) {
      self.heading = heading
      self.plates = plates()
    }

    var body: some Component {
      VStack(alignment: .leading, spacing: 8) {
        Text(heading).font(.system(size: 13, weight: .semibold))
        Flow(alignment: .topLeading, spacing: Plate.gap, lineSpacing: 10) { plates }
      }
    }
  }

  /// A specimen in the center of a plate, with a caption below.
  struct Plate: Component {
    /// The distance between plates in points.
    static let gap = 10.0
    /// The width of one column in points.
    static let column = 82.0

    private let caption: String
    private let width: Double
    private let height: Double
    private let tint: Color
    private let specimen: ComponentList

    init(
      _ caption: String,
      columns: Int = 1,
      height: Double = 64,
      tint: Color = .secondarySystemBackground,
      @ComponentBuilder specimen: () -> ComponentList
    ) {
      self.caption = caption
      width = Self.column * Double(columns) + Self.gap * Double(columns - 1)
      self.height = height
      self.tint = tint
      self.specimen = specimen()
    }

    var body: some Component {
      VStack(spacing: 4) {
        ZStack { specimen }
          .frame(width: width, height: height)
          .background(tint, in: RoundedRectangle(cornerRadius: 8))
        Text(caption)
          .font(.system(size: 10))
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .frame(width: width)
      }
    }
  }
}

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
