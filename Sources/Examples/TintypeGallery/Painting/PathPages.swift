// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Paths filled by both rules, their elements, and adjacent edges.
  package struct PathsPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page("Paths and Fills", "Curves without corners, holes where the rule says, no seams.") {
        Shelf("Fill Rules") { rules }
        Shelf("Elements") { elements }
        Shelf("Edges") { edges }
      }
    }

    @ComponentBuilder private var rules: ComponentList {
      Plate("non-zero") { star.fill(Color.teal).frame(width: 56, height: 56) }
      Plate("even-odd") { star.fill(Color.teal, eoFill: true).frame(width: 56, height: 56) }
      Plate("even-odd, nested") { target.fill(Color.teal, eoFill: true).square() }
      Plate("non-zero, nested") { target.fill(Color.teal).square() }
      Plate("same direction") { ring(inner: true).fill(Color.indigo).square() }
      Plate("opposite one") { ring(inner: false).fill(Color.indigo).square() }
      Plate("left open") { open.fill(Color.indigo).square() }
      Plate("two apart") { apart.fill(Color.indigo).square() }
    }

    private var star: Path { .pentagram(in: Rect(x: 0, y: 2, width: 56, height: 56)) }

    /// Three concentric discs with the same direction.
    private var target: Path {
      Path { path in
        for inset in [0.0, 9, 18] { path.addEllipse(in: Self.square(inset)) }
      }
    }

    /// Returns a square inside a square.
    private func ring(inner isForward: Bool) -> Path {
      let hole = Self.corners(15)
      return Path { path in
        for corners in [Self.corners(0), isForward ? hole : hole.reversed()] {
          path.addLines(corners)
          path.closeSubpath()
        }
      }
    }

    /// Two sides of a triangle without the closing side.
    private var open: Path {
      Path { $0.addLines([Point(x: 0, y: 50), Point(x: 14, y: 0), Point(x: 50, y: 34)]) }
    }

    private var apart: Path {
      Path { path in
        path.addRect(Rect(x: 0, y: 0, width: 22, height: 50))
        path.addEllipse(in: Rect(x: 28, y: 14, width: 22, height: 22))
      }
    }

    private static func square(_ inset: Double) -> Rect {
      Rect(x: inset, y: inset, width: 50 - inset * 2, height: 50 - inset * 2)
    }

    private static func corners(_ inset: Double) -> [Point] {
      let (low, high) = (inset, 50 - inset)
      return [
        Point(x: low, y: low), Point(x: high, y: low), Point(x: high, y: high),
        Point(x: low, y: high),
      ]
    }

    @ComponentBuilder private var elements: ComponentList {
      Plate("quadratic") {
        Path { path in
          path.move(to: Point(x: 0, y: 46))
          path.addQuadCurve(to: Point(x: 50, y: 46), control: Point(x: 25, y: -38))
          path.closeSubpath()
        }
        .fill(Color.orange).square()
      }
      Plate("cubic") {
        Path { path in
          path.move(to: Point(x: 0, y: 25))
          path.addCurve(
            to: Point(x: 50, y: 25), control1: Point(x: 10, y: -30),
            control2: Point(x: 40, y: 80))
          path.closeSubpath()
        }
        .fill(Color.orange).square()
      }
      Plate("arc, 40°–320°") {
        Path { path in
          path.move(to: Point(x: 25, y: 25))
          path.addArc(
            center: Point(x: 25, y: 25), radius: 25, startAngle: .degrees(40),
            endAngle: .degrees(320), clockwise: false)
          path.closeSubpath()
        }
        .fill(Color.orange).square()
      }
      Plate("SVG") {
        if let heart = try? Path(svg: "M25 46 L5 26 A13 13 0 0 1 25 10 A13 13 0 0 1 45 26 Z") {
          heart.fill(Color.orange).square()
        }
      }
    }

    @ComponentBuilder private var edges: ComponentList {
      Plate("sixteen wedges") { fan.fill(Color.purple).square() }
      Plate("squares of 4.3 pt") {
        VStack(spacing: 0) {
          for _ in 0..<10 {
            HStack(spacing: 0) {
              for _ in 0..<10 { Color.purple.frame(width: 4.3, height: 4.3) }
            }
          }
        }
      }
      Plate("0.5 to 4 pt") {
        HStack(spacing: 5) {
          for width in [0.5, 1, 1.5, 2, 3, 4] {
            Color.purple.frame(width: width, height: 44)
          }
        }
      }
      Plate("discs of 1 to 9 pt") {
        HStack(spacing: 4) {
          for side in [1.0, 2, 3, 4, 5, 7, 9] {
            Circle().fill(Color.purple).frame(width: side, height: side)
          }
        }
      }
    }

    /// Triangles that meet in the center, with every second one omitted.
    private var fan: Path {
      Path { path in
        for index in 0..<16 {
          func rim(_ step: Int) -> Point {
            let angle = Angle.degrees(Double(step) * 11.25)
            return Point(x: 25 + 26 * angle.cosine, y: 25 + 26 * angle.sine)
          }
          path.addLines([Point(x: 25, y: 25), rim(index * 2), rim(index * 2 + 1)])
          path.closeSubpath()
        }
      }
    }
  }
}

