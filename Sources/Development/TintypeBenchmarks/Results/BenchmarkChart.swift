// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeImaging

/// Horizontal bars, grouped by task.
struct BenchmarkChart: Component {
  var data: ChartData

  /// Paints the comparisons of a report into a PNG file.
  static func write(_ report: BenchmarkReport, to path: String) throws {
    guard let data = ChartData(report) else {
      throw BenchmarkError.usage("A chart requires the suite “compare”. Specify it, or no suite.")
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

  /// All groups on one panel with one scale.
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

  /// A bar between its name and its time.
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
          .font(.system(size: 12, weight: bar.isCompetitor ? .regular : .semibold))
          .foregroundStyle(bar.isCompetitor ? paleInk : ink)
          .fixedSize()
      }
    }

    /// The longest bar leaves space for its time; the shortest one is still visible.
    private var width: Double {
      guard longest > 0 else { return 2 }
      return max(2, (bar.milliseconds / longest * 340 * 2).rounded() / 2)
    }

    private var color: Color {
      if bar.isCompetitor { return Color(hex: 0xB4BAC6) }
      switch bar.title {
      case "exact": return Color(hex: 0x1F4FD8)
      case "perceptual": return Color(hex: 0x0C8A6A)
      default: return Color(hex: 0x7A5AE0)
      }
    }
  }
}

/// The data of a chart of comparisons: panels of groups of bars.
struct ChartData: Hashable {
  /// The title of the chart.
  var title: String
  /// The machine, and how to read the chart.
  var subtitle: String
  var panels: [Panel]

  /// Groups of bars with one scale.
  struct Panel: Hashable {
    var title: String
    var groups: [Group]

    /// The longest time of the panel, in milliseconds.
    var longest: Double { groups.flatMap(\.bars).map(\.milliseconds).max() ?? 0 }
  }

  /// The times of one task.
  struct Group: Hashable {
    var title: String
    var bars: [Bar]
  }

  /// A single time.
  struct Bar: Hashable {
    var title: String
    var milliseconds: Double
    /// The ratio to the first competitor's time; `nil` for competitors, and if there are none.
    var ratio: Double?
    var isCompetitor: Bool

    /// The time, followed by how many times faster it is.
    var label: String {
      [MeasuredNumbers.time(milliseconds), ratio.flatMap(MeasuredNumbers.speed)].compactMap(\.self)
        .joined(separator: "  ")
    }
  }
}

extension ChartData {
  /// Creates the data from the measurements of `tintype compare` on files that cairo wrote; returns
  /// `nil` without such measurements.
  init?(_ report: BenchmarkReport) {
    let files = ", cairo’s files"
    let shown = ["same bytes", "re-encoded", "slight", "heavy"]
    let modes = ["exact", "pixelmatch", "perceptual"]
    panels = report.subjects.filter { $0.suite == "compare" }.compactMap { subject in
      let groups = shown.compactMap { name -> Group? in
        let rows = report.rows.filter {
          $0.suite == "compare" && $0.subject == subject.name && $0.name == name + files
            && ($0.isCompetitor || modes.contains($0.by))
        }
        return rows.isEmpty
          ? nil : Group(title: Self.titles[name] ?? name, bars: rows.map(Bar.init))
      }
      return groups.isEmpty ? nil : Panel(title: subject.name, groups: groups)
    }
    guard !panels.isEmpty else { return nil }
    let competitor = report.rows.first { $0.suite == "compare" && $0.isCompetitor }?.by
    title = competitor.map { "Comparing two images, next to \($0)" } ?? "Comparing two images"
    let quotient = competitor.map { " Compared with the time of \($0)." } ?? ""
    subtitle =
      "Medians of whole processes, from start to end; less is better.\(quotient)\n"
      + "PNG files written by cairo. \(report.machine.processor), \(report.machine.cores) cores, "
      + "\(report.machine.system)."
  }

  private static let titles = [
    "same bytes": "Same bytes", "re-encoded": "Same pixels,\nother bytes",
    "slight": "A title and\na button", "heavy": "Dark and\nscrolled",
  ]
}

extension ChartData.Bar {
  init(_ row: BenchmarkReport.Row) {
    self.init(
      title: row.by, milliseconds: row.median, ratio: row.ratios.first?.value,
      isCompetitor: row.isCompetitor)
  }
}
