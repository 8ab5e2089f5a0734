// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
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
              Tile("Second", tint: .purple)
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
