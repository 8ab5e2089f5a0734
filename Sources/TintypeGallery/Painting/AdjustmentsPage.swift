// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Colours that are changed after they were painted, and contents that are not shown.
  package struct AdjustmentsPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page("Colour and Redaction", "A photo above a wheel of colours and a ramp of greys.") {
        Shelf("Colour Adjustments") { adjustments }
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
