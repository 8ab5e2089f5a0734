// SPDX-License-Identifier: MIT

#if os(Linux)
  /// The performance targets of `tintype watch` and `tintype catalog`.
  enum PreviewGoals {
    /// Returns the longest time after the save of a source for the time of the build alone, both in
    /// milliseconds.
    static func limit(ofBuild milliseconds: Double) -> Double { 1.3 * milliseconds + 200 }

    static func all(of report: BenchmarkReport) -> [BenchmarkReport.Goal] {
      func median(_ subject: String, _ name: String) -> Double? {
        report.rows.first {
          $0.suite == PreviewsBenchmark.suite && $0.subject == subject && $0.name == name
        }?.median
      }
      let (watched, cards) = (WatchBenchmark.subject, CatalogBenchmark.subject)
      let build = median(watched, WatchBenchmark.build)
      let saves = [WatchBenchmark.image, WatchBenchmark.end].map { name in
        goal(
          "\(watched): \(name) ÷ (1.3 × build + 0.2 s)", 1,
          quotient(median(watched, name), build.map(limit)))
      }
      return saves + [
        goal(
          "\(cards): catalog ÷ rendering alone", 1.1,
          quotient(
            median(cards, CatalogBenchmark.catalog), median(cards, CatalogBenchmark.rendering))),
        goal(
          "\(cards): the page responds to a key, seconds", 1,
          median(cards, PageMeter.answer).map { $0 / 1000 }),
        goal(
          "\(cards): the slowest keystroke in the filter, milliseconds", 50,
          median(cards, PageMeter.slowest)),
      ]
    }

    private static func goal(
      _ name: String, _ atMost: Double, _ measured: Double?
    ) -> BenchmarkReport.Goal {
      BenchmarkReport.Goal(
        suite: PreviewsBenchmark.suite, name: name, atMost: atMost,
        measured: measured?.rounded(digits: 4))
    }

    private static func quotient(_ first: Double?, _ second: Double?) -> Double? {
      guard let first, let second, second > 0 else { return nil }
      return first / second
    }
  }
#endif
