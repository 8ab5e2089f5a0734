// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// The semantic colours by their names.
  package struct ColorsSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Colours", style: .foundations) {
        LabeledVariant("Palette") {
          swatches([
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
            .brown, .accentColor,
          ])
        }
        LabeledVariant("Greys") {
          swatches([.gray, .gray2, .gray3, .gray4, .gray5, .gray6], inRow: 6)
        }
        LabeledVariant("Labels") { labels }
        LabeledVariant("Fills and Separators") {
          swatches(
            [
              .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
              .separator, .opaqueSeparator,
            ], inRow: 3)
        }
        LabeledVariant("Backgrounds") { backgrounds }
        LabeledVariant("Opacity") { opacities }
      }
    }

    private func swatches(_ colors: [Color], inRow count: Int = 4) -> some Component {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: count), spacing: 12) {
        for color in colors {
          Specimen(color.name ?? "") {
            RoundedRectangle(cornerRadius: 10)
              .fill(color)
              .strokeBorder(Color.separator)
              .frame(height: 48)
          }
        }
      }
    }

    private var labels: some Component {
      HStack(spacing: 14) {
        for color in [Color.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel] {
          Text("Label").font(.headline).foregroundStyle(color)
        }
        Spacer()
        Text("Placeholder").foregroundStyle(Color.placeholderText)
      }
      .onCard()
    }

    private var backgrounds: some Component {
      HStack(spacing: 12) {
        nested([
          ("systemBackground", .systemBackground),
          ("secondarySystemBackground", .secondarySystemBackground),
          ("tertiarySystemBackground", .tertiarySystemBackground),
        ])
        nested([
          ("systemGroupedBackground", .systemGroupedBackground),
          ("secondarySystem…", .secondarySystemGroupedBackground),
          ("tertiarySystem…", .tertiarySystemGroupedBackground),
        ])
      }
    }

    /// Colours one within the other, outermost first.
    private func nested(_ colors: [(name: String, color: Color)]) -> some Component {
      ZStack(alignment: .topLeading) {
        for (level, layer) in colors.enumerated() {
          RoundedRectangle(cornerRadius: 12 - Double(level) * 3)
            .fill(layer.color)
            .strokeBorder(Color.separator)
            .overlay(alignment: .topLeading) {
              Text(layer.name)
                .font(.system(size: 10))
                .foregroundStyle(.secondary)
                .padding(8)
            }
            .padding(.top, Double(level) * 30)
            .padding([.leading, .trailing, .bottom], Double(level) * 10)
        }
      }
      .frame(height: 130)
    }

    private var opacities: some Component {
      HStack(spacing: 0) {
        for tenth in 1...10 {
          Color.blue.opacity(Double(tenth) / 10)
            .frame(height: 40)
            .overlay(alignment: .center) {
              Text("\(tenth * 10)")
                .font(.system(size: 10, weight: .medium))
                .foregroundStyle(tenth < 6 ? .primary : .white)
            }
        }
      }
      .cornerRadius(10)
    }
  }
}
