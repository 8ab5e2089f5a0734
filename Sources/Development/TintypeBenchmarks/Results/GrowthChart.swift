// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeImaging

/// A small chart for each container: its time against the number of its rows, with logarithmic axes.
struct GrowthChart: Component {
  /// The times of a container.
  struct Curve: Hashable {
    var title: String
    /// The numbers of rows with the times in milliseconds.
    var points: [Point]
    /// The times before the container was lazy, or none.
    var former: [Point] = []
  }

  var curves: [Curve]
  var subtitle: String

  /// Returns the curves of a report, without those of other suites.
  static func curves(of report: BenchmarkReport) -> [Curve] {
    let rows = report.rows.filter { $0.suite == "growth" }
    return rows.map(\.name).uniqued().map { name in
      Curve(
        title: name,
        points: rows.filter { $0.name == name }.compactMap { row in
          Double(row.by.filter { $0 != "," }).map { Point(x: $0, y: row.least) }
        },
        former: formerly[name] ?? [])
    }
  }

  /// The measurements before `ForEach` created only the elements near the visible part.
  private static let formerly: [String: [Point]] = [
    "List": [Point(x: 100, y: 280), Point(x: 1000, y: 4000), Point(x: 3000, y: 27_900)],
    "LazyVStack": [Point(x: 100, y: 60), Point(x: 1000, y: 4000), Point(x: 3000, y: 14_400)],
  ]

  /// Paints the curves of a report into a PNG file.
  static func write(_ report: BenchmarkReport, to path: String) throws {
    let chart = GrowthChart(
      curves: curves(of: report),
      subtitle: """
        Milliseconds to evaluate and lay out 100 to 100,000 rows in a debug build, both on logarithmic \
        axes. A straight line along the gray one is a cost in proportion to the rows; a flat one does \
        not depend on them. Orange: before containers were lazy.
        \(report.machine.processor), \(report.machine.cores) cores.
        """)
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(
      of: chart, in: .sizeThatFits, traits: BenchmarkChart.traits, measuring: renderer)
    let file = try PNG.encode(try renderer.paint(scene), scale: scene.canvas.scale)
    try Data(file.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  var body: some Component {
    VStack(alignment: .leading, spacing: 18) {
      VStack(alignment: .leading, spacing: 6) {
        Text("Time against rows").font(.system(size: 24, weight: .bold)).foregroundStyle(ink)
        Text(subtitle).font(.system(size: 12.5)).foregroundStyle(paleInk)
          .fixedSize(horizontal: false, vertical: true)
      }
      Grid(alignment: .topLeading, horizontalSpacing: 12, verticalSpacing: 12) {
        for first in stride(from: 0, to: curves.count, by: Self.columns) {
          GridRow {
            for curve in curves[first..<min(first + Self.columns, curves.count)] {
              Panel(curve: curve)
            }
          }
        }
      }
    }
    .padding(24)
    .background(Color(hex: 0xF4F5F8))
    .frame(width: Self.width)
  }

  private static let columns = 5
  private static let width = 900.0

  private struct Panel: Component {
    var curve: Curve

    var body: some Component {
      VStack(alignment: .leading, spacing: 6) {
        Text(curve.title).font(.system(size: 11.5, weight: .semibold)).foregroundStyle(ink)
          .lineLimit(2).frame(height: 28, alignment: .topLeading)
        Canvas { [curve] context, size in
          let axes = Axes(size: size)
          for power in 0...5 {
            let y = axes.y(of: power == 0 ? 1 : pow(10, Double(power)))
            context.stroke(Path.line(0, y, size.width, y), with: grid, lineWidth: 0.5)
          }
          // The slope of a cost in proportion to the number of rows, through the first point.
          if let first = curve.points.first {
            context.stroke(
              axes.path([first, Point(x: first.x * 1000, y: first.y * 1000)]), with: guide,
              lineWidth: 1)
          }
          context.stroke(axes.path(curve.former), with: formerColor, lineWidth: 1.5)
          context.stroke(axes.path(curve.points), with: color, lineWidth: 2)
          for point in curve.points {
            let center = axes.place(of: point)
            context.fill(
              Path(
                ellipseIn: Rect(x: center.x - 2.5, y: center.y - 2.5, width: 5, height: 5)),
              with: color)
          }
        }
        .frame(height: 92)
        Text(labels).font(.system(size: 10)).foregroundStyle(paleInk).lineLimit(1)
      }
      .padding(10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.white, in: RoundedRectangle(cornerRadius: 10))
    }

    /// The times of the fewest and of the most rows.
    private var labels: String {
      guard let first = curve.points.first, let last = curve.points.last else { return "" }
      return "\(MeasuredNumbers.significant(first.y)) – \(MeasuredNumbers.significant(last.y)) ms"
    }
  }

  /// The axes of a chart: from 100 to 100,000 rows, and from 0.1 milliseconds to 100 seconds.
  private struct Axes {
    var size: Size

    func place(of point: Point) -> Point {
      Point(x: (log10(max(point.x, 100)) - 2) / 3 * (size.width - 6) + 3, y: y(of: point.y))
    }

    func y(of milliseconds: Double) -> Double {
      let share = (log10(max(milliseconds, 0.1)) + 1) / 6
      return (1 - share) * (size.height - 6) + 3
    }

    func path(_ points: [Point]) -> Path {
      var path = Path()
      for (index, point) in points.enumerated() {
        let place = place(of: point)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      return path
    }
  }
}

private let ink = Color(hex: 0x1B2130)
private let paleInk = Color(hex: 0x5C6475)
private let grid = Color(hex: 0xE7E9EF)
private let guide = Color(hex: 0xB4BAC6)
private let color = Color(hex: 0x1F4FD8)
private let formerColor = Color(hex: 0xE07A1F)

extension Path {
  fileprivate static func line(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> Path {
    var path = Path()
    path.move(to: Point(x: x, y: y))
    path.addLine(to: Point(x: toX, y: toY))
    return path
  }
}
