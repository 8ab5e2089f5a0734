// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import Tintype
  import TintypeCairo
  import TintypeComponents
  import TintypeSwiftUI

  /// The time to paint a screen with glass bars, divided by that of the same screen without glass.
  enum GlassBenchmark {
    /// The maximum ratio of both times.
    private static let limit = 1.5

    static func run(_ report: inout BenchmarkReport) throws {
      let renderer = try CairoRenderer.standard()
      let traits = UITraitCollection(displayScale: 3)
      let scenes = try [PlatformStyle.iOS, .iOS26].map { style in
        try ViewHost(
          BarScreen(), layout: .device(config: .iPhone13.platformStyle(style)), traits: traits
        ).scene
      }
      let times = try Measurement.samples(
        rounds: 41, warmsUp: true,
        scenes.map { scene in { _ = try renderer.paint(scene) } }
      ).map(\.least)
      print(
        """
        snapshot  screen with bars, phone at 3x: painting takes \(times[0].milliseconds), and \
        \(times[1].milliseconds) with bars of glass, × \(times[1].ratio(to: times[0])) (at most \
        \(limit))
        """)
      report.add(
        BenchmarkReport.Goal(
          suite: "snapshot", name: "screen with bars of glass, phone at 3x: glass ÷ classic",
          atMost: limit, measured: (times[1] / times[0]).rounded(digits: 2)))
    }
  }

  /// A list below a navigation bar and above a tab bar, with items in both.
  private struct BarScreen: View {
    var body: some View {
      TabView {
        Tab("Library", systemImage: "book") {
          NavigationStack {
            List(0..<20) { number in
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
            .navigationTitle("Library")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
              ToolbarItem { Button("Add", systemImage: "plus") {} }
              ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }
            }
          }
        }
        Tab("Radio", systemImage: "radio") { Text("Radio") }
        Tab("Settings", systemImage: "gear") { Text("Settings") }
      }
    }
  }
#endif
