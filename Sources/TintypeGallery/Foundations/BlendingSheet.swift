// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// How colours are mixed and changed.
  package struct BlendingSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Blending and Colour", style: .foundations) {
        LabeledVariant("Blend Modes") { modes }
        LabeledVariant("Compositing Groups") { groups }
        LabeledVariant("Colour Adjustments") { adjustments }
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

    /// A square out of which a circle is taken.
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
}
