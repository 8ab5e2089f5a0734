// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Tintype
  import TintypeCairo
  import TintypeSnapshots
  import TintypeSwiftUI

  /// A passing snapshot of a list on a phone, compared with painting its scene.
  enum ListBenchmark {
    /// The maximum ratio of the whole snapshot to painting alone.
    private static let limit = 2.0

    static func run(_ report: inout BenchmarkReport) throws {
      let package = try ScratchPackage()
      defer { package.remove() }
      let traits = UITraitCollection(displayScale: 3)
      let layout = SwiftUISnapshotLayout.device(config: .iPhone13)
      func verify() throws {
        try package.verify(
          SettingsList(), named: "list", as: .image(layout: layout, traits: traits))
      }
      try verify()
      let renderer = try CairoRenderer.standard()
      let scene = try ViewHost(SettingsList(), layout: layout, traits: traits).scene
      let times = try Measurement.samples(
        rounds: 41, warmsUp: true,
        [
          { try verify() }, { _ = try renderer.paint(scene) },
          { _ = try ViewHost(SettingsList(), layout: layout, traits: traits) },
        ]
      ).map(\.least)
      print(
        """
        snapshot  list of \(SettingsList.count) rows, phone at 3x: \(times[0].milliseconds), of \
        which painting \(times[1].milliseconds) and views \(times[2].milliseconds); the snapshot is \
        × \(times[0].ratio(to: times[1])) of painting (at most \(limit))
        """)
      report.add(
        BenchmarkReport.Goal(
          suite: "snapshot",
          name: "list of \(SettingsList.count) rows, phone at 3x: snapshot ÷ painting",
          atMost: limit, measured: (times[0] / times[1]).rounded(digits: 2)))
    }
  }

  /// A list of rows with a symbol, a title, a subtitle and a value.
  private struct SettingsList: View {
    nonisolated static let count = 15

    var body: some View {
      List(0..<Self.count, id: \.self) { number in
        HStack {
          Image(systemName: "star")
          VStack(alignment: .leading) {
            Text("Row \(number)").font(.headline)
            Text("The line below the title").font(.subheadline)
          }
          Spacer()
          Text("\(number * 7)").foregroundStyle(.secondary)
        }
      }
    }
  }
#endif
