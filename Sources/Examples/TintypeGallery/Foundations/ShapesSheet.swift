// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Shapes and modifications of their outlines.
  package struct ShapesSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Shapes", style: .foundations) {
        LabeledVariant("Shapes") { shapes }
        LabeledVariant("Circular and Continuous Corners") { corners }
        LabeledVariant("Trim") { rings }
        LabeledVariant("Fill Rules") { rules }
        LabeledVariant("Outlines Moved") { adjustments }
      }
    }

    private var shapes: some Component {
      Shelf {
        Specimen("Rectangle") { Rectangle().look() }
        Specimen("RoundedRectangle") { RoundedRectangle(cornerRadius: 14).look() }
        Specimen("Capsule") { Capsule().look() }
        Specimen("Circle") { Circle().look() }
        Specimen("Ellipse") { Ellipse().look() }
        Specimen("Uneven") {
          UnevenRoundedRectangle(
            topLeadingRadius: 24, bottomLeadingRadius: 4, bottomTrailingRadius: 24,
            topTrailingRadius: 4
          ).look()
        }
        Specimen("Path") { star(56).look() }
        Specimen("Shape of your own") { Drop().look() }
      }
    }

    private var corners: some Component {
      HStack(spacing: 16) {
        for style in [RoundedCornerStyle.circular, .continuous] {
          Specimen(style.rawValue) {
            RoundedRectangle(cornerRadius: 40, style: style)
              .fill(Color.indigo.opacity(0.16))
              .stroke(Color.indigo, lineWidth: 2)
              .frame(width: 110, height: 110)
          }
        }
        Specimen("both") {
          ZStack {
            RoundedRectangle(cornerRadius: 40, style: .circular).stroke(Color.red)
            RoundedRectangle(cornerRadius: 40, style: .continuous).stroke(Color.blue)
          }
          .frame(width: 110, height: 110)
        }
      }
    }

    private var rings: some Component {
      HStack(spacing: 14) {
        for (share, tint) in [
          (0.0, Color.pink), (0.25, .orange), (0.5, .green), (0.8, .blue), (1, .purple),
        ] {
          Specimen("\(Int(share * 100))%") {
            ZStack {
              Circle().inset(by: 5).stroke(tint.opacity(0.2), lineWidth: 10)
              Circle()
                .inset(by: 5)
                .rotation(.degrees(-90))
                .trim(to: share)
                .stroke(tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            }
            .frame(width: 62, height: 62)
          }
        }
      }
    }

    private var rules: some Component {
      HStack(spacing: 14) {
        Specimen("non-zero") {
          star.fill(Color.mint.opacity(0.4)).stroke(Color.teal, lineWidth: 1.5).frame(
            width: 84, height: 84)
        }
        Specimen("even-odd") {
          star.fill(Color.mint.opacity(0.4), eoFill: true).stroke(Color.teal, lineWidth: 1.5).frame(
            width: 84, height: 84)
        }
        Specimen("ring, even-odd") {
          Path { path in
            path.addEllipse(in: Rect(x: 0, y: 0, width: 84, height: 84))
            path.addEllipse(in: Rect(x: 22, y: 22, width: 40, height: 40))
          }
          .fill(
            AngularGradient(colors: [.mint, .indigo, .mint], center: .center), eoFill: true
          )
          .frame(width: 84, height: 84)
        }
      }
    }

    private var star: Path { .pentagram(in: Rect(x: 0, y: 0, width: 84, height: 84)) }

    private func star(_ side: Double) -> Path {
      .star(in: Rect(x: (80 - side) / 2, y: 0, width: side, height: side))
    }

    private var adjustments: some Component {
      Shelf {
        Specimen("inset 10") { moved(Rectangle().inset(by: 10)) }
        Specimen("rotation 20°") { moved(Rectangle().rotation(.degrees(20))) }
        Specimen("scale 0.5 × 1.2") { moved(Rectangle().scale(x: 0.5, y: 1.2)) }
        Specimen("offset 10, −8") { moved(Rectangle().offset(x: 10, y: -8)) }
      }
    }

    private func moved(_ shape: StyledShape) -> some Component {
      shape
        .fill(Color.orange.opacity(0.2))
        .stroke(Color.orange)
        .frame(width: 64, height: 48)
        .framed()
        .padding(8)
    }
  }

  /// A drop with its tip at the top.
  private struct Drop: Shape {
    func path(in rect: Rect) -> Path {
      Path { path in
        path.move(to: Point(x: rect.midX, y: rect.minY))
        path.addCurve(
          to: Point(x: rect.midX, y: rect.maxY),
          control1: Point(x: rect.maxX, y: rect.midY),
          control2: Point(x: rect.maxX, y: rect.maxY))
        path.addCurve(
          to: Point(x: rect.midX, y: rect.minY),
          control1: Point(x: rect.minX, y: rect.maxY),
          control2: Point(x: rect.minX, y: rect.midY))
        path.closeSubpath()
      }
    }
  }
}

extension Shape {
  /// Fills the shape with a light tint and strokes its edge.
  fileprivate func look() -> some Component {
    fill(Color.blue.opacity(0.16)).stroke(Color.blue, lineWidth: 1.5)
      .frame(width: 80, height: 56)
  }
}

extension Path {
  /// Returns a five-pointed star with crossing edges that fits a rectangle from its top.
  static func pentagram(in rect: Rect) -> Path {
    Path { path in
      path.addLines([0, 2, 4, 1, 3].map { corner($0, of: rect, share: 1) })
      path.closeSubpath()
    }
  }

  /// Returns a five-pointed star whose edges do not cross.
  static func star(in rect: Rect) -> Path {
    Path { path in
      // The distance of a pentagram's inner corners from its center as a share of the radius: the
      // square of the golden ratio's inverse.
      let inner = 0.381_966_011_250_105_2
      path.addLines(
        (0..<5).flatMap { index in
          [corner(index, of: rect, share: 1), corner(index + 3, of: rect, share: -inner)]
        })
      path.closeSubpath()
    }
  }

  /// Returns a corner of a regular pentagon in a rectangle, clockwise from the top.
  private static func corner(_ index: Int, of rect: Rect, share: Double) -> Point {
    // Sines and cosines of multiples of 72 degrees.
    let (s1, c1) = (0.951_056_516_295_153_6, 0.309_016_994_374_947_4)
    let (s2, c2) = (0.587_785_252_292_473_1, 0.809_016_994_374_947_5)
    let places: [(x: Double, y: Double)] = [(0, -1), (s1, -c1), (s2, c2), (-s2, c2), (-s1, -c1)]
    let place = places[index % places.count]
    return Point(
      x: rect.midX + place.x * rect.width / 2 * share,
      y: rect.midY + place.y * rect.height / 2 * share)
  }
}
