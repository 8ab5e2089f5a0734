// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Compositing groups and all blend modes.
  package struct GroupsPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page(
        "Groups and Blending", "Discs of red, green and gray over a ramp of colors."
      ) {
        Shelf("Opacity") { opacities }
        Shelf("Blend Modes") { modes }
        Shelf("Groups") { groups }
      }
    }

    private var pair: some Component {
      HStack(spacing: -14) {
        Circle().fill(Color.red)
        Circle().fill(Color.blue)
      }
      .frame(width: 62, height: 38)
    }

    @ComponentBuilder private var opacities: ComponentList {
      Plate("1") { pair }
      Plate("0.5, each") {
        HStack(spacing: -14) {
          Circle().fill(Color.red).opacity(0.5)
          Circle().fill(Color.blue).opacity(0.5)
        }
        .frame(width: 62, height: 38)
      }
      Plate("0.5, together") { pair.opacity(0.5) }
      Plate("0.5 in 0.5") { pair.opacity(0.5).opacity(0.5) }
    }

    @ComponentBuilder private var modes: ComponentList {
      for mode in BlendMode.allCases {
        Plate(mode.rawValue, height: 32, tint: .clear) {
          Foundations.BlendedDiscs(mode: mode, spacing: 4, inset: 6)
        }
      }
    }

    @ComponentBuilder private var groups: ComponentList {
      Plate("hole in a group", tint: .orange) { cut.compositingGroup() }
      Plate("multiply inside") {
        triad(.multiply).compositingGroup()
      }
      Plate("screen inside") {
        triad(.screen).background(Color.black).compositingGroup()
      }
      Plate("multiplied as one", tint: Color(hex: 0xFFD60A)) {
        HStack(spacing: -14) {
          Circle().fill(Color(hex: 0x64D2FF))
          Circle().fill(Color(hex: 0xFF9FB6))
        }
        .frame(width: 62, height: 38)
        .blendMode(.multiply)
      }
    }

    /// A square with a circular hole.
    private var cut: some Component {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(Color.indigo)
        Circle().blendMode(.destinationOut).padding(8)
      }
      .frame(width: 56, height: 44)
    }

    /// Returns three overlapping discs, the upper two blended.
    private func triad(_ mode: BlendMode) -> some Component {
      let colors =
        mode == .multiply
        ? [Color(hex: 0x00FFFF), Color(hex: 0xFFFF00), Color(hex: 0xFF00FF)]
        : [Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF)]
      return ZStack {
        for (index, place) in [(29.0, 17.0), (21, 31), (37, 31)].enumerated() {
          Circle().fill(colors[index]).frame(width: 30, height: 30)
            .blendMode(index == 0 ? .normal : mode)
            .position(x: place.0, y: place.1)
        }
      }
      .frame(width: 58, height: 48)
    }
  }

  /// Color adjustments and redaction.
  package struct AdjustmentsPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page("Color and Redaction", "A photo above a wheel of colors and a ramp of grays.") {
        Shelf("Color Adjustments") { adjustments }
        Shelf("Redaction") { redaction }
      }
    }

    private var sample: some Component {
      VStack(spacing: 0) {
        Foundations.Photo().frame(height: 34)
        HStack(spacing: 0) {
          for hue in [Color.red, .yellow, .green, .cyan, .blue, .purple] { hue }
        }
        .frame(height: 14)
        LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
          .frame(height: 14)
      }
      .frame(width: 70)
      .cornerRadius(4)
    }

    @ComponentBuilder private var adjustments: ComponentList {
      plate("original") { sample }
      plate("brightness 0.3") { sample.brightness(0.3) }
      plate("brightness −0.3") { sample.brightness(-0.3) }
      plate("contrast 1.8") { sample.contrast(1.8) }
      plate("contrast 0.4") { sample.contrast(0.4) }
      plate("saturation 2") { sample.saturation(2) }
      plate("saturation 0.3") { sample.saturation(0.3) }
      plate("grayscale 1") { sample.grayscale(1) }
      plate("hue 120°") { sample.hueRotation(.degrees(120)) }
      plate("inverted") { sample.colorInvert() }
      plate("times pink") { sample.colorMultiply(.pink) }
      plate("several") { sample.grayscale(1).contrast(1.5).colorMultiply(.yellow) }
    }

    private func plate(
      _ name: String, @ComponentBuilder _ content: () -> ComponentList
    ) -> some Component {
      Plate(name, height: 74) { content() }
    }

    @ComponentBuilder private var redaction: ComponentList {
      Plate("as it is", columns: 2, height: 84) { entry }
      Plate("redacted", columns: 2, height: 84) { entry.redacted(reason: .placeholder) }
    }

    private var entry: some Component {
      HStack(spacing: 10) {
        Foundations.Photo().frame(width: 40, height: 40).cornerRadius(8)
        VStack(alignment: .leading, spacing: 4) {
          Text("Hill in the evening").font(.system(size: 12, weight: .semibold))
          Text("Two lines about what can be seen.").font(.system(size: 10))
          HStack(spacing: 4) {
            Symbol("star.fill").foregroundStyle(Color.orange)
            Text("4.8").foregroundStyle(Color.orange)
            Text("shown").unredacted().foregroundStyle(.secondary)
          }
          .font(.system(size: 10))
        }
      }
      .padding(10)
    }
  }
}
