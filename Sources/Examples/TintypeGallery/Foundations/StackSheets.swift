// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Stacks: alignment, spacing, spacers, priorities, dividers and baselines.
  package struct StacksSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Stacks", style: .foundations) {
        LabeledVariant("HStack: Alignment") { rows }
        LabeledVariant("VStack: Alignment and Spacing") { columns }
        LabeledVariant("ZStack: Alignment") { layers }
        LabeledVariant("Spacers") { spacers }
        LabeledVariant("Dividers") { dividers }
        LabeledVariant("Layout Priority") { priorities }
      }
    }

    @ComponentBuilder private var rows: ComponentList {
      HStack(spacing: 12) {
        row("top", .top)
        row("center", .center)
        row("bottom", .bottom)
      }
      HStack(spacing: 12) {
        baselines("firstTextBaseline", .firstTextBaseline)
        baselines("lastTextBaseline", .lastTextBaseline)
      }
    }

    private func row(_ name: String, _ alignment: VerticalAlignment) -> some Component {
      Specimen(name) {
        HStack(alignment: alignment, spacing: 6) {
          Tile(width: 26, height: 20)
          Tile(width: 26, height: 50, tint: .purple)
          Tile(width: 26, height: 34, tint: .pink)
        }
        .padding(6)
        .framed()
      }
    }

    private func baselines(_ name: String, _ alignment: VerticalAlignment) -> some Component {
      Specimen(name) {
        HStack(alignment: alignment, spacing: 6) {
          Text("Ag").font(.largeTitle).tinted(.blue, cornerRadius: 2)
          Text("two\nlines").font(.footnote).tinted(.purple, cornerRadius: 2)
          Tile(width: 14, height: 14, tint: .pink)
        }
        .fixedSize()
        .padding(6)
        .framed()
      }
    }

    private var columns: some Component {
      HStack(alignment: .top, spacing: 12) {
        for (alignment, spacing) in [
          (HorizontalAlignment.leading, 0.0), (.center, 6), (.trailing, 14),
        ] {
          Specimen("\(alignment.rawValue), \(Int(spacing))") {
            VStack(alignment: alignment, spacing: spacing) {
              Tile(width: 40, height: 20)
              Tile(width: 90, height: 20, tint: .purple)
              Tile(width: 60, height: 20, tint: .pink)
            }
            .padding(6)
            .framed()
          }
        }
      }
    }

    private var layers: some Component {
      HStack(spacing: 10) {
        for alignment in [
          Alignment.topLeading, .top, .center, .trailing, .bottomTrailing,
        ] {
          ZStack(alignment: alignment) {
            Tile(width: 64, height: 54)
            Tile(width: 40, height: 32, tint: .purple)
            Tile(width: 18, height: 14, tint: .pink)
          }
        }
      }
    }

    private var spacers: some Component {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 0) {
          Tile("A")
          Spacer()
          Tile("B", tint: .purple)
        }
        .framed()
        HStack(spacing: 0) {
          Spacer()
          Tile("A")
          Spacer()
          Spacer()
          Tile("B", tint: .purple)
        }
        .framed()
        HStack(spacing: 0) {
          Tile("A")
          Spacer(minLength: 40)
          Tile("at least 40 points", tint: .purple)
        }
        .fixedSize()
        .framed()
      }
    }

    private var dividers: some Component {
      VStack(alignment: .leading, spacing: 10) {
        Text("Above")
        Divider()
        HStack(spacing: 12) {
          Text("Left")
          Divider()
          Text("Middle")
          Divider()
          Text("Right")
        }
        .frame(height: 28)
        Divider()
        Text("Below")
      }
      .font(.subheadline)
      .onCard()
    }

    private var priorities: some Component {
      VStack(alignment: .leading, spacing: 8) {
        HStack(spacing: 6) {
          long("Both have the same priority").tinted(.blue)
          long("so they share the width").tinted(.purple)
        }
        .frame(width: 260, alignment: .leading)
        .framed()
        HStack(spacing: 6) {
          long("The first one is shortened").tinted(.blue)
          long("this one is more important").layoutPriority(1).tinted(.purple)
        }
        .frame(width: 260, alignment: .leading)
        .framed()
      }
    }

    private func long(_ text: String) -> some Component {
      Text(text).font(.footnote).lineLimit(1).padding(6)
    }
  }

  /// Stacks by UIKit's rules: each distribution with each alignment.
  package struct StackViewSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("StackView", style: .foundations) {
        for distribution in StackView.Distribution.allCases {
          LabeledVariant(distribution.rawValue) { row(distribution) }
        }
        LabeledVariant("Custom Spacing and Layout Margins") { spacing }
        LabeledVariant("Vertical") { columns }
      }
    }

    private func row(_ distribution: StackView.Distribution) -> some Component {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 10), count: 2), spacing: 10) {
        for alignment in StackView.Alignment.allCases {
          Specimen(alignment.rawValue) {
            StackView(
              axis: .horizontal, spacing: 4, alignment: alignment, distribution: distribution
            ) {
              let fills = alignment == .fill
              label("One", .footnote, .blue, fills: fills)
              label("Second", .body, .purple, fills: fills)
              label("3rd\nline", .caption, .pink, fills: fills)
            }
            .frame(width: 180, height: 44)
            .framed()
          }
        }
      }
    }

    private func label(
      _ text: String, _ style: Font.TextStyle, _ tint: Color, fills: Bool = true
    ) -> some Component {
      Text(text)
        .font(.system(style))
        .foregroundStyle(tint)
        .frame(maxWidth: .infinity, maxHeight: fills ? .infinity : nil)
        .tinted(tint, cornerRadius: 3)
    }

    private var spacing: some Component {
      StackView(
        axis: .horizontal, spacing: 8, distribution: .fillEqually,
        layoutMargins: EdgeInsets(top: 6, leading: 24, bottom: 6, trailing: 6)
      ) {
        label("8 after", .footnote, .blue)
        label("32 after", .footnote, .purple).customSpacing(32)
        label("last", .footnote, .pink)
      }
      .frame(height: 50)
      .framed()
    }

    private var columns: some Component {
      HStack(spacing: 14) {
        for (distribution, alignment) in [
          (StackView.Distribution.fill, StackView.Alignment.leading), (.fillEqually, .leading),
          (.equalSpacing, .center), (.equalCentering, .trailing),
        ] {
          Specimen("\(distribution.rawValue),\n\(alignment.rawValue)") {
            StackView(
              axis: .vertical, spacing: 4, alignment: alignment, distribution: distribution
            ) {
              Tile("One")
              Tile("Two", tint: .purple)
              Tile("3", tint: .pink)
            }
            .frame(height: 120)
            .framed()
          }
        }
      }
    }
  }
}
