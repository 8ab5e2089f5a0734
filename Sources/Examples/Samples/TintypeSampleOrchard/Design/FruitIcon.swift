// SPDX-License-Identifier: MIT

import SwiftUI

/// A drawing of a fruit on a square of its color.
struct FruitIcon: View {
  @ScaledMetric private var scaled: CGFloat
  private let largest: CGFloat
  private let species: Species

  init(_ species: Species, size: CGFloat = 40) {
    self.species = species
    _scaled = ScaledMetric(wrappedValue: size, relativeTo: .body)
    largest = size * 1.6
  }

  var body: some View {
    let size = min(scaled, largest)
    Canvas { context, canvas in
      context.scaleBy(x: canvas.width / 24, y: canvas.height / 24)
      context.stroke(
        stem, with: .color(.brown), style: StrokeStyle(lineWidth: 1.4, lineCap: .round))
      context.fill(leaf, with: .color(.orchard))
      context.fill(fruit, with: .color(species.color))
      context.fill(Path(ellipseIn: shine), with: .color(.white.opacity(0.35)))
    }
    .frame(width: size * 0.8, height: size * 0.8)
    .frame(width: size, height: size)
    .background(species.color.opacity(0.14), in: .rect(cornerRadius: size * 0.26))
    .accessibilityHidden(true)
  }

  private var fruit: Path {
    switch species {
    case .apple:
      Path { path in
        path.move(to: CGPoint(x: 12, y: 8.5))
        path.addCurve(
          to: CGPoint(x: 12, y: 21.5), control1: CGPoint(x: 24, y: 3.5),
          control2: CGPoint(x: 21, y: 23.5))
        path.addCurve(
          to: CGPoint(x: 12, y: 8.5), control1: CGPoint(x: 3, y: 23.5),
          control2: CGPoint(x: 0, y: 3.5))
      }
    case .pear:
      Path { path in
        path.addEllipse(in: CGRect(x: 4.5, y: 9.5, width: 15, height: 12.5))
        path.move(to: CGPoint(x: 12, y: 4.5))
        path.addCurve(
          to: CGPoint(x: 19.2, y: 14), control1: CGPoint(x: 17.5, y: 4.5),
          control2: CGPoint(x: 15, y: 10))
        path.addLine(to: CGPoint(x: 4.8, y: 14))
        path.addCurve(
          to: CGPoint(x: 12, y: 4.5), control1: CGPoint(x: 9, y: 10),
          control2: CGPoint(x: 6.5, y: 4.5))
      }
    case .plum:
      Path(ellipseIn: CGRect(x: 5, y: 6.5, width: 14, height: 15.5))
    case .cherry:
      Path { path in
        path.addEllipse(in: CGRect(x: 2.5, y: 13, width: 9, height: 9))
        path.addEllipse(in: CGRect(x: 12.5, y: 12, width: 9, height: 9))
      }
    }
  }

  private var shine: CGRect {
    switch species {
    case .apple: CGRect(x: 6.5, y: 10.5, width: 2.6, height: 4)
    case .pear: CGRect(x: 7.5, y: 14, width: 2.4, height: 4)
    case .plum: CGRect(x: 7.5, y: 10, width: 2.6, height: 4.5)
    case .cherry: CGRect(x: 4.4, y: 15, width: 2, height: 2.8)
    }
  }

  private var stem: Path {
    Path { path in
      guard species == .cherry else {
        path.move(to: CGPoint(x: 12, y: 9))
        path.addQuadCurve(to: CGPoint(x: 12.8, y: 2.5), control: CGPoint(x: 12, y: 5))
        return
      }
      for end in [CGPoint(x: 7, y: 14), CGPoint(x: 17, y: 13)] {
        path.move(to: CGPoint(x: 12.5, y: 2.5))
        path.addQuadCurve(to: end, control: CGPoint(x: end.x, y: 7))
      }
    }
  }

  private var leaf: Path {
    Path { path in
      path.move(to: CGPoint(x: 12.8, y: 4.6))
      path.addQuadCurve(to: CGPoint(x: 20, y: 3), control: CGPoint(x: 15.6, y: 0.2))
      path.addQuadCurve(to: CGPoint(x: 12.8, y: 4.6), control: CGPoint(x: 17.4, y: 7.2))
    }
  }
}
