// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Grids with fixed and computed columns, and flow layouts.
  package struct GridsSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Grids", style: .foundations) {
        LabeledVariant("LazyVGrid: 60, then two flexible Columns") { columns }
        LabeledVariant("LazyVGrid: adaptive, at least 70") { adaptive }
        LabeledVariant("LazyVGrid: Alignment") { alignment }
        LabeledVariant("LazyHGrid: 30, then flexible") { rows }
        LabeledVariant("Grid: a Table") { table.onCard() }
        LabeledVariant("Grid: Spans, Anchors and unsized Cells") { spans }
        LabeledVariant("Flow") { flows }
      }
    }

    private static let tints: [Color] = [.blue, .purple, .pink, .orange, .green, .teal, .indigo]

    private func cell(_ index: Int, height: Double = 30) -> some Component {
      Text("\(index)")
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(Self.tints[index % Self.tints.count])
        .frame(maxWidth: .infinity, minHeight: height)
        .tinted(Self.tints[index % Self.tints.count])
    }

    private var columns: some Component {
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(), GridItem(.flexible(minimum: 40))]) {
        for index in 1...6 { cell(index) }
      }
      .framed()
    }

    private var adaptive: some Component {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 70), spacing: 12)], spacing: 4) {
        for index in 1...7 { cell(index) }
      }
      .framed()
    }

    private var alignment: some Component {
      LazyVGrid(
        columns: [
          GridItem(alignment: .topLeading), GridItem(alignment: .center),
          GridItem(alignment: .bottomTrailing),
        ],
        alignment: .leading
      ) {
        Tile(width: 50, height: 20)
        Tile(width: 50, height: 44, tint: .purple)
        Tile(width: 50, height: 20, tint: .pink)
      }
      .framed()
    }

    private var rows: some Component {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.flexible()), GridItem(.fixed(20))]) {
        for index in 1...11 {
          Tile("\(index)", width: 40, height: 20, tint: Self.tints[index % Self.tints.count])
        }
      }
      .frame(height: 120)
      .framed()
    }

    private var table: some Component {
      Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
        GridRow {
          Text("Planet")
          Text("Moons").gridColumnAlignment(.trailing)
          Text("Day")
        }
        .font(.system(size: 13, weight: .semibold))
        Divider()
        for (name, moons, day) in [
          ("Mars", "2", "24.6 hours"), ("Jupiter", "95", "9.9 hours"),
          ("Saturn", "146", "10.7 hours"),
        ] {
          GridRow {
            Text(name)
            Text(moons)
            Text(day).foregroundStyle(.secondary)
          }
        }
        Divider()
        Text("A row that spans all columns").font(.footnote).foregroundStyle(.secondary)
      }
      .font(.subheadline)
    }

    private var spans: some Component {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow {
          Tile("1", width: 70, height: 34)
          Tile("2", width: 100, height: 34, tint: .purple)
          Tile("3", width: 60, height: 34, tint: .pink)
        }
        GridRow {
          Text("two columns").font(.system(size: 12))
            .frame(maxWidth: .infinity, minHeight: 34)
            .tinted(.orange)
            .gridCellColumns(2)
          Tile("5", width: 30, height: 20, tint: .green).gridCellAnchor(.bottomTrailing)
        }
        GridRow {
          Color.teal.opacity(0.3).frame(maxHeight: 34).gridCellUnsizedAxes([.horizontal, .vertical])
          Tile("6", width: 40, height: 40, tint: .indigo)
          Tile("7", width: 30, height: 20, tint: .green).gridCellAnchor(.topLeading)
        }
      }
      .framed()
    }

    private static let words = [
      "Swift", "snapshot", "tests", "for", "components", "of", "every", "kind", "with", "light",
      "and", "dark", "colors",
    ]

    private var flows: some Component {
      VStack(alignment: .leading, spacing: 14) {
        flow(.leading).frame(width: 360, alignment: .leading).framed()
        flow(.center).frame(width: 300).framed()
      }
    }

    private func flow(_ alignment: Alignment) -> some Component {
      Flow(alignment: alignment, spacing: 6, lineSpacing: 6) {
        for (index, word) in Self.words.enumerated() {
          Text(word)
            .font(.footnote)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(
              Self.tints[index % Self.tints.count].opacity(0.18), in: Capsule())
        }
      }
    }
  }
}
