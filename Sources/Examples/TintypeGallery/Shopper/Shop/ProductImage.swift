// SPDX-License-Identifier: MIT

import TintypeComponents

extension Shopper {
  /// An image of a product, drawn with a few shapes.
  struct ProductImage: Component {
    let kind: Product.Kind

    var body: some Component {
      let drawing = Drawing.of(kind)
      ZStack {
        LinearGradient(
          colors: [drawing.wall, drawing.lowWall], startPoint: .top, endPoint: .bottom)
        Layer("M0 78 H100 V100 H0 Z").fill(drawing.table)
        Layer("M22 84 A28 5 0 0 0 78 84 A28 5 0 0 0 22 84 Z").fill(Color.black.opacity(0.16))
        for (path, color) in drawing.layers { Layer(path).fill(color) }
      }
      .accessibilityElement()
      .accessibilityLabel("Picture of a \(kind.rawValue)")
      .accessibilityAddTraits(.isImage)
    }
  }

  /// A path in a square of 100 × 100, scaled to its frame.
  private struct Layer: Shape {
    let drawn: Path

    init(_ text: String) {
      drawn = (try? Path(svg: text)) ?? Path()
    }

    func path(in rect: Rect) -> Path {
      let scale = Transform2D(scaleX: rect.width / 100, y: rect.height / 100)
      return drawn.applying(scale).offsetBy(dx: rect.minX, dy: rect.minY)
    }
  }

  /// The layers of a product's drawing, from back to front.
  private struct Drawing {
    let wall: Color
    /// The wall's lighter color just above the table.
    let lowWall: Color
    let table: Color
    let layers: [(String, Color)]

