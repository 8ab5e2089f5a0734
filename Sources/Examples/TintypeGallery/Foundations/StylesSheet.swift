// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Fill styles: gradients, images and materials.
  package struct StylesSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Styles", style: .foundations) {
        LabeledVariant("Linear Gradients") { linear }
        LabeledVariant("Radial Gradients") { radial }
        LabeledVariant("Elliptical Gradients") { elliptical }
        LabeledVariant("Angular Gradients") { angular }
        LabeledVariant("Images") { images }
        LabeledVariant("Materials") { materials }
      }
    }

    private var linear: some Component {
      Shelf {
        Specimen("leading – trailing") {
          box(
            LinearGradient(
              colors: [.blue, .purple, .pink], startPoint: .leading, endPoint: .trailing))
        }
        Specimen("top – bottom") {
          box(LinearGradient(colors: [.cyan, .indigo], startPoint: .top, endPoint: .bottom))
        }
        Specimen("corner to corner") {
          box(
            LinearGradient(
              colors: [.yellow, .red], startPoint: .topLeading, endPoint: .bottomTrailing))
        }
        Specimen("inner third") {
          box(
            LinearGradient(
              colors: [.green, .blue], startPoint: UnitPoint(x: 0.33, y: 0.5),
              endPoint: UnitPoint(x: 0.67, y: 0.5)))
        }
        Specimen("stops") {
          box(
            LinearGradient(
              stops: [
                .init(color: .orange, location: 0), .init(color: .orange, location: 0.3),
                .init(color: .mint, location: 0.3), .init(color: .teal, location: 0.7),
                .init(color: .indigo, location: 0.7), .init(color: .indigo, location: 1),
              ],
              startPoint: .leading, endPoint: .trailing))
        }
        Specimen("to clear") {
          box(
            LinearGradient(
              colors: [.pink, .pink.opacity(0)], startPoint: .leading, endPoint: .trailing))
        }
        Specimen("clear over picture") {
          Photo()
            .frame(width: 84, height: 56)
            .overlay(
              LinearGradient(
                colors: [.black.opacity(0), .black.opacity(0.8)], startPoint: .top,
                endPoint: .bottom)
            )
            .cornerRadius(8)
        }
        Specimen("grays") {
          box(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        }
      }
    }

    private var radial: some Component {
      Shelf {
        Specimen("0 – 42") {
          box(
            RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 42))
        }
        Specimen("16 – 28") {
          box(
            RadialGradient(
              colors: [.yellow, .red], center: .center, startRadius: 16, endRadius: 28))
        }
        Specimen("from the corner") {
          box(
            RadialGradient(
              colors: [.white, .blue, .indigo], center: .topLeading, startRadius: 0, endRadius: 90))
        }
        Specimen("a ball") {
          Circle()
            .fill(
              RadialGradient(
                colors: [.white, .pink, .purple], center: UnitPoint(x: 0.35, y: 0.3),
                startRadius: 0, endRadius: 46)
            )
            .frame(width: 56, height: 56)
        }
      }
    }

    private var elliptical: some Component {
      Shelf {
        Specimen("to the edges") {
          box(EllipticalGradient(colors: [.mint, .indigo]))
        }
        Specimen("0.3 – 0.5") {
          box(
            EllipticalGradient(
              colors: [.mint, .indigo], startRadiusFraction: 0.3, endRadiusFraction: 0.5))
        }
        Specimen("leading") {
          box(EllipticalGradient(colors: [.orange, .brown], center: .leading))
        }
        Specimen("in an ellipse") {
          Ellipse().fill(EllipticalGradient(colors: [.white, .teal])).frame(width: 84, height: 56)
        }
      }
    }

    private var angular: some Component {
      Shelf {
        Specimen("whole turn") {
          box(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
        }
        Specimen("from 90°") {
          box(
            AngularGradient(colors: [.red, .yellow, .blue], center: .center, angle: .degrees(90)))
        }
        Specimen("0° – 180°") {
          box(
            AngularGradient(
              colors: [.pink, .cyan], center: .center, startAngle: .zero,
              endAngle: .degrees(180)))
        }
        Specimen("wheel") {
          Circle()
            .strokeBorder(
              AngularGradient(
                colors: [.red, .orange, .yellow, .green, .cyan, .blue, .purple, .red],
                center: .center),
              lineWidth: 16
            )
            .frame(width: 56, height: 56)
        }
      }
    }

    private var images: some Component {
      Shelf {
        Specimen("repeated") { box(Tiles(scale: 1)) }
        Specimen("scale 0.5") { box(Tiles(scale: 0.5)) }
        Specimen("in a circle") {
          Circle().fill(Tiles(scale: 1)).frame(width: 56, height: 56)
        }
        Specimen("as a line") {
          RoundedRectangle(cornerRadius: 16).strokeBorder(Tiles(scale: 1), lineWidth: 12)
            .frame(width: 84, height: 56)
        }
      }
    }

    private var materials: some Component {
      ZStack {
        Photo().frame(height: 182)
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 12) {
          material("ultraThin", .ultraThin)
          material("thin", .thin)
          material("regular", .regular)
          material("thick", .thick)
          material("ultraThick", .ultraThick)
          material("bar", .bar)
        }
        .padding(14)
      }
      .cornerRadius(14)
    }

    private func material(_ name: String, _ material: Material) -> some Component {
      Text(name)
        .font(.system(size: 13, weight: .semibold))
        .frame(maxWidth: .infinity)
        .frame(height: 70)
        .background(material, in: RoundedRectangle(cornerRadius: 10))
    }

    private func box(_ style: some ShapeStyle) -> some Component {
      RoundedRectangle(cornerRadius: 8).fill(style).frame(width: 84, height: 56)
    }
  }

  /// The pattern, repeated in all directions.
  private struct Tiles: ShapeStyle {
    let scale: Double

    func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
      guard let pattern = ImagesSheets.pattern else {
        return .color(Color.gray.resolve(in: environment))
      }
      return .image(ImagePaintContent(image: pattern, scale: scale))
    }
  }
}
