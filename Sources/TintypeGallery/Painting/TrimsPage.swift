// SPDX-License-Identifier: MIT

import TintypeComponents

extension Painting {
  /// Parts of paths, measured along them, with caps at both ends.
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
        Plate("\(Int(from * 100)) – \(Int(to * 100)) %") {
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

    /// A path whose eight parts alternate between two colours.
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
