// SPDX-License-Identifier: MIT

import TintypeComponents

/// The growth of layout time with the size of the tree.
enum LayoutBenchmark {
  static func run() throws {
    try compareSizes()
    try compareDepths()
  }

  /// Returns a list of rows, seven nodes each.
  private static func rows(_ count: Int) -> some Component {
    VStack(alignment: .leading, spacing: 4) {
      for index in 0..<count {
        HStack {
          Circle().frame(width: 20, height: 20)
          VStack(alignment: .leading) {
            Text("Row \(index)")
            Text("The line below the title").font(.footnote)
          }
          Spacer()
          Text("12")
        }
        .padding(.horizontal, 8)
      }
    }
  }

  /// Returns nested stacks whose children take all available space.
  private static func nest(_ depth: Int) -> ComponentList {
    var content = ComponentList([Color.black])
    for level in 0..<depth {
      let inner = content
      if level.isMultiple(of: 2) {
        content = ComponentList([
          HStack {
            inner
            Color.black
            Text("a")
          }
        ])
      } else {
        content = ComponentList([
          VStack {
            inner
            Color.black
            Text("a")
          }
        ])
      }
    }
    return content
  }

  private static func lay(_ component: some Component) throws {
    _ = try Scene(
      of: component, in: .fixed(Size(width: 4000, height: 60_000)), measuring: BlockText())
  }

  private static func compareSizes() throws {
    // Seven nodes per row.
    let times = try Measurement.medians(
      rounds: 7, [{ try lay(rows(143)) }, { try lay(rows(1429)) }])
    print("layout   1,000 nodes   \(times[0].milliseconds)")
    print("layout  10,000 nodes   \(times[1].milliseconds)   × \(times[1].ratio(to: times[0]))")
  }

  private static func compareDepths() throws {
    let depths = [10, 20, 40]
    let times = try Measurement.medians(rounds: 7, depths.map { depth in { try lay(nest(depth)) } })
    for (depth, time) in zip(depths, times) {
      print("layout  \(depth) stacks deep   \(time.milliseconds)   × \(time.ratio(to: times[0]))")
    }
  }
}
