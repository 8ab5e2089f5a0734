// SPDX-License-Identifier: MIT

#if os(Linux)
  import TintypeSwiftUI

  /// The growth of the time to evaluate and lay out a container with the number of its rows.
  @MainActor
  enum GrowthBenchmark {
    private static let layout = SwiftUISnapshotLayout.fixed(width: 390, height: 844)

    /// A part of the measured texts, so that no container finds them in a cache.
    private static var generation = 0

    static func run(_ options: BenchmarkOptions, _ report: inout BenchmarkReport) throws {
      let lazy: [(String, (Int) -> any View)] = [
        ("List", { list($0) }),
        ("Form", { count in Form { rows(count) } }),
        ("LazyVStack", { stack($0) }),
        ("LazyHStack", { count in ScrollView(.horizontal) { LazyHStack { rows(count) } } }),
        ("LazyVGrid", { grid($0) }),
        (
          "LazyHGrid", { count in ScrollView(.horizontal) { LazyHGrid(rows: two) { rows(count) } } }
        ),
        ("Table", { table($0) }),
        ("OutlineGroup", { count in List(numbers(count), children: \.none) { row($0.id) } }),
        (
          "TabView, pages",
          { count in TabView { rows(count) }.tabViewStyle(.page(indexDisplayMode: .never)) }
        ),
      ]
      let scrolled: [(String, (Int) -> any View)] = [
        ("List, to the middle", { Scrolled(row: $0 / 2, content: list($0)) }),
        ("List, to the end", { Scrolled(row: $0 - 1, content: list($0)) }),
        ("LazyVStack, to the end", { Scrolled(row: $0 - 1, content: stack($0)) }),
        ("LazyVGrid, to the end", { Scrolled(row: $0 - 1, content: grid($0)) }),
        ("Table, to the end", { Scrolled(row: $0 - 1, content: table($0)) }),
      ]
      let eager: [(String, (Int) -> any View)] = [
        ("VStack", { count in VStack { rows(count) } }),
        ("HStack", { count in HStack { rows(count) } }),
        ("ZStack", { count in ZStack { rows(count) } }),
        ("Group", { count in VStack { Group { rows(count) } } }),
        ("Grid", { pairs($0 / 2) }),
        ("Overlay", { count in Color.red.overlay { rows(count) } }),
        ("LazyVStack without a scroll view", { count in LazyVStack { rows(count) } }),
        ("Picker, inline", { picker($0).pickerStyle(.inline) }),
        ("Picker, segmented", { picker($0).pickerStyle(.segmented) }),
        ("LabeledContent", { count in VStack { each(count) { labeled($0) } } }),
        ("DisclosureGroup", { count in VStack { each(count) { disclosure($0) } } }),
        ("Preferences", { preferences($0) }),
        ("Sum of texts", { count in (0..<count).reduce(Text("")) { $0 + row($1) } }),
      ]
      let rounds = options.rounds ?? 5
      print("growth  | milliseconds | 100 | 1,000 | 10,000 | 100,000 | ratio |")
      try measure(lazy, rounds, atMost: 1.2, &report)
      try measure(scrolled, rounds, atMost: 1.5, &report)
      try measure(eager, max(rounds / 2, 1), counts: [100, 1_000, 10_000], atMost: 11, &report)
    }

    /// Adds the time of containers, and the ratios of the last count to the first one, or to 1,000 if
    /// all rows are created.
    private static func measure(
      _ containers: [(String, (Int) -> any View)], _ rounds: Int,
      counts: [Int] = [100, 1_000, 10_000, 100_000], atMost: Double,
      _ report: inout BenchmarkReport
    ) throws {
      for (name, make) in containers {
        let samples = try Measurement.samples(
          rounds: rounds,
          counts.map { count in
            {
              generation += 1
              _ = try ViewHost(AnyView(erasing(make(count))), layout: layout)
            }
          }
        )
        for (count, sample) in zip(counts, samples) {
          report.rows.append(
            BenchmarkReport.Row(
              suite: "growth", subject: "Rows of containers", name: name,
              by: MeasuredNumbers.significant(Double(count)), sample))
        }
        let times = samples.map(\.least.inMilliseconds)
        let (base, last) = (counts.count - (atMost < 2 ? counts.count : 2), counts.count - 1)
        let ratio = (times[last] / times[base]).rounded(digits: 2)
        let cells = times.map { "\($0.rounded(digits: 1))" } + (last < 3 ? ["–"] : [])
        print("growth  | \(([name] + cells + ["\(ratio)"]).joined(separator: " | ")) |")
        report.add(
          BenchmarkReport.Goal(
            suite: "growth", name: "\(name): \(counts[last]) ÷ \(counts[base]) rows",
            atMost: atMost, measured: ratio))
      }
    }

    private static func erasing(_ view: some View) -> AnyView { AnyView(view) }

    /// Returns a text whose length is the same for all numbers: a text without space has a line for
    /// each character.
    private static func row(_ number: Int) -> Text {
      Text("Row \(number + 100_000) of \(generation + 1_000)")
    }

    private static func each(
      _ count: Int, @ViewBuilder content: @escaping (Int) -> some View
    ) -> some View {
      ForEach(0..<count, id: \.self) { content($0) }
    }

    private static func rows(_ count: Int) -> some View { each(count) { row($0) } }

    private static var two: [GridItem] { [GridItem(), GridItem()] }

    private static func picker(_ count: Int) -> some View {
      Picker("P", selection: .constant(1)) { rows(count) }
    }

    private static func labeled(_ number: Int) -> some View {
      LabeledContent("L") { row(number) }
    }

    private static func disclosure(_ number: Int) -> some View {
      DisclosureGroup("D", isExpanded: .constant(true)) { row(number) }
    }

    private static func table(_ count: Int) -> some View {
      Table(numbers(count)) { TableColumn("N") { row($0.id) } }
    }

    private static func preferences(_ count: Int) -> some View {
      VStack { each(count) { row($0).preference(key: NumbersKey.self, value: [$0]) } }
        .onPreferenceChange(NumbersKey.self) { _ in }
    }

    private static func list(_ count: Int) -> some View { List { rows(count) } }

    private static func stack(_ count: Int) -> some View {
      ScrollView { LazyVStack { rows(count) } }
    }

    private static func grid(_ count: Int) -> some View {
      ScrollView { LazyVGrid(columns: two) { rows(count) } }
    }

    private static func pairs(_ count: Int) -> some View {
      Grid {
        ForEach(0..<count, id: \.self) { number in
          GridRow {
            row(2 * number)
            row(2 * number + 1)
          }
        }
      }
    }

    private struct Number: Identifiable {
      let id: Int
      /// The children of no number.
      let none: [Number]? = nil
    }

    /// The rows of all sizes, whose creation is no part of the measurement.
    private static let all = (0..<100_000).map { Number(id: $0) }

    private static func numbers(_ count: Int) -> [Number] { Array(all.prefix(count)) }

    private enum NumbersKey: PreferenceKey {
      static var defaultValue: [Int] { [] }

      static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }
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
