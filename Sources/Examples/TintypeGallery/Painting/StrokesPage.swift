// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Lines: caps, joins, dashes, widths, and inner borders.
  package struct StrokesPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page("Strokes", "The thin line is the path. Borders stay inside of the dotted frame.") {
        Shelf("Caps") { caps }
        Shelf("Joins") { joins }
        Shelf("Dashes") { dashes }
        Shelf("Borders") { borders }
      }
    }

    @ComponentBuilder private var caps: ComponentList {
      for cap in StrokeStyle.LineCap.allCases {
        Plate(cap.rawValue) {
          traced(Self.line, Color.blue, StrokeStyle(lineWidth: 14, lineCap: cap))
            .frame(width: 50, height: 14)
        }
      }
      Plate("a point: round") {
        HStack(spacing: 10) {
          for cap in StrokeStyle.LineCap.allCases {
            Self.dot.stroke(Color.blue, style: StrokeStyle(lineWidth: 14, lineCap: cap))
              .frame(width: 14, height: 14)
          }
        }
      }
    }

    private static let line = Path { path in
      path.addLines([Point(x: 7, y: 7), Point(x: 43, y: 7)])
    }

    private static let dot = Path { path in
      path.addLines([Point(x: 7, y: 7), Point(x: 7, y: 7)])
    }

    /// Returns a broad line in a light tint, with its path on top.
    private func traced(_ path: Path, _ tint: Color, _ style: StrokeStyle) -> some Component {
      path.stroke(tint.opacity(0.4), style: style).stroke(tint)
    }

    @ComponentBuilder private var joins: ComponentList {
      for join in StrokeStyle.LineJoin.allCases {
        Plate(join.rawValue) {
          traced(Self.roof, Color.blue, StrokeStyle(lineWidth: 12, lineJoin: join)).square()
        }
      }
      Plate("miter limit 1.5") {
        traced(
          Self.roof, Color.blue, StrokeStyle(lineWidth: 12, lineJoin: .miter, miterLimit: 1.5)
        ).square()
      }
      for join in StrokeStyle.LineJoin.allCases {
        Plate("closed, \(join.rawValue)") {
          traced(Self.triangle, Color.blue, StrokeStyle(lineWidth: 9, lineJoin: join)).square()
        }
      }
      Plate("a cusp") {
        traced(Self.cusp, Color.blue, StrokeStyle(lineWidth: 9, lineJoin: .round)).square()
      }
    }

    private static let roof = Path { path in
      path.addLines([Point(x: 8, y: 42), Point(x: 25, y: 17), Point(x: 42, y: 42)])
    }

    private static let triangle = Path { path in
      path.addLines([Point(x: 9, y: 42), Point(x: 25, y: 14), Point(x: 41, y: 42)])
      path.closeSubpath()
    }

    private static let cusp = Path { path in
      path.move(to: Point(x: 8, y: 42))
      path.addCurve(
        to: Point(x: 42, y: 42), control1: Point(x: 42, y: -6), control2: Point(x: 8, y: -6))
    }

    @ComponentBuilder private var dashes: ComponentList {
      for (dash, phase, cap) in Self.patterns {
        Plate(
          dash.map(\.shortText).joined(separator: " ") + " @ " + phase.shortText
            + (cap == .butt ? "" : ", \(cap.rawValue)"),
          columns: 2, height: 26
        ) {
          Path { $0.addLines([Point(x: 0, y: 3), Point(x: 150, y: 3)]) }
            .stroke(
              Color.pink,
              style: StrokeStyle(lineWidth: 6, lineCap: cap, dash: dash, dashPhase: phase)
            )
            .frame(width: 150, height: 6)
        }
      }
    }

    private static let patterns: [([Double], Double, StrokeStyle.LineCap)] = [
      ([15, 5], 0, .butt), ([15, 5], 10, .butt), ([10], 0, .butt), ([12, 4, 2], 0, .butt),
      ([0, 10], 0, .round), ([10, 10], 5, .round), ([10, 10], 5, .square), ([1, 1], 0, .butt),
    ]

    @ComponentBuilder private var borders: ComponentList {
      Plate("stroke") { box.stroke(Color.green.opacity(0.5), lineWidth: 10).place() }
      Plate("strokeBorder") { box.strokeBorder(Color.green.opacity(0.5), lineWidth: 10).place() }
      Plate("of an ellipse") {
        Ellipse().strokeBorder(Color.green.opacity(0.5), lineWidth: 10).place()
      }
      Plate("of a star") {
        Path.star(in: Rect(x: 0, y: 0, width: 56, height: 44))
          .strokeBorder(Color.green.opacity(0.5), lineWidth: 5).place()
      }
      Plate("wider than high") {
        box.strokeBorder(Color.green.opacity(0.5), lineWidth: 30).place()
      }
      Plate("dashed") {
        box.strokeBorder(
          Color.green, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 8])
        ).place()
      }
      Plate("0.5, 1, 2, 4 pt") {
        ZStack {
          for (width, inset) in [(0.5, 0.0), (1, 5), (2, 10), (4, 16)] {
            Rectangle().inset(by: inset).strokeBorder(Color.green, lineWidth: width)
          }
        }
        .frame(width: 56, height: 44)
      }
      Plate("three on one path") {
        box.stroke(Color.green, lineWidth: 12).stroke(Color.yellow, lineWidth: 7)
          .stroke(Color.red, lineWidth: 2)
          .frame(width: 56, height: 44)
      }
    }

    private var box: RoundedRectangle { RoundedRectangle(cornerRadius: 14) }
  }
}

extension StyledShape {
  /// Sets a frame around the shape and shows it.
  fileprivate func place() -> some Component { frame(width: 56, height: 44).framed() }
}
