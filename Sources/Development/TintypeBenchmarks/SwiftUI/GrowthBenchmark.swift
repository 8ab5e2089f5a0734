// SPDX-License-Identifier: MIT

#if os(Linux)
  import TintypeSwiftUI

  /// The growth of the time to evaluate and lay out a container with the number of its rows.
  @MainActor
  enum GrowthBenchmark {
    private static let layout = SwiftUISnapshotLayout.fixed(width: 390, height: 844)

    static func run(_ options: BenchmarkOptions) throws {
      let lazy: [(String, (Int) -> any View)] = [
        ("List", { list($0) }),
        ("List, to the middle", { Scrolled(row: $0 / 2, content: list($0)) }),
        ("List, to the end", { Scrolled(row: $0 - 1, content: list($0)) }),
        ("Form", { count in Form { rows(count) } }),
        ("LazyVStack", { stack($0) }),
        ("LazyVStack, to the end", { Scrolled(row: $0 - 1, content: stack($0)) }),
        ("LazyHStack", { count in ScrollView(.horizontal) { LazyHStack { rows(count) } } }),
        ("LazyVGrid", { grid($0) }),
        ("LazyVGrid, to the end", { Scrolled(row: $0 - 1, content: grid($0)) }),
      ]
      let eager: [(String, (Int) -> any View)] = [
        ("VStack", { count in VStack { rows(count) } }),
        ("HStack", { count in HStack { rows(count) } }),
        ("ZStack", { count in ZStack { rows(count) } }),
        ("Group", { count in VStack { Group { rows(count) } } }),
        ("Overlay", { count in Color.red.overlay { rows(count) } }),
        ("Table", { count in Table(numbers(count)) { TableColumn("N") { Text("\($0.id)") } } }),
        ("Grid", { pairs($0 / 2) }),
      ]
      let rounds = options.rounds ?? 5
      try print(lazy, [100, 1_000, 10_000, 100_000], rounds)
      try print(eager, [1_000, 10_000], max(rounds / 5, 1))
    }

    private static func print(
      _ containers: [(String, (Int) -> any View)], _ counts: [Int], _ rounds: Int
    ) throws {
      for (name, make) in containers {
        let times = try Measurement.samples(
          rounds: rounds,
          counts.map { count in { _ = try ViewHost(AnyView(erasing(make(count))), layout: layout) }
          }
        ).map(\.least)
        let ratios = times.map { "× \($0.ratio(to: times[0]))" }.joined(separator: "  ")
        Swift.print("growth  \(name), \(counts[0]) to \(counts.last ?? 0) rows: \(ratios)")
      }
    }

    private static func erasing(_ view: some View) -> AnyView { AnyView(view) }

    private static func row(_ number: Int) -> some View { Text("Row \(number)") }

    private static func rows(_ count: Int) -> some View {
      ForEach(0..<count, id: \.self) { row($0) }
    }

    private static func list(_ count: Int) -> some View { List { rows(count) } }

    private static func stack(_ count: Int) -> some View {
      ScrollView { LazyVStack { rows(count) } }
    }

    private static func grid(_ count: Int) -> some View {
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows(count) } }
    }

    private static func pairs(_ count: Int) -> some View {
      Grid {
        ForEach(0..<count, id: \.self) { number in
          GridRow {
            row(number)
            row(number)
          }
        }
      }
    }

    private struct Number: Identifiable { let id: Int }

    private static func numbers(_ count: Int) -> [Number] { (0..<count).map { Number(id: $0) } }
  }

  /// A view that scrolls to a row when it appears.
  private struct Scrolled<Content: View>: View {
    let row: Int
    let content: Content

    var body: some View {
      ScrollViewReader { proxy in content.onAppear { proxy.scrollTo(row, anchor: .center) } }
    }
  }
#endif
