// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeImaging

/// Horizontal bars, grouped by what was done.
struct BenchmarkChart: Component {
  var data: ChartData

  /// Paints the comparisons of a report into a PNG file.
  static func write(_ report: BenchmarkReport, to path: String) throws {
    guard let data = ChartData(report) else {
      throw BenchmarkError.usage("A chart shows the suite “compare”. Name it, or no suite.")
    }
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(
      of: BenchmarkChart(data: data), in: .sizeThatFits, traits: traits, measuring: renderer)
    let file = try PNG.encode(try renderer.paint(scene), scale: scene.canvas.scale)
    try Data(file.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  static let traits = Traits(colorScheme: .light, displayScale: 2)

  var body: some Component {
    VStack(alignment: .leading, spacing: 22) {
      VStack(alignment: .leading, spacing: 6) {
        Text(data.title).font(.system(size: 24, weight: .bold)).foregroundStyle(Self.ink)
        Text(data.subtitle)
          .font(.system(size: 12.5))
          .foregroundStyle(Self.paleInk)
          .fixedSize(horizontal: false, vertical: true)
      }
      for panel in data.panels { Panel(panel: panel) }
    }
    .padding(28)
    .frame(width: 800, alignment: .leading)
    .background(Color(hex: 0xF4F5F8))
  }

  fileprivate static let ink = Color(hex: 0x1B2130)
  fileprivate static let paleInk = Color(hex: 0x5C6475)

  /// All groups on one sheet and one scale.
  private struct Panel: Component {
    var panel: ChartData.Panel

    var body: some Component {
      VStack(alignment: .leading, spacing: 14) {
        Text(panel.title).font(.system(size: 15, weight: .semibold)).foregroundStyle(ink)
        for (index, group) in panel.groups.enumerated() {
          if index > 0 { Rectangle().fill(Color(hex: 0xE7E9EF)).frame(height: 1) }
          HStack(alignment: .top, spacing: 14) {
            Text(group.title)
              .font(.system(size: 13, weight: .medium))
              .foregroundStyle(ink)
              .frame(width: 104, alignment: .leading)
            VStack(alignment: .leading, spacing: 5) {
              for bar in group.bars { Row(bar: bar, longest: panel.longest) }
            }
          }
        }
      }
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.white, in: RoundedRectangle(cornerRadius: 14))
      .overlay {
        RoundedRectangle(cornerRadius: 14).strokeBorder(Color(hex: 0xE1E4EB), lineWidth: 1)
      }
    }
  }

  /// One bar between its name and its time.
  private struct Row: Component {
    var bar: ChartData.Bar
    var longest: Double

    var body: some Component {
      HStack(spacing: 8) {
        Text(bar.title)
          .font(.system(size: 12))
          .foregroundStyle(paleInk)
          .lineLimit(1)
          .frame(width: 96, alignment: .trailing)
        RoundedRectangle(cornerRadius: 3)
          .fill(color)
          .frame(width: width, height: 13)
        Text(bar.label)
          .font(.system(size: 12, weight: bar.isRival ? .regular : .semibold))
          .foregroundStyle(bar.isRival ? paleInk : ink)
          .fixedSize()
      }
    }

    /// The longest bar leaves room for its time; the shortest can still be seen.
    private var width: Double {
      guard longest > 0 else { return 2 }
      return max(2, (bar.milliseconds / longest * 340 * 2).rounded() / 2)
    }

    private var color: Color {
      if bar.isRival { return Color(hex: 0xB4BAC6) }
      switch bar.title {
      case "exact": return Color(hex: 0x1F4FD8)
      case "perceptual": return Color(hex: 0x0C8A6A)
      default: return Color(hex: 0x7A5AE0)
      }
    }
  }
}
