// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Materials: what lies behind shines through, blurred, brightened and tinted.
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

  /// Upright stripes in strong colours.
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
