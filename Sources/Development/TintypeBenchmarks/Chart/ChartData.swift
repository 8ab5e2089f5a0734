// SPDX-License-Identifier: MIT

/// What a chart of comparisons shows: panels of groups of bars.
struct ChartData: Hashable {
  /// What the chart says.
  var title: String
  /// Where, and how to read it.
  var subtitle: String
  var panels: [Panel]

  /// Bars with one scale.
  struct Panel: Hashable {
    var title: String
    var groups: [Group]

    /// The longest time in it, in milliseconds.
    var longest: Double { groups.flatMap(\.bars).map(\.milliseconds).max() ?? 0 }
  }

  /// Who took how long for one thing.
  struct Group: Hashable {
    var title: String
    var bars: [Bar]
  }

  /// One time.
  struct Bar: Hashable {
    var title: String
    var milliseconds: Double
    /// The share of the first rival's time; `nil` for rivals, and where there are none.
    var ratio: Double?
    var isRival: Bool

    /// The time, with the share behind it.
    var label: String {
      Numbers.time(milliseconds) + (ratio.map { "  ×\u{2009}\(Numbers.ratio($0))" } ?? "")
    }
  }
}

extension ChartData {
  /// Takes what `tintype compare` was measured at on files that cairo wrote; `nil` if it was not.
  init?(_ report: BenchmarkReport) {
    let files = ", cairo’s files"
    let shown = ["same bytes", "written anew", "slight", "heavy"]
    let modes = ["exact", "pixelmatch", "perceptual"]
    panels = report.subjects.filter { $0.suite == "compare" }.compactMap { subject in
      let groups = shown.compactMap { name -> Group? in
        let rows = report.rows.filter {
          $0.suite == "compare" && $0.subject == subject.name && $0.name == name + files
            && ($0.isRival || modes.contains($0.by))
        }
        return rows.isEmpty
          ? nil : Group(title: Self.titles[name] ?? name, bars: rows.map(Bar.init))
      }
      return groups.isEmpty ? nil : Panel(title: subject.name, groups: groups)
    }
    guard !panels.isEmpty else { return nil }
    let rival = report.rows.first { $0.suite == "compare" && $0.isRival }?.by
    title = rival.map { "Comparing two pictures, beside \($0)" } ?? "Comparing two pictures"
    let quotient = rival.map { " Behind each, its share of \($0)’s." } ?? ""
    subtitle =
      "Medians of whole processes, from start to end; less is better.\(quotient)\n"
      + "PNG files written by cairo. \(report.machine.processor), \(report.machine.cores) cores, "
      + "\(report.machine.system)."
  }

  private static let titles = [
    "same bytes": "Same bytes", "written anew": "Same pixels,\nother bytes",
    "slight": "A title and\na button", "heavy": "Dark and\nscrolled",
  ]
}

extension ChartData.Bar {
  init(_ row: BenchmarkReport.Row) {
    self.init(
      title: row.by, milliseconds: row.median, ratio: row.ratios.first?.value,
      isRival: row.isRival)
  }
}
