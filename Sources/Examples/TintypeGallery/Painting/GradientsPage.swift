// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// All four kinds of gradients, their stops, and the areas they fill.
  package struct GradientsPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page(
        "Gradients", "Crosses mark the ends. Angles run clockwise from 3 o’clock."
      ) {
        Shelf("Linear") { linear }
        Shelf("Radial") { radial }
        Shelf("Elliptical") { elliptical }
        Shelf("Angular") { angular }
        Shelf("Stops and Fills") { stops }
      }
    }

    @ComponentBuilder private var linear: ComponentList {
      line("leading – trailing", .leading, .trailing)
      line("top – bottom", .top, .bottom)
      line("corner to corner", .topLeading, .bottomTrailing)
      line("the inner third", UnitPoint(x: 1.0 / 3, y: 0.5), UnitPoint(x: 2.0 / 3, y: 0.5))
    }

    private func line(_ name: String, _ start: UnitPoint, _ end: UnitPoint) -> some Component {
      swatch(
        name, LinearGradient(colors: [.yellow, .pink, .blue], startPoint: start, endPoint: end),
        marks: [start, end])
    }

    @ComponentBuilder private var radial: ComponentList {
      swatch("0 – 28", ball(.center, 0, 28), marks: [.center])
      swatch("10 – 20", ball(.center, 10, 20), marks: [.center])
      swatch("from a corner", ball(.topLeading, 0, 69), marks: [.topLeading])
      swatch("20 – 6", ball(.center, 20, 6), marks: [.center])
    }

    private func ball(_ center: UnitPoint, _ start: Double, _ end: Double) -> RadialGradient {
      RadialGradient(
        colors: [.yellow, .pink, .blue], center: center, startRadius: start, endRadius: end)
    }

    @ComponentBuilder private var elliptical: ComponentList {
      swatch("to the sides", EllipticalGradient(colors: [.mint, .indigo]), marks: [.center])
      swatch(
        "0.25 – 0.5",
        EllipticalGradient(
          colors: [.mint, .indigo], startRadiusFraction: 0.25, endRadiusFraction: 0.5),
        marks: [.center])
      swatch(
        "around leading", EllipticalGradient(colors: [.mint, .indigo], center: .leading),
        marks: [.leading])
      swatch(
        "in an ellipse", EllipticalGradient(colors: [.mint, .indigo]), marks: [], in: Ellipse())
    }

    @ComponentBuilder private var angular: ComponentList {
      swatch("from 0°", wheel(.degrees(0)), marks: [.center])
      swatch("from 90°", wheel(.degrees(90)), marks: [.center])
      swatch(
        "0° – 180°",
        AngularGradient(
          colors: [.red, .yellow, .blue], center: .center, startAngle: .zero,
          endAngle: .degrees(180)),
        marks: [.center])
      swatch(
        "−45° – 45°",
        AngularGradient(
          colors: [.red, .yellow, .blue], center: .leading, startAngle: .degrees(-45),
          endAngle: .degrees(45)),
        marks: [.leading])
    }

    private func wheel(_ angle: Angle) -> AngularGradient {
      AngularGradient(colors: [.red, .yellow, .green, .blue], center: .center, angle: angle)
    }

    @ComponentBuilder private var stops: ComponentList {
      swatch(
        "hard edges",
        LinearGradient(
          stops: [
            .init(color: .orange, location: 0.25), .init(color: .mint, location: 0.25),
            .init(color: .mint, location: 0.6), .init(color: .indigo, location: 0.6),
          ],
          startPoint: .leading, endPoint: .trailing),
        marks: [])
      swatch(
        "pink to .clear",
        LinearGradient(colors: [.pink, .clear], startPoint: .leading, endPoint: .trailing),
        marks: [])
      Plate("in a text", height: 56) {
        Text("Sum").font(.system(size: 34, weight: .black))
          .foregroundStyle(
            LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
      }
      Plate("in a line", height: 56) {
        RoundedRectangle(cornerRadius: 14)
          .strokeBorder(
            LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing),
            lineWidth: 8
          )
          .frame(width: 62, height: 44)
      }
    }

    /// Returns a rounded area with crosses at some points.
    private func swatch(
      _ name: String,
      _ style: some ShapeStyle,
      marks: [UnitPoint],
      in shape: some Shape = RoundedRectangle(cornerRadius: 4)
    ) -> some Component {
      Plate(name, height: 56) {
        shape.fill(style).frame(width: 56, height: 40)
          .overlay {
            for mark in marks {
              Cross().position(x: 56 * mark.x, y: 40 * mark.y)
            }
          }
      }
    }
  }

  /// A small cross that is visible on every color.
  struct Cross: Component {
    var body: some Component {
      ZStack {
        for (color, width) in [(Color.white, 3.0), (.black, 1)] {
          Path { path in
            path.addLines([Point(x: 0, y: 3), Point(x: 6, y: 3)])
            path.addLines([Point(x: 3, y: 0), Point(x: 3, y: 6)])
          }
          .stroke(color, lineWidth: width)
        }
      }
      .frame(width: 6, height: 6)
    }
  }
}
