// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// The semantic colors with their names.
  package struct ColorsSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Colors", style: .foundations) {
        LabeledVariant("Palette") {
          swatches([
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
            .brown, .accentColor,
          ])
        }
        LabeledVariant("Grays") {
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
          ("secondarySystemGrouped", .secondarySystemGroupedBackground),
          ("tertiarySystemGrouped", .tertiarySystemGroupedBackground),
        ])
      }
    }

    /// Returns nested color layers, the outermost first.
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

  /// Blend modes, compositing groups and color adjustments.
  package struct BlendingSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Blending and Color", style: .foundations) {
        LabeledVariant("Blend Modes") { modes }
        LabeledVariant("Compositing Groups") { groups }
        LabeledVariant("Color Adjustments") { adjustments }
      }
    }

    private var modes: some Component {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 10), count: 3), spacing: 12) {
        for mode in BlendMode.allCases {
          Specimen(mode.rawValue) {
            BlendedDiscs(mode: mode, spacing: 6, inset: 8).frame(height: 56)
          }
        }
      }
    }

    private var groups: some Component {
      HStack(spacing: 20) {
        Specimen("a hole in the group") { cut.compositingGroup().background(stripes) }
        Specimen("a blended group") {
          HStack(spacing: -18) {
            Circle().fill(Color.cyan)
            Circle().fill(Color.yellow)
          }
          .frame(width: 86, height: 52)
          .blendMode(.multiply)
          .background(stripes.background(Color.white))
        }
        Specimen("multiply in a group") {
          HStack(spacing: -18) {
            Circle().fill(Color.cyan)
            Circle().fill(Color.yellow).blendMode(.multiply)
            Circle().fill(Color.pink).blendMode(.multiply)
          }
          .frame(width: 120, height: 52)
          .compositingGroup()
        }
      }
    }

    /// A square with a circular hole.
    private var cut: some Component {
      ZStack {
        RoundedRectangle(cornerRadius: 10).fill(Color.indigo)
        Circle().blendMode(.destinationOut).padding(12)
      }
      .frame(width: 80, height: 60)
    }

    private var stripes: some Component {
      HStack(spacing: 6) {
        for _ in 1...7 { Color.orange.opacity(0.5) }
      }
    }

    private var adjustments: some Component {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 10), count: 3), spacing: 12) {
        Specimen("original") { photo }
        Specimen("brightness 0.2") { photo.brightness(0.2) }
        Specimen("brightness −0.3") { photo.brightness(-0.3) }
        Specimen("contrast 1.6") { photo.contrast(1.6) }
        Specimen("contrast 0.4") { photo.contrast(0.4) }
        Specimen("saturation 2") { photo.saturation(2) }
        Specimen("saturation 0.3") { photo.saturation(0.3) }
        Specimen("grayscale 1") { photo.grayscale(1) }
        Specimen("hueRotation 120°") { photo.hueRotation(.degrees(120)) }
        Specimen("colorInvert") { photo.colorInvert() }
        Specimen("multiply with pink") { photo.colorMultiply(.pink) }
        Specimen("several") { photo.saturation(0).contrast(1.5).colorMultiply(.yellow) }
      }
    }

    private var photo: some Component { Photo().frame(height: 74).cornerRadius(8) }
  }

  /// Discs of red, green and gray, blended with a gradient from dark blue through yellow to white.
  struct BlendedDiscs: Component {
    var mode: BlendMode
    /// The distance between the discs in points.
    var spacing: Double
    /// The distance between the discs and the gradient's edges in points.
    var inset: Double

    var body: some Component {
      ZStack {
        LinearGradient(
          stops: [
            .init(color: Color(hex: 0x101840), location: 0),
            .init(color: Color(hex: 0x2F80ED), location: 0.35),
            .init(color: Color(hex: 0xF2C94C), location: 0.7),
            .init(color: Color(hex: 0xFFFFFF), location: 1),
          ],
          startPoint: .leading, endPoint: .trailing)
        HStack(spacing: spacing) {
          Circle().fill(Color(hex: 0xEB5757))
          Circle().fill(Color(hex: 0x27AE60))
          Circle().fill(Color(white: 0.5))
        }
        .padding(inset)
        .blendMode(mode)
      }
      .compositingGroup()
      .cornerRadius(8)
    }
  }
}