extension Component {
  /// Sets a frame of 50 by 50 points, used for most drawings of a plate.
  func square() -> some Component { frame(width: 50, height: 50) }
}

extension Painting {
  /// Trimmed paths, measured by arc length, with caps at both ends.
  package struct TrimsPage: Component {
    /// Creates the page.
    package init() {}

    /// The page.
    package var body: some Component {
      Page("Trim", "Shares of the length. A cap at each end that was cut.") {
        Shelf("Shares") { shares }
        Shelf("Caps") { caps }
        Shelf("Arc Length: Eight Equal Parts") { parts }
        Shelf("More") { more }
      }
    }

    @ComponentBuilder private var shares: ComponentList {
      for (from, to) in [
        (0.0, 0.0), (0, 0.01), (0, 0.25), (0, 0.8), (0.25, 0.75), (0.9, 1), (0.6, 0.4), (0, 1),
      ] {
        Plate("\(Int(from * 100)) – \(Int(to * 100))%") {
          ZStack {
            ring.stroke(Color.blue.opacity(0.2), lineWidth: 8)
            ring.rotation(.degrees(-90)).trim(from: from, to: to)
              .stroke(Color.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
          }
          .square()
        }
      }
    }

    private var ring: StyledShape { Circle().inset(by: 4) }

    @ComponentBuilder private var caps: ComponentList {
      for cap in StrokeStyle.LineCap.allCases {
        Plate(cap.rawValue) { trimmed(Self.bend, StrokeStyle(lineWidth: 12, lineCap: cap)) }
      }
      Plate("round, dashed") {
        trimmed(Self.bend, StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 9]))
      }
    }

    private func trimmed(_ path: Path, _ style: StrokeStyle) -> some Component {
      ZStack {
        path.trim(from: 0.15, to: 0.85).stroke(Color.orange.opacity(0.45), style: style)
        path.stroke(Color.gray)
        path.trim(from: 0.15, to: 0.85).stroke(Color.orange, lineWidth: 2)
      }
      .square()
    }

    private static let bend = Path { path in
      path.move(to: Point(x: 6, y: 44))
      path.addCurve(
        to: Point(x: 44, y: 8), control1: Point(x: 10, y: -4), control2: Point(x: 36, y: 56))
    }

    @ComponentBuilder private var parts: ComponentList {
      Plate("line and corner") {
        striped(
          Path { $0.addLines([Point(x: 2, y: 6), Point(x: 48, y: 6), Point(x: 48, y: 46)]) })
      }
      Plate("uneven curve") {
        striped(
          Path { path in
            path.move(to: Point(x: 2, y: 46))
            path.addCurve(
              to: Point(x: 48, y: 46), control1: Point(x: 2, y: -24), control2: Point(x: 6, y: 20))
          })
      }
      Plate("two lines apart") {
        striped(
          Path { path in
            path.addLines([Point(x: 2, y: 14), Point(x: 48, y: 14)])
            path.addLines([Point(x: 2, y: 36), Point(x: 32, y: 36)])
          })
      }
      Plate("ellipse") {
        striped(Path(ellipseIn: Rect(x: 0, y: 12, width: 50, height: 26)))
      }
    }

    /// Returns a path whose eight parts alternate between two colors.
    private func striped(_ path: Path) -> some Component {
      ZStack {
        for part in 0..<8 {
          path.trim(from: Double(part) / 8, to: Double(part + 1) / 8)
            .stroke(part.isMultiple(of: 2) ? Color.purple : .mint, lineWidth: 5)
        }
      }
      .square()
    }

    @ComponentBuilder private var more: ComponentList {
      Plate("rounded rectangle") {
        RoundedRectangle(cornerRadius: 12).inset(by: 3).trim(from: 0.1, to: 0.6)
          .stroke(Color.green, style: StrokeStyle(lineWidth: 6, lineCap: .round)).square()
      }
      Plate("capsule") {
        Capsule().inset(by: 3).trim(to: 0.5)
          .stroke(Color.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .frame(width: 60, height: 30)
      }
      Plate("filled") { Circle().trim(from: 0.1, to: 0.6).fill(Color.green).square() }
      Plate("gradient") {
        Circle().inset(by: 5).trim(to: 0.75)
          .stroke(
            AngularGradient(colors: [.yellow, .green, .blue], center: .center),
            style: StrokeStyle(lineWidth: 10, lineCap: .round)
          )
          .square()
      }
    }
  }
}