    static func of(_ kind: Product.Kind) -> Drawing {
      switch kind {
      case .mug:
        Drawing(
          wall: Color(hex: 0xDCE6E4), lowWall: Color(hex: 0xE2EAE9),
          table: Color(hex: 0xC9B79C),
          layers: [
            (
              "M64 46 C84 40 86 74 62 72 L62 66 C75 67 74 50 64 53 Z", Color(hex: 0x2F5D73)
            ),
            ("M28 38 L66 38 L64 80 C63 86 31 86 30 80 Z", Color(hex: 0x3B7086)),
            ("M54 38 L66 38 L64 80 C63 84 56 85 52 85 Z", Color(hex: 0x2F5D73)),
            ("M28 38 A19 5 0 0 0 66 38 A19 5 0 0 0 28 38 Z", Color(hex: 0x5B93A8)),
            ("M32 38.5 A15 3.2 0 0 0 62 38.5 A15 3.2 0 0 0 32 38.5 Z", Color(hex: 0x4A2E1E)),
          ])
      case .vase:
        Drawing(
          wall: Color(hex: 0xF1E3D6), lowWall: Color(hex: 0xF4E8DD),
          table: Color(hex: 0xB98F6F),
          layers: [
            ("M49 40 C46 26 40 18 33 12 L35 10.5 C43 17 49 26 51.5 40 Z", Color(hex: 0x5C7A4E)),
            ("M50 40 C52 26 58 16 66 10 L67.5 12 C60 18 55 27 52.5 40 Z", Color(hex: 0x6B8B5A)),
            ("M33 12 C25 12 24 4 31 3 C37 3 38 9 33 12 Z", Color(hex: 0xD9694F)),
            ("M67 11 C61 7 64 0 70 2 C76 5 74 12 67 11 Z", Color(hex: 0xE58A6B)),
            (
              "M44 34 L57 34 C55 46 68 52 66 66 C65 76 60 85 50.5 85 "
                + "C41 85 36 76 35 66 C33 52 46 46 44 34 Z",
              Color(hex: 0xC7684B)
            ),
            (
              "M53 34 L57 34 C55 46 68 52 66 66 C65 76 60 85 51 85 "
                + "C58 78 60 68 59 62 C58 52 51 46 53 34 Z",
              Color(hex: 0xA9533A)
            ),
            ("M44 34 A6.5 2 0 0 0 57 34 A6.5 2 0 0 0 44 34 Z", Color(hex: 0x7A3A28)),
          ])
      case .bowl:
        Drawing(
          wall: Color(hex: 0xE7E3EE), lowWall: Color(hex: 0xEBE8F1),
          table: Color(hex: 0xA79AB8),
          layers: [
            ("M40 80 L60 80 L58 86 L42 86 Z", Color(hex: 0x8E7A5F)),
            ("M20 54 L80 54 C79 74 66 82 50 82 C34 82 21 74 20 54 Z", Color(hex: 0xC9B48F)),
            ("M62 54 L80 54 C79 74 66 82 52 82 C60 76 63 66 62 54 Z", Color(hex: 0xAF9970)),
            ("M20 54 A30 8 0 0 0 80 54 A30 8 0 0 0 20 54 Z", Color(hex: 0xF3EEE2)),
            ("M25 55 A25 5.6 0 0 0 75 55 A25 5.6 0 0 0 25 55 Z", Color(hex: 0x6C8FA3)),
          ])
      case .lamp:
        Drawing(
          wall: Color(hex: 0xE6E9DC), lowWall: Color(hex: 0xEAEDE2),
          table: Color(hex: 0x8C6B4A),
          layers: [
            ("M12 86 A38 7 0 0 0 88 86 A38 7 0 0 0 12 86 Z", Color(hex: 0xFFE9A8, opacity: 0.3)),
            ("M24 56 A26 4.5 0 0 0 76 56 A26 4.5 0 0 0 24 56 Z", Color(hex: 0xFFF6D6)),
            ("M48 52 L52 52 L52 80 L48 80 Z", Color(hex: 0x6B4A2E)),
            ("M36 80 C36 77 64 77 64 80 L66 85 L34 85 Z", Color(hex: 0x7D5837)),
            ("M38 18 L62 18 L76 56 L24 56 Z", Color(hex: 0xF4E4BC)),
            ("M54 18 L62 18 L76 56 L60 56 Z", Color(hex: 0xE2CD9A)),
          ])
      case .plant:
        Drawing(
          wall: Color(hex: 0xF4EBDD), lowWall: Color(hex: 0xF6EFE3),
          table: Color(hex: 0xC4A27C),
          layers: [
            ("M49 60 L51 60 L51.5 28 L48.5 28 Z", Color(hex: 0x5D4632)),
            ("M50 58 C30 58 22 44 20 32 C36 32 48 42 50 58 Z", Color(hex: 0x2F6B45)),
            ("M50 56 C70 56 78 42 80 28 C64 30 52 40 50 56 Z", Color(hex: 0x3C7F54)),
            ("M50 42 C36 40 32 26 34 12 C46 16 52 28 50 42 Z", Color(hex: 0x3C7F54)),
            ("M50 40 C62 36 66 22 62 8 C52 14 48 26 50 40 Z", Color(hex: 0x2F6B45)),
            ("M34 58 L66 58 L62 85 L38 85 Z", Color(hex: 0xC96F4A)),
            ("M55 58 L66 58 L62 85 L54 85 Z", Color(hex: 0xAE5A38)),
            ("M32 55 L68 55 L67 62 L33 62 Z", Color(hex: 0xD98460)),
          ])
      }
    }
  }

  /// The previews of the product images.
  package enum ProductImagePreviews: PreviewProvider {
    /// The test suite that takes their snapshots.
    package static let suite = "ShopViewSnapshotTests"

    /// The images of all kinds.
    @MainActor package static var previews: [Preview] {
      [
        Preview("Kinds", on: .fixed(Size(width: 390, height: 264))) {
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), spacing: 8
          ) {
            for kind in Product.Kind.allCases {
              ProductImage(kind: kind)
                .aspectRatio(1, contentMode: .fit)
                .clipShape(RoundedRectangle(cornerRadius: 12))
            }
          }
          .padding(8)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.systemBackground)
        }
      ]
    }
  }
}
