// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Drawings made by closures.
  package struct CanvasSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Canvas", style: .foundations) {
        LabeledVariant("Visitors per Month") { chart.frame(height: 180).onCard() }
        LabeledVariant("Transforms, Layers, Clips and Images") {
          HStack(spacing: 12) {
            rosette.frame(width: 86, height: 86)
            layers.frame(width: 86, height: 86)
            clipped.frame(width: 86, height: 86)
            outside.frame(width: 86, height: 86).framed()
          }
        }
      }
    }

    private static let values = [32.0, 48, 41, 66, 58, 83, 77, 96, 88, 71, 62, 79]

    private var chart: some Component {
      Canvas { context, size in
        let step = size.width / Double(Self.values.count)
        func height(_ value: Double) -> Double { size.height * (1 - value / 110) }
        for line in 0...4 {
          let y = height(Double(line) * 25)
          let path = Path { path in
            path.move(to: Point(x: 0, y: y))
            path.addLine(to: Point(x: size.width, y: y))
          }
          context.stroke(
            path, with: Color.separator,
            style: StrokeStyle(lineWidth: 0.5, dash: line == 0 ? [] : [3, 3]))
        }
        for (index, value) in Self.values.enumerated() {
          let bar = Rect(
            x: Double(index) * step + step * 0.2, y: height(value), width: step * 0.6,
            height: size.height - height(value))
          context.fill(
            Path(roundedRect: bar, cornerRadius: 4),
            with: LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
        }
        let points = Self.values.enumerated().map { index, value in
          Point(x: (Double(index) + 0.5) * step, y: height(value * 0.7 + 30))
        }
        context.stroke(
          Path { $0.addLines(points) }, with: Color.orange,
          style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        for point in points {
          let dot = Path(
            ellipseIn: Rect(x: point.x - 4, y: point.y - 4, width: 8, height: 8))
          context.fill(dot, with: Color.secondarySystemBackground)
          context.stroke(dot, with: Color.orange, lineWidth: 2)
        }
      }
    }

    private var rosette: some Component {
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: size.height / 2)
        for index in 0..<12 {
          context.fill(
            Path(ellipseIn: Rect(x: 8, y: -6, width: 32, height: 12)),
            with: Color.purple.opacity(0.15 + Double(index) * 0.07))
          context.rotate(by: .degrees(30))
        }
      }
    }

    private var layers: some Component {
      Canvas { context, size in
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.fill(
            Path(ellipseIn: Rect(x: 0, y: 0, width: size.width * 0.7, height: size.height * 0.7)),
            with: Color.red)
          layer.fill(
            Path(
              ellipseIn: Rect(
                x: size.width * 0.3, y: size.height * 0.3, width: size.width * 0.7,
                height: size.height * 0.7)),
            with: Color.blue)
        }
      }
    }

    private var clipped: some Component {
      Canvas { context, size in
        context.clip(to: .star(in: Rect(origin: .zero, size: size)))
        if let image = ImagesSheets.landscape {
          context.draw(image, in: Rect(x: -20, y: 0, width: size.width + 40, height: size.height))
        }
      }
    }

    private var outside: some Component {
      Canvas { context, size in
        context.stroke(
          Path(
            ellipseIn: Rect(
              x: -10, y: 10, width: size.width + 20, height: size.height - 20)),
          with: Color.green, lineWidth: 10)
      }
    }
  }
}
