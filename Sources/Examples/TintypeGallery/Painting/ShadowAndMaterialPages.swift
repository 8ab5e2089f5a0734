// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Shadows and blurs: radii, offsets, shadow-casting content, and falloff.
  package struct ShadowsPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page("Shadows and Blurs", "They fade evenly, to all sides alike, and are cut off nowhere.") {
        Shelf("Radii") { radii }
        Shelf("What Casts a Shadow") { casters }
        Shelf("Blur Radii") { blurs }
        Shelf("What Is Blurred") { blurred }
      }
    }

    private func card(_ tint: Color = Color(light: .white, dark: .gray2)) -> some Component {
      RoundedRectangle(cornerRadius: 8).fill(tint).frame(width: 44, height: 30)
    }

    @ComponentBuilder private var radii: ComponentList {
      for radius in [0.0, 2, 5, 10] {
        Plate("\(radius.shortText), 3 down", tint: .gray5) {
          card().shadow(color: .black.opacity(0.6), radius: radius, y: 3)
        }
      }
    }

    @ComponentBuilder private var casters: ComponentList {
      Plate("a text", tint: .gray5) {
        Text("Text").font(.system(size: 26, weight: .heavy)).shadow(color: .blue, radius: 3, y: 3)
      }
      Plate("a translucent area", tint: .gray5) {
        card(.green.opacity(0.4)).shadow(color: .black, radius: 4, x: 4, y: 4)
      }
      Plate("a ring", tint: .gray5) {
        Circle().strokeBorder(Color.orange, lineWidth: 6).frame(width: 40, height: 40)
          .shadow(color: .black.opacity(0.7), radius: 2, x: 4, y: 4)
      }
      Plate("a shadow", tint: .gray5) {
        card().shadow(color: .pink, radius: 0, x: -3, y: -3)
          .shadow(color: .purple, radius: 2, x: -3, y: -3)
      }
    }

    @ComponentBuilder private var blurs: ComponentList {
      for radius in [0.0, 1, 3, 8] {
        Plate(radius.shortText) {
          Rectangle().fill(Color.indigo).frame(width: 40, height: 28).blur(radius: radius)
        }
      }
    }

    @ComponentBuilder private var blurred: ComponentList {
      Plate("a text") { Text("Text").font(.system(size: 26, weight: .heavy)).blur(radius: 1.5) }
      Plate("a picture") { Foundations.Photo().frame(width: 54, height: 36).blur(radius: 3) }
      Plate("clipped after") {
        Foundations.Photo().frame(width: 60, height: 42).blur(radius: 4).clipped()
      }
      Plate("colors apart") {
        HStack(spacing: 0) {
          Color.red
          Color.green
        }
        .frame(width: 50, height: 32).blur(radius: 5)
      }
    }
  }

  /// Materials: the background is blurred, brightened and tinted.
  package struct MaterialsPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page("Materials", "Nothing sharp shines through; the edge of the material stays sharp.") {
        Shelf("Thickness") { all(reducingTransparency: false) }
        Shelf("With Transparency Reduced") { all(reducingTransparency: true) }
        Shelf("Shapes and What Lies Behind") { shapes }
      }
    }

    private static let materials: [(name: String, material: Material)] = [
      ("ultraThin", .ultraThin), ("thin", .thin), ("regular", .regular), ("thick", .thick),
      ("ultraThick", .ultraThick), ("bar", .bar),
    ]

    private func all(reducingTransparency reduces: Bool) -> some Component {
      ZStack {
        Stripes()
        VStack(spacing: 8) {
          for row in [0..<3, 3..<6] {
            HStack(spacing: 8) {
              for (name, material) in Self.materials[row] {
                Text(name)
                  .font(.system(size: 12, weight: .semibold))
                  .frame(maxWidth: .infinity, maxHeight: .infinity)
                  .background(material, in: RoundedRectangle(cornerRadius: 8))
              }
            }
          }
        }
        .padding(10)
      }
      .frame(width: 358, height: reduces ? 68 : 84)
      .cornerRadius(8)
      .environment(\.reduceTransparency, reduces)
    }

    @ComponentBuilder private var shapes: ComponentList {
      Plate("disc") { over { Circle().fill(Material.ultraThin).frame(width: 40, height: 40) } }
      Plate("line") {
        over {
          RoundedRectangle(cornerRadius: 10).strokeBorder(Material.ultraThin, lineWidth: 8)
            .frame(width: 60, height: 44)
        }
      }
      Plate("on a material") {
        over {
          Rectangle().fill(Material.ultraThin).frame(width: 62, height: 44)
          Circle().fill(Material.thick).frame(width: 26, height: 26)
        }
      }
      Plate("at half opacity") {
        over { Circle().fill(Material.regular).frame(width: 40, height: 40).opacity(0.5) }
      }
    }

    private func over(@ComponentBuilder _ content: () -> ComponentList) -> some Component {
      ZStack {
        Stripes()
        content()
      }
      .frame(width: 74, height: 56)
      .cornerRadius(6)
    }
  }

  /// Vertical stripes in saturated colors.
  private struct Stripes: Component {
    var body: some Component {
      HStack(spacing: 0) {
        for index in 0..<12 {
          [Color.red, .yellow, .green, .blue, .white, .black][index % 6]
        }
      }
    }
  }
}
